Paperlist.search.give("places","012","ngg=","AA==");
