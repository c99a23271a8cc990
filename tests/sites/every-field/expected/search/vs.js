Paperlist.search.give("vs","0sample 2ys 1econd 1ketching 1ort 4ing 1tands 3ys 2reaming","AAAAABAAA");
