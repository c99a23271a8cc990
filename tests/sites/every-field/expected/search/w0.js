Paperlist.search.give("w0","0abelled 1mple 1rbles 0bstract 0eight 0hat 0ith 2le 2s 0olour 1rting 1unting 0uotes 0xample","BABBBAABBBBAAB","lsmawtwtbcscqe");
