Paperlist.search.give("vm","0marbles 71 1ethod 1ore","BAAA");
