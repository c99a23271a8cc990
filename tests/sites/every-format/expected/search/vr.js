Paperlist.search.give("vr","0ribbons 2nging 1owing","BAA");
