Paperlist.search.give("vl","0ladders 2mps 1ight","BAA");
