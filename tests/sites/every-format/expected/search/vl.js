Paperlist.search.give("vl","0ladders","B");
