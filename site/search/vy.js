Paperlist.search.give("vy","0yield 5s","BC");
