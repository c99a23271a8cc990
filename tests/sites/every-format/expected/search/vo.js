Paperlist.search.give("vo","0often 1nce 1rder 1urs 1ver","AAAAA");
