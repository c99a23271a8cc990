Paperlist.search.give("vb","0bells 1oats 2iling","BBA");
