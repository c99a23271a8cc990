Paperlist.search.give("vp","0paper 5s 2ragraph 2ss 1ropose 3ve","AAAAAA");
