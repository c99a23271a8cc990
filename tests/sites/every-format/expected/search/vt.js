Paperlist.search.give("vt","0tester 1hem 2ose 1ying","BBAA");
