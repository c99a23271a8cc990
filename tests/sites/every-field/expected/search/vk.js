Paperlist.search.give("vk","0keep","A");
