Paperlist.search.give("vu","0under 5stood 2ified 2like 1pon","DBBBB");
