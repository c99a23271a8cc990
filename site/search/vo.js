Paperlist.search.give("vo","0objective 6s 1ffer 2ten 1nehiddenlayer 2ly 1pen 3rates 6ions 2timization 7ers 1rder 3inal 2iginal 1utput 6s","BBBCBCBBBCBCBBBB");
