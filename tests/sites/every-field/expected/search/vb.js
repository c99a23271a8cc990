Paperlist.search.give("vb","0before 2hind 1its 1lank 1old","AABAA");
