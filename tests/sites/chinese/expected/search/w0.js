Paperlist.search.give("w0","","","");
