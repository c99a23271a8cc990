Paperlist.data("slugs",0,{"slugs":["paper-bfc2e217","paper-7e0c2b38"],"moved":{}});
