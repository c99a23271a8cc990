Paperlist.search.give("places","00 0remained","wkiPLA==","AA==");
