Paperlist.search.give("vs","0sample 1cales 1hape 2eet 1kip 4ping 1ort 4ing 1poons 1tack 5ing 3nd 2eps 2ones 2ream","BAAAAAAABAAAABB");
