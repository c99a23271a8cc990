Paperlist.search.give("vw","0with","A");
