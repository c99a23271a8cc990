Paperlist.search.give("vt","0that 1itle","AB");
