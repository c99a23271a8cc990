"""Pages into HTML: the only module that knows Jinja and `templates/`."""

from __future__ import annotations

import traceback
from pathlib import Path
from urllib.parse import urlsplit

import jinja2

from generator import strings
from generator.errors import ContentError, Place, Problem
from generator.model import File, Page, Site

ASSETS = "assets"
STRINGS = "strings"


def templates() -> Path:
    """The folder of our templates: inside the package in a wheel, beside it in a checkout."""
    package = Path(__file__).parent
    inside = package / "templates"
    return inside if inside.is_dir() else package.parent / "templates"


def assets(folder: Path) -> list[File]:
    """The files that a site carries as they are: style sheet, scripts, fonts."""
    root = folder / ASSETS
    paths = sorted(path for path in root.rglob("*") if path.is_file())
    return [
        File(f"{ASSETS}/{path.relative_to(root).as_posix()}", path.read_bytes()) for path in paths
    ]


class Renderer:
    """Turns a page into the bytes of its file; the same page always gives the same bytes."""

    def __init__(self, folder: Path, site: Site) -> None:
        self._folder = folder
        self._site = site
        self._environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(folder),
            autoescape=True,  # XML too: the characters are the same
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        self._environment.globals["t"] = strings.load(folder / STRINGS, site.language)
        self._environment.globals["site"] = site

    def __call__(self, page: Page) -> bytes:
        """Render one page; raises ContentError naming template and line where it cannot."""
        try:
            template = self._environment.get_template(page.template)
            text = template.render(page=page, data=page.data, root=self._root(page.path))
        except jinja2.TemplateSyntaxError as error:
            place = Place(self._file(error.name or page.template), error.lineno)
            raise _failure(place, error.message or "not a template") from error
        except jinja2.TemplateNotFound as error:
            raise _failure(Place(self._file(page.template)), f"no template {error}") from error
        except (jinja2.TemplateError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            if not (passed := self._place(error)):  # not the template's fault but ours
                raise
            raise _failure(passed, str(error)) from error
        return text.encode("utf-8")

    def _root(self, path: str) -> str:
        """The way from a page to the site's folder; the 404 page's begins at the host's root."""
        if path == "404.html" and self._site.base_url:
            # A host shows this page under any address.
            return urlsplit(self._site.base_url).path
        return "../" * path.count("/")

    def _file(self, name: str) -> str:
        return f"{self._folder.name}/{name}"

    def _place(self, error: Exception) -> Place | None:
        """The innermost line of a template that the error passed; Jinja puts them into tracebacks.

        None where it passed none, so that no template can have caused it.
        """
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if Path(frame.filename).is_relative_to(self._folder):
                name = Path(frame.filename).relative_to(self._folder).as_posix()
                return Place(self._file(name), frame.lineno or 0)
        return None


def _failure(place: Place, message: str) -> ContentError:
    remedy = "mend the template; its first line says what it is given"
    return ContentError([Problem(place, f"template error: {message}", remedy)])
