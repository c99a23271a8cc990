Paperlist.search.give("vb","0bits","B");
