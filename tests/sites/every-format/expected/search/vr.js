Paperlist.search.give("vr","0ribbons 2ng 4ing 4s 1opes 2wing 1ungs","BAAAAAA");
