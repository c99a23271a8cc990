Paperlist.search.give("vh","0hand 2ts","AB");
