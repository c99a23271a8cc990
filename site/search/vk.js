Paperlist.search.give("vk","0kernelized 1nowledge","BC");
