Paperlist.search.give("vw","0well 1hether 2ile 2ose 1ill 2se 2th 4out 1ork","BBABBBABC");
