Paperlist.search.give("vp","0part","A");
