Paperlist.search.give("vj","0joint 5dp 2urdan 1ump","BAAA");
