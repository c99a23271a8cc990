Paperlist.search.give("vc","0closes 1olour 2sts 2unt 5ing","ABAAA");
