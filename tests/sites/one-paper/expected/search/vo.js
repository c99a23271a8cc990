Paperlist.search.give("vo","0overflows","A");
