Paperlist.search.give("vj","0joint","B");
