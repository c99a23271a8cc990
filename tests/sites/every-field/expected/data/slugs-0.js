Paperlist.data("slugs",0,{"slugs":["sorting-by-colour","sorting-by-weight","counting","r-and-d-of-quotes","labelled-abstract-that-has-no-title"],"moved":{}});
