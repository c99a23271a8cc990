Paperlist.search.give("vf","0fewer 1lame 1old 4ing","AAAA");
