Paperlist.search.give("places","0a","BQ==","AA==");
