Paperlist.search.give("vp","0pass 1rove","BB");
