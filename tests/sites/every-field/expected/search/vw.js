Paperlist.search.give("vw","0weight 1ith","BA");
