"""Words by which programmes name what they hold, in small letters."""

import re

# What a list of papers is called, by its last word: its items are papers, whatever they tell.
PAPERS: frozenset[str] = frozenset(
    {
        "abstracts",
        "articles",
        "contributions",
        "demonstrations",
        "demos",
        "papers",
        "posters",
        "publications",
        "submissions",
        "论文",
    }
)
# What a list of talks is called: breaks may stand among them.
TALKS: frozenset[str] = frozenset(
    {"lectures", "orals", "presentations", "spotlights", "talks", "exposés", "palestras", "报告"}
)
# Names that say only what stands below them, by their last word.
PLAIN: frozenset[str] = (
    PAPERS
    | TALKS
    | {
        "",
        "agenda",
        "blocks",
        "content",
        "data",
        "dates",
        "days",
        "entries",
        "events",
        "items",
        "list",
        "program",
        "programme",
        "results",
        "rooms",
        "schedule",
        "sessions",
        "slots",
        "subevents",
        "timeslots",
        "tracks",
    }
)
# Lists in a paper or a session that name other works, people or files, by their last word.
NEVER: frozenset[str] = frozenset(
    {
        "attachments",
        "awards",
        "chairs",
        "citations",
        "files",
        "images",
        "links",
        "materials",
        "organizers",
        "organisers",
        "references",
        "related",
        "resources",
        "sponsors",
        "versions",
        "works",
    }
)
# Fields of a paper that name who speaks.
SPEAKERS: frozenset[str] = frozenset({"presenter", "presenters", "speaker", "speakers"})
# Fields that name a session where it has no title, the first of them first.
HEADS: tuple[str, ...] = ("name", "theme", "topic", "label", "heading", "day", "date")
# What happens between talks.
BREAK = re.compile(
    r"(?:(?:morning|afternoon|coffee|tea|lunch|short|mid\w*|poster)[ -])*+(?:breaks?|lunch|coffee"
    r"|dinner|breakfast|reception|registration|banquet|welcome|opening|closing|photo)\b.{0,30}",
    re.IGNORECASE,
)
