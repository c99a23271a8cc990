Paperlist.search.give("w0","0art 0ever 0ith 2s 0ost 1unt 4er 4ing 0rror 0tems 1ream 0verflows","AAABAAAAABBA","pnwbmccceiso");
