Paperlist.search.give("vw","0weight 1hat 1ill 2th 1ritten","BAAAA");
