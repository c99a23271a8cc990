Paperlist.search.give("vm","0measure 6ing 1uller","BBA");
