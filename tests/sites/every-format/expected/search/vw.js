Paperlist.search.give("vw","0weighing 1idgets 2ll","ABB");
