Paperlist.search.give("vc","0colour 2unting","BA");
