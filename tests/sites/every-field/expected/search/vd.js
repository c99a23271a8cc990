Paperlist.search.give("vd","0derived 1oes","AA");
