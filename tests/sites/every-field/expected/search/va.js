Paperlist.search.give("va","0abstract","B");
