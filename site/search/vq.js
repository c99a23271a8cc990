Paperlist.search.give("vq","0quadratic 3litative 6y 3ntification 6tative 2eries 4y 3stion 8s 1wen 42b 43","AAAAABACAAAA");
