Paperlist.search.give("vv","0validate 2rying 1erifiable 1irtual 2sion 3ual 1oxperformer","BBBBCBB");
