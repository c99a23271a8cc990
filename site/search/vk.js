Paperlist.search.give("vk","0kernel 6ized 6s 1i67 2nds 1nowledge 4n","ABAAACA");
