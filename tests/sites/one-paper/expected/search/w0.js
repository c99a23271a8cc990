Paperlist.search.give("w0","0ith 2s 0ounting 0tems 1ream","ABABB","wbcis");
