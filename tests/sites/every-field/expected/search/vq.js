Paperlist.search.give("vq","0quotation 4er 5s","AAA");
