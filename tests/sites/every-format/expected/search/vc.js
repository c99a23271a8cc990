Paperlist.search.give("vc","0climb 5ing 1olour 6s 2rge 2unt 5ing","AABAABA");
