Paperlist.search.give("vm","0most","A");
