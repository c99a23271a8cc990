Paperlist.search.give("places","01","hhw=","AA==");
