Paperlist.search.give("vl","0label 5led 1ine","ABA");
