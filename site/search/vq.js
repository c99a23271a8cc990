Paperlist.search.give("vq","0queries 3stion","BC");
