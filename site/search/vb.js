Paperlist.search.give("vb","0backbone 2ndit 6s 1ecome 2havior 2nchmarks 3efits 2rnoulli 2st 2ta 2yond 1iologically 1ody 2und 5ary 5s 1ridge","BBCBBBBBBBBBBCBBB");
