Paperlist.search.give("vi","0identification 7y 6ty 8guided 1mproves 6ing 1nformation btheoretic 2jection 2oculation 2put 5s 2tegrates 4raction 5polating 3roduce 9s 2variance","BBBBBBCCBBCBBBBCBB");
