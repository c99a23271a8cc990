Paperlist.search.give("vw","0water 1eigh 5ing 1idgets 2ll","AAABB");
