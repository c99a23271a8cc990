"""Pages into HTML: the only module that knows Jinja and `templates/`."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import jinja2
from markupsafe import Markup

from generator import strings, swift, template_faults
from generator.errors import ContentError, Place, Problem
from generator.strings import Strings
from generator.views import File, Page, Site

ASSETS = "assets"
STRINGS = "strings"
_CSS_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_OPTIONS: dict[str, Any] = {
    "autoescape": True,  # XML too: the characters are the same
    "undefined": jinja2.StrictUndefined,
    "trim_blocks": True,
    "lstrip_blocks": True,
    "keep_trailing_newline": True,
}
_CONSTANT = ("partials/data.html", "partials/language.html", "partials/mine.html")


def templates() -> Path:
    """The folder of our templates: inside the package in a wheel, beside it in a checkout."""
    package = Path(__file__).parent
    inside = package / "templates"
    return inside if inside.is_dir() else package.parent / "templates"


def assets(folder: Path) -> list[File]:
    """The files that a site carries beside its pages: style sheet, scripts, fonts."""
    root = folder / ASSETS
    paths = sorted(path for path in root.rglob("*") if path.is_file())
    return [File(f"{ASSETS}/{path.relative_to(root).as_posix()}", _carried(path)) for path in paths]


def _carried(path: Path) -> bytes:
    """A file as it is; of a script or style sheet, what a browser needs: no indents, no comments.

    A fifth of what readers load first is saved so. No string of ours goes over several lines or
    holds what looks like a comment.
    """
    if path.suffix not in (".js", ".css"):
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        text = _CSS_COMMENT.sub("", text)
    kept = [line for raw in text.splitlines() if (line := raw.strip()) and line[:2] != "//"]
    return ("\n".join(kept) + "\n").encode()


def _script(value: object) -> Markup:
    """A value as a script file says it.

    Not for scripts inside a page: there "</script>" would have to be spelt otherwise. Separators
    of lines are, since old browsers end a string at them.
    """
    said = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(said.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


def _remembering(words: Strings) -> Any:
    """The same words, each text put together only once."""
    said: Any = cache(words.__call__)
    said.texts = words.texts
    return said


def own_templates(source: Path) -> tuple[Path, ...]:
    """The organiser's templates beside the content folder `source`; none where there are none."""
    folder = source.resolve().parent / "templates"
    found = source.is_dir() and folder.is_dir() and not folder.samefile(templates())
    return (folder,) if found else ()


def filled(folder: Path) -> Callable[..., bytes]:
    """What fills a template of a folder, by its name, with values: markup as it is, text escaped.

    No site of the organiser's is made with it: a fault in such a template is ours.
    """
    options = {**_OPTIONS, "auto_reload": False}
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(folder), **options)

    def fill(name: str, **given: object) -> bytes:
        return environment.get_template(name).render(given).encode()

    return fill


class Renderer:
    """Turns a page into the bytes of its file; the same page always gives the same bytes."""

    def __init__(self, folder: Path, sites: Sequence[Site], own: Sequence[Path] = ()) -> None:
        """`folder` holds our templates; `sites` are the editions, the main one first.

        A template in a folder of `own` is taken instead of ours, which it can extend under the
        name "default/…".
        """
        self._folder = folder
        self._folders = (*own, folder)
        self._sites = {site.language: site for site in sites}
        self._words = {
            tag: _remembering(strings.load(folder / STRINGS, tag)) for tag in self._sites
        }
        self._main = sites[0]
        options: dict[str, Any] = {
            "loader": jinja2.ChoiceLoader(
                [
                    *map(jinja2.FileSystemLoader, self._folders),
                    jinja2.PrefixLoader({"default": jinja2.FileSystemLoader(folder)}),
                ]
            ),
            **_OPTIONS,
        }
        self._swift = swift.Environment(_CONSTANT, **options)
        self._exact = jinja2.Environment(**options)
        for environment in (self._swift, self._exact):
            environment.filters["script"] = _script

    def __call__(self, page: Page) -> bytes:
        """Render one page; raises ContentError naming template and line where it cannot."""
        given = self._given(page)
        try:
            text = self._swift.get_template(page.template).render(given)
        except Exception:  # whatever it is, Jinja's own rules tell it better, or know a way
            text = self._by_the_rules(page.template, given)
        return text.encode("utf-8")

    def _by_the_rules(self, name: str, given: dict[str, object]) -> str:
        try:
            return self._exact.get_template(name).render(given)
        except jinja2.TemplateSyntaxError as error:
            raise self._failure(
                Place(self._file(error.name or name), error.lineno), error
            ) from error
        except jinja2.TemplateNotFound as error:
            raise self._failure(self._place(error) or Place(self._file(name)), error) from error
        except UnicodeDecodeError as error:
            raise self._failure(Place(self._file(self._unreadable() or name)), error) from error
        except (
            jinja2.TemplateError,
            ArithmeticError,
            LookupError,
            RecursionError,
            TypeError,
            ValueError,
        ) as error:
            if not (passed := self._place(error)):  # not the template's fault but ours
                raise
            raise self._failure(passed, error) from error

    def _failure(self, place: Place, error: Exception) -> ContentError:
        words = self._words[self._main.language].texts
        told = template_faults.fault(error, self._exact.list_templates(), words)
        return ContentError([Problem(place, *told)])

    def _given(self, page: Page) -> dict[str, object]:
        """What a template is given: see the first line of each."""
        language = page.language or self._main.language
        site, top = self._sites[language], self._top(page)
        return {
            "page": page,
            "data": page.data,
            "site": site,
            "t": self._words[language],
            "top": top,
            "root": top + site.folder,
        }

    def _top(self, page: Page) -> str:
        """The way from a page to the site's folder; the 404 page's begins at the host's root."""
        if page.template == "404.html" and self._main.base_url:
            # A host shows this page under any address.
            return urlsplit(self._main.base_url).path
        return "../" * page.path.count("/")

    def _unreadable(self) -> str:
        """The first template that is not in UTF-8; "" where all are."""
        for folder in self._folders:
            for path in sorted(folder.rglob("*.html")):
                try:
                    path.read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    return path.relative_to(folder).as_posix()
        return ""

    def _file(self, name: str) -> str:
        return f"{self._folder.name}/{name}"

    def _place(self, error: Exception) -> Place | None:
        """The innermost line of a template that the error passed; Jinja puts them into tracebacks.

        None where it passed none, so that no template can have caused it.
        """
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            for folder in self._folders:
                if Path(frame.filename).is_relative_to(folder):
                    name = Path(frame.filename).relative_to(folder).as_posix()
                    return Place(self._file(name), frame.lineno or 0)
        return None
