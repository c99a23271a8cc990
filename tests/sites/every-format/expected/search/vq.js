Paperlist.search.give("vq","0quux","A");
