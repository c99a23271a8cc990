Paperlist.search.give("vo","0opens 1rder","AA");
