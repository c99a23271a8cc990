Paperlist.search.give("vg","0gain 1eneralized 6te 8s 7ion 8ve 7or 5ic 1iven 1lobal 1overned 1radient 3ined 2owth 1uarantees 2ided","BBBBCBBBCBBCBBBB");
