Paperlist.search.give("va","0against 1nother","AA");
