Paperlist.search.give("ve","0ends 1qual 1very 1xample","AAAB");
