Paperlist.search.give("vl","0labelled","B");
