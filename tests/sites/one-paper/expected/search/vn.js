Paperlist.search.give("vn","0never","A");
