Paperlist.search.give("places","00 0functional 0remain","wki7HIII","AA==");
