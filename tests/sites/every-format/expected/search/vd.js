Paperlist.search.give("vd","0dark","A");
