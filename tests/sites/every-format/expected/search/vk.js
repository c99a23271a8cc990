Paperlist.search.give("vk","0kettles 1ites 1nots","BBA");
