Paperlist.search.give("ve","0error","A");
