Paperlist.search.give("vl","0language 2rge 5r 5st 2tent 2ws 2yer 1earn 5ed 5ing 2vel 1ike 2mits 2near 6ly 1ocal 2garithmic 2ss 2wer","CCBBCBBBBCCCBCBBBCC");
