"""The numbers of the ranking, with their reasons; `index` has the formula.

They were chosen on real queries for known papers, of lists of 1,000 to 87,500; none is delicate:
changing one by a third moves the share of papers found first by less than a point.
"""

from __future__ import annotations

# What a match is worth by its field, times the rarity of the word there.
TITLE = 2.6  # a word of the title says what the paper is about
AUTHOR = 2.0  # names are rare, so that their rarity makes up for it
TEXT = 0.85  # any abstract mentions much that it is not about

# A query's word is one of so many of a title or of a list of authors, and the fewer there are, the
# likelier it is this one: what a match gains is minus this times the logarithm of their number, as
# in a language model.
LONG_TITLE = 1.0
CROWD = 0.6
CROWDS = (1.5, 3.5, 6, 10)  # authors in each size class, about
# By the place in a name, of eight: people are looked up by their last name.
NAMES = (0.93, 1, 1, 1, 1, 1, 1, 1)
STEPS = (0.75, 1.05, 1.4, 1.8)  # BM25's share of frequency, the middles of its four steps

NEAR = 40_000  # bytes of places that are read for the runs of a query's rarest words
SMALL = 1_500_000  # bytes of terms that are loaded ahead: what one photograph weighs

RANKING = {
    "longest": 400,  # characters of a query that are read; no title is longer
    "words": 24,  # of a query; each needs a bit of a number
    # What other forms of a word are worth beside the word itself.
    "plural": 0.6,
    "prefix": 0.72,  # what the last word may become, from five letters on; less for fewer
    "typo": (0.62, 0.5, 0.4),  # one edit; one in a word not yet finished; two
    # A paper's score is multiplied by its share of the query, by rarity, to this power: a paper
    # with all words comes first, unless what it lacks is next to nothing.
    "coverage": 6,
    # Added for the order of words.
    "bonus": {
        "beside": 0.55,  # times the rarer word's weight: neighbours as in the query
        "beginning": 3,  # times the query's weight: a title is being typed from its beginning
        "whole": 8,  # all words in the title, by the share of it that they make up
        "samename": 0.8,  # first and last name of one author, not of two
        "exact": 0.8,  # times the query's weight: all words as they are, in no other form
        "run": 7,  # for each word of the query, times the square of the part in one run
    },
    "best": 150,  # papers whose order of words is looked at: those shown, with room to rise
    "few": 10,  # papers with all words; where there are fewer, papers with some are shown too
    "rare": 4,  # papers of a word that is corrected before others
    "wide": 16,  # shards; a prefix spread over more is too short to be worth their bytes
    "prefixed": 60,  # terms that a prefix may mean, the most frequent
}
