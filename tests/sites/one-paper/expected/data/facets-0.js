Paperlist.data("facets",0,{"total":1,"facets":{},"titles":[0]});
