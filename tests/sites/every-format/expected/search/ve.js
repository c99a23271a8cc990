Paperlist.search.give("ve","0each 1xample","AB");
