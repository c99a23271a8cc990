Paperlist.search.give("vp","0paper 2ss 1itch 1robes 3ve","ABAAB");
