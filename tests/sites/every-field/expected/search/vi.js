Paperlist.search.give("vi","0introduce 1tems","AA");
