Paperlist.search.give("places","00 0vector","wkibEQ==","AA==");
