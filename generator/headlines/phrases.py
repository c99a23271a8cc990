"""Where a phrase may end: a grammar of English noun phrases and clauses over word classes.

The letters are those of `_lexicon`; a phrase is a stretch of tokens whose letters match.
"""

from __future__ import annotations

import re

# A noun with what stands before it: "the first computable, architecture-explicit lower bound".
_NOUNS = r"[DS]{0,3}(?:(?:B(?:CB)?)*[JENMG]|,(?=[BJE]{1,3}N)|C(?=[BJEN]{0,3}N))*(?:N|(?<=[NOP])M)"
_VERB = r"B*(?:A[ABD]*(?:[EVJNG]|(?=[PD]))|V)"
# What links a further noun: in X · trained with X · robust to X · such as X · by learning X ·
# to learn X · that learns X · that agents learn from X · while learning X · and X · , X
_LINK = (
    rf"(?:(?:[BJE]?(?:O|PP?|T)|SP)(?:B?G[OPT]?)?|,?TB?V(?:[OPT]|B)?|,?P?R{_VERB}[OPTB]?"
    rf"|,?K?B*G[OPT]?|,?[CX](?:B?V[OPT]?)?|,(?=[^.]*C))"
)
# What ends a phrase by itself: to learn · that agents use
_CLOSE = rf"(?:TB?V|,?P?R(?:{_NOUNS})?{_VERB}B?)"
_MORE = rf"(?:{_LINK}{_NOUNS}|{_CLOSE})"

NOUN_PHRASE = re.compile(rf"{_NOUNS}{_MORE}*")
CLAUSE = re.compile(rf"{_NOUNS}{_MORE}*{_VERB}(?:{_MORE}|B|J|[OPT]|{_NOUNS}|,?[CX]{_VERB})*")
ACTION = re.compile(rf"B?[VG](?:[OPTB]|J)?(?:{_NOUNS})?{_MORE}*")
# What may follow the last word of a phrase.
_STOP = r"(?:[PTRCKXBAVG,;:—.]|E(?![JNE]))"
END = re.compile(rf"N(?={_STOP})|(?<=[NOP])M(?={_STOP})")
CLAUSE_END = re.compile(rf"N(?={_STOP})|[NJEB](?=[,;:—.KX])")
