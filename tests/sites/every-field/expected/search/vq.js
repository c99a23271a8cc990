Paperlist.search.give("vq","0quotes","A");
