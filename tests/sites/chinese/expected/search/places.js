Paperlist.search.give("places","0log","CQ==","AA==");
