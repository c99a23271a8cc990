Paperlist.search.give("vn","0natural 1ear 2twork 7s 2ural 2wton 2xt 4token 1oise 4y 2nasymptotic 2tion 1umber","BBBBBBBBBBBBC");
