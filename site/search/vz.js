Paperlist.search.give("vz","0zero","A");
