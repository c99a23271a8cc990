Paperlist.search.give("vi","0items","B");
