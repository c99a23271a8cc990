Paperlist.search.give("vc","0counting","A");
