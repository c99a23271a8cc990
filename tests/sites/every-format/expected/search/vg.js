Paperlist.search.give("vg","0garply 1rault","AA");
