Paperlist.search.give("vm","0marbles 1easure 6ing 1uller","ABBA");
