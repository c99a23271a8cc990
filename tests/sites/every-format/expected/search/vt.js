Paperlist.search.give("vt","0tester 1ying","BA");
