Paperlist.search.give("vk","0kettles 1ites","BB");
