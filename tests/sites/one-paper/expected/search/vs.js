Paperlist.search.give("vs","0stream","B");
