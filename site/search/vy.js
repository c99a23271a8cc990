Paperlist.search.give("vy","0yield 5ing 5s","BAC");
