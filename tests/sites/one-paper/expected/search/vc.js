Paperlist.search.give("vc","0count 5er 5ing","AAA");
