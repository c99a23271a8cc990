Paperlist.search.give("vh","0headline 1ttps","AA");
