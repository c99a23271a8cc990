Paperlist.search.give("vb","0bells 1its 1oats 2il 4ing","BABAA");
