Paperlist.search.give("vs","0sample 1kipping 1orting 1poons 1tacking 2ones 2ream","BAABABB");
