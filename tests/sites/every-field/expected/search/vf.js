Paperlist.search.give("vf","0fewer","A");
