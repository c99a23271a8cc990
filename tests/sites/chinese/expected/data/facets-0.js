Paperlist.data("facets",0,{"total":2,"facets":{},"titles":[1,0]});
