"""BibTeX's own words, in lower case."""

MONTHS: dict[str, str] = {
    "jan": "January",
    "feb": "February",
    "mar": "March",
    "apr": "April",
    "may": "May",
    "jun": "June",
    "jul": "July",
    "aug": "August",
    "sep": "September",
    "oct": "October",
    "nov": "November",
    "dec": "December",
}

# Fields of entries that papers have, and by which name; all others are kept as they are.
NAMES: dict[str, str] = {
    "abstract": "abstract",
    "arxiv": "arxiv",
    "arxivid": "arxiv",
    "award": "award",
    "booktitle": "venue",
    "code": "code",
    "date": "date",
    "demo": "demo",
    "github": "code",
    "journal": "venue",
    "journaltitle": "venue",
    "keyword": "keywords",
    "keywords": "keywords",
    "openreview": "openreview",
    "poster": "poster",
    "project": "project",
    "session": "session",
    "supp": "supplement",
    "supplement": "supplement",
    "title": "title",
    "tldr": "tldr",
    "track": "track",
    "website": "project",
    "year": "year",
}

# What an entry takes from the book that it refers to under another name; "" for what is the
# book's alone.
INHERITED: dict[str, str] = {
    "title": "booktitle",
    "subtitle": "booksubtitle",
    "author": "",
    "abstract": "",
    "doi": "",
    "isbn": "",
    "key": "",
    "keywords": "",
    "note": "",
    "pages": "",
    "shorttitle": "",
    "url": "",
}

# Fields that only say how others are to be read.
ABOUT: frozenset[str] = frozenset(
    {"archiveprefix", "author", "bibsource", "crossref", "eprinttype", "ids", "xdata"}
)

# What programs keep for themselves, and where files lie on somebody's disk: left out.
LOCAL: frozenset[str] = frozenset(
    {
        "__markedentry",
        "bdsk-file-1",
        "bdsk-file-2",
        "bdsk-url-1",
        "biburl",
        "creationdate",
        "date-added",
        "date-modified",
        "file",
        "groups",
        "localfile",
        "modificationdate",
        "owner",
        "timestamp",
        "urldate",
    }
)
# Entries that are no papers but hold some.
BOOKISH: frozenset[str] = frozenset(
    {"book", "collection", "mvbook", "mvcollection", "mvproceedings", "proceedings"}
)
PROCEEDINGS: frozenset[str] = frozenset({"mvproceedings", "proceedings"})
LEFT_OUT: frozenset[str] = frozenset({"control", "periodical", "proceedings", "set", "xdata"})
