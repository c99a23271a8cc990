Paperlist.search.give("vn","0naming","A");
