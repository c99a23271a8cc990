Paperlist.search.give("vw","0wall 4clock 1ell 4conditioned 2re 1hereas 3ther 2ile 2ole 3se 1idth 2ll 2se 2th 4in 4out 1ork 1sis","AABAAABAABABBAABCA");
