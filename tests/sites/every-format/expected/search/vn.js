Paperlist.search.give("vn","0name 3ing","AA");
