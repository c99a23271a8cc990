Paperlist.data("slugs",0,{"slugs":["counting-the-items-of-a-stream-with-o-log-log-n-bits"],"moved":{}});
