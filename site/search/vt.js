Paperlist.search.give("vt","0target 2sk 4s 1eacher 2rm 4s 2xtual 1hat 2eir 3oretic 5y 2ree 3ough 7out 1ime 1oken 5s 2ol 2ptwo 1ractable 3ined 5ing 3nsfer 5itions 2uth","CBBBBBBBBCBBDBCCCBBBBCBBB");
