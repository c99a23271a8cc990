Paperlist.search.give("vc","0climbing 1olour 2rge 2unt 5ing","ABABA");
