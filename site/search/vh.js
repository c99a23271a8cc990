Paperlist.search.give("vh","0hand 1essian 1idden 2erarchical 2gh 4probability 1owever 1ybrid 2pothesis","BBCBCBCBB");
