Paperlist.search.give("vs","0sample 1orting","AB");
