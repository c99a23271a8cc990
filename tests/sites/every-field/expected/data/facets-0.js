Paperlist.data("facets",0,{"total":5,"facets":{"list":[[0,1],[2,1,1]],"has":[[2],[2]]},"titles":[2,4,3,0,1]});
