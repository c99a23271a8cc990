Paperlist.search.give("vm","0marbles","B");
