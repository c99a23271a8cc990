Paperlist.search.give("ve","0example","B");
