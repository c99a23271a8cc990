Paperlist.search.give("vf","0folding","A");
