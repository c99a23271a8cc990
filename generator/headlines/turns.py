"""Turns of phrase that only make a sentence longer, and what is meant by them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from generator.headlines.patterns import Late
from generator.headlines.wordclasses import gerund


def _inside(words: str) -> str:
    """Words as they stand inside a sentence: "Nets and AI" as "nets and AI", "AI" as it is."""
    return words if words[1:2].isupper() else words[:1].lower() + words[1:]


_Turn = tuple[tuple[str, ...], Late, str | Callable[[re.Match[str]], str]]
# Signs one of which is looked for first, since that is faster; the turn of phrase; what is meant.
_WORDY: tuple[_Turn, ...] = (
    (
        ("ur group ", "ur research group ", "ur team ", "ur lab ", "ur laboratory "),
        Late(
            r"\b[Oo]ur (?:research )?(?:group|team|lab|laboratory) "
            r"(?=(?:ha(?:s|ve) )?(?:develop|propos|present|design|built|build|introduc|describ))"
        ),
        "we ",
    ),
    (
        (
            " results of a",
            " results of our ",
            " details of ",
            " details on ",
            " result on ",
            " example of a",
        ),
        Late(
            r"\b(?P<tells>presents?|reports?|describes?|gives?) (?:the |some )?(?:[a-z]+ )?"
            r"(?:results of (?=an? |our )|details o[fn] (?=the |an? |our )|results? on (?=[\w-])"
            r"|an example of (?=an? ))"
        ),
        r"\g<tells> ",
    ),
    (
        ("e contribute to th", "e address th", "e tackle th", "e meet th"),
        Late(
            r"\b[Ww]e (?:contribute to|address|tackle|meet) (?:this|these|the above) "
            r"(?:challenge|problem|issue|gap|need|question|limitation)s? (?:with|through) (?=an? )"
        ),
        "We propose ",
    ),
    (
        ("e demonstrate a", "e show a"),
        Late(
            r"\b[Ww]e (?:demonstrate|show) (?=an? (?:[a-z-]+ ){0,3}(?:method|approach|algorithm|"
            r"framework|technique|application|system|procedure|strategy|model)\b)"
        ),
        "We propose ",
    ),
    (
        (" in this article is to ", " in this paper is to ", " here is to "),
        Late(
            r"\b[Tt]he (?:main )?(?:purpose|goal|aim|objective) of the (?:work|research|study) "
            r"(?:presented|described|reported) (?:here|in this (?:article|paper)) is to "
        ),
        "we aim to ",
    ),
    (
        (", Inc", ", Ltd"),
        Late(r"^[A-Z][^,;]{2,60}, (?:Inc|Ltd)\.?,?(?: \([A-Z]+\))? (?=(?:presents|proposes) )"),
        "This paper ",
    ),
    (
        (", for ", ", to "),
        Late(r"(?P<what>, an? (?:[\w-]+ ){0,4}[\w-]+), (?P<link>for|to) (?=[a-z])"),
        r"\g<what> \g<link> ",
    ),
    (
        (", based", ", usin", ", inspi", ", toget", ", along"),
        Late(
            r", (?:based on|using|inspired by|together with|along with) [^,.;]{3,80}, "
            r"(?=(?:can|is|are|may|will|has|have)\b)"
        ),
        " ",
    ),
    (
        (", due to ",),  # of whom a thing is
        Late(r", due to [A-Z][^,;:]{2,60}, (?=(?:can|is|are|may|will|has|have)\b)"),
        " ",
    ),
    (
        (" known as ", " referred to as "),
        Late(
            r",(?: [a-z]+){0,4} (?:also|often|commonly|sometimes|otherwise) "
            r"(?:known|referred to) as "
            r"(?:an? |the )?[\w-]+(?: [\w-]+){0,2}(?:,(?= )|(?=[.;]))"
        ),
        "",
    ),
    (
        (" proposed in ", " developed in ", " presented in ", " introduced in ", " described in "),
        Late(
            r" (?:proposed|developed|presented|introduced|described) in "
            r"(?:that (?:study|paper|work)\b ?|(?:our|a|the)? ?(?:previous|earlier|prior) "
            r"(?:work|study|paper)\b ?|(?=(?:by|to|with|for|using|and) ))"
        ),
        " ",
    ),
    ((" in fact",), Late(r",? in fact,? (?=[a-z])"), " "),
    (
        (", for ", ", to ", ", that ", ", which ", ", where "),
        Late(
            r"\b[Aa]n? (?:(?:new|novel|simple|general|natural|unified|efficient) )*"
            r"(?:model|framework|method|approach|technique|paradigm|scheme|strategy|setting), "
            r"(?P<what>(?!(?:an?|the|called|named|termed|dubbed|based|which|that|where|and|or)\b)"
            r"(?:(?!(?:of|in|to|from|by|with|as|on) )[\w-]+ ){1,4}[\w-]+), "
            r"(?P<link>for|to|that|which) "
        ),
        r"a \g<what> \g<link> ",
    ),
    (("by means",), Late(" by means of "), " with "),
    (("in order to",), Late(r"(?<=[a-z)]) in order to "), " to "),
    (
        ("hat we ", "hich we "),
        Late(
            r",? (?:that|which) we (?:call|name|term|dub|coin|refer to)(?: as)?(?: the)? "
            r"(?=[\w\"-])"
        ),
        " called ",
    ),
    (("first time",), Late(r",? for the first time,? "), " "),
    (("owledg",), Late(r",? to (?:the best of )?our (?:best )?knowledge,? "), " "),
    (
        ("ed as ", "nown as ", "red to as "),
        Late(
            r"(?:,? (?:which|that) (?:is|are))?(?P<comma>,?) (?:also )?"
            r"(?:termed|referred to|entitled|known|coined|dubbed|named) as (?=[\w-]*[A-Z]|\w+-\w)"
        ),
        r"\g<comma> called ",
    ),
    (
        (" proposed", " presented", " introduc", " developed", " designed", " described"),
        Late(
            r"^(?:In this (?:paper|work|article|study|letter),? )?(?P<what>[Aa]n? [^,;:]{3,90}?) "
            r"(?:has been (?:developed|designed)|(?:is|are) (?:\w+ly )?(?:proposed|presented|"
            r"introduced|developed|designed|described))"
            r"(?: in th(?:is|e) (?:paper|work|article|study|letter))?"
            r"(?P<link> for| to| that|,? which) "
        ),
        r"This paper proposes \g<what>\g<link> ",
    ),
    (
        (" is applied to ", " is adapted to ", " is extended to "),
        Late(
            r"^In this (?:paper|work|article|study|letter),? (?P<what>an? [^,;:()]{3,60}?) is "
            r"(?:applied|adapted|extended) to (?=an? |the )"
        ),
        r"This paper proposes \g<what> for ",
    ),
    (
        (" investigated for ", " examined for ", " evaluated for ", " explored for "),
        Late(
            r"^(?P<what>[A-Z][^,;:()]{3,60}?)(?: \([A-Za-z-]{1,9}\))? (?:is|are) "
            r"(?:investigated|examined|evaluated|explored) for "
        ),
        lambda match: f"This paper studies {_inside(match['what'])} for ",
    ),
    (
        (" proposed", " presented", " introduc", " developed", " designed", " described"),
        Late(
            r"^(?:In this (?:paper|work|article|study|letter),? )?"
            r"(?!(?:[Tt]he|[Tt]hese|Those|This|[Oo]ur|It|They|Such|Both|Each|Recent|Many|Most|Some|"
            r"Other|As|Then|First|Next|Finally|Here|To|For|In|On|At|By|With|From|Under|After) )"
            r"(?P<what>[A-Za-z][^,;:()]{3,90}?) (?:is|are) (?:\w+ly )?"
            r"(?:proposed|presented|introduced|developed|designed|described) "
            r"(?:in th(?:is|e) (?:paper|work|article|study|letter) )?"
            r"(?P<link>for|based on|using|via) "
        ),
        lambda match: f"This paper proposes {_inside(match['what'])} {match['link']} ",
    ),
    (
        ("us to ", "ers to "),
        Late(r",? (?:that|which) (?:allow|enable|permit|help)s? (?:us|users|researchers) to "),
        " to ",
    ),
    (
        ("hat we ", "hich we "),
        Late(r",? (?:that|which) we (?:use|apply|employ|leverage) (?P<link>for|to) "),
        r" \g<link> ",
    ),
    (
        (" it to ", " them to "),
        Late(
            r",? and (?:apply|extend|adapt) (?:it|them) to "
            r"(?=(?:solve|derive|design|create|improve|deal|control|[a-z]+ (?:the|an?|its|their)) )"
        ),
        " to ",
    ),
    (
        (" it to ", " them to "),
        Late(r",? and (?:apply|extend|adapt) (?:it|them) to (?!be |a |allow |work |adapt )"),
        " for ",
    ),
    (
        (" et al",),
        Late(
            r",? (?:(?:proposed|introduced|developed|presented) )?(?:of|by|from) "
            r"[A-Z][\w’'-]+ et al\.?"
        ),
        "",
    ),
    (
        (" problem of ", " problems of ", " task of ", " tasks of "),
        Late(
            r" (?P<head>(?:method|approach|framework|model|algorithm|system|network|architecture|"
            r"technique|strategy|scheme|pipeline|procedure|formulation)s?) (?:to|that|which) "
            r"(?:solves?|address(?:es)?|tackles?|handles?) "
            r"the (?:[a-z-]+ )?(?:problem|task)s? of (?=[\w$])"
        ),
        r" \g<head> for ",
    ),
    (
        (" problem of ", " problems of ", " task of ", " tasks of "),
        Late(r" (?P<link>for|to) the (?:[a-z-]+ )?(?:problem|task)s? of (?=[\w$])"),
        r" \g<link> ",
    ),
    (
        (" is to ",),
        Late(
            r"(?P<head> problem| task| setting)s?,? (?:where|in which|whose) (?:the |our )?"
            r"(?:main )?(?:goal|objective|aim|task) is to (?P<verb>[a-z]{2,}) "
        ),
        lambda match: f"{match['head']} of {gerund(match['verb'])} ",
    ),
)


def wordy(text: str) -> list[_Turn]:
    """The turns of phrase whose signs stand in a text: all that `plainer` need look for in it."""
    found: list[_Turn] = []
    for turn in _WORDY:
        for sign in turn[0]:
            if sign in text:
                found.append(turn)
                break
    return found


def plainer(sentence: str, turns: Sequence[_Turn] = _WORDY) -> str:
    """A sentence without turns of phrase that only make it longer.

    >>> plainer("a tool that allows us to cut rope")
    'a tool to cut rope'
    >>> plainer("a knot, which we use for climbing,")
    'a knot for climbing,'
    >>> plainer("the lost-key problem, where the goal is to find a key")
    'the lost-key problem of finding a key'
    """
    for turn in turns:
        signs, pattern, short = turn
        for sign in signs:
            if sign in sentence:
                shorter = pattern.sub(short, sentence)
                if shorter != sentence:  # which may have brought the sign of a later turn
                    return plainer(shorter, _WORDY[_WORDY.index(turn) + 1 :])
                break
    return sentence
