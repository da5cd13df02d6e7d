"""The demo's pages, each with a test's expectations."""

import re
import subprocess
from dataclasses import dataclass

from tug_harness.paths import program

HELP_SECONDS = 20


@dataclass(frozen=True)
class Page:
    """The content of a page, and the effects of input.

    `click`, `tap` and `enter` are the beginnings of the events that a click on a row, a tap on it
    after the click, and Return lead to, in order. The first of two clicks is an event `row-activated`,
    too: a list asks for two only when it calls the program. `below` is the space below the list, in points.
    `tolerance` is the maximum difference of a colour between servers, on pages with drawn curves.
    """

    name: str
    shows_files: bool = True
    refreshes: bool = True
    loads_more: bool = True
    is_sideways: bool = False
    is_reversed: bool = False
    is_endless: bool = False
    has_headings: bool = False
    panes: int = 1
    below: int = 0
    tolerance: int = 0
    click: tuple = ("row-activated",)
    tap: tuple = ("row-activated",)
    enter: tuple = ("row-activated",)

    @property
    def class_name(self):
        """The page's name as a part of a class's."""
        return "".join(word.capitalize() for word in self.name.split("-"))


PAGES = {
    page.name: page
    for page in (
        Page(
            "recent-files",
            click=("selection-changed", "row-activated"),
            tap=("selection-changed", "row-activated"),
        ),
        Page("grid", click=("selection-changed", "row-activated"), tap=("selection-changed",)),
        Page(
            "sideways",
            is_sideways=True,
            click=("selection-changed", "row-activated"),
            tap=("selection-changed",),
        ),
        Page(
            "environment",
            shows_files=False,
            loads_more=False,
            click=("selection-changed", "row-activated"),
            tap=("selection-changed", "row-activated"),
        ),
        Page(
            "endless",
            shows_files=False,
            refreshes=False,
            loads_more=False,
            is_endless=True,
            click=(),
            tap=(),
            enter=(),
        ),
        Page(
            "two-panes",
            panes=2,
            click=("selection-changed", "row-activated"),
            tap=("selection-changed", "row-activated"),
        ),
        Page(
            "feed",
            shows_files=False,
            has_headings=True,
            click=("selection-changed", "row-activated"),
            tap=("selection-changed", "row-activated"),
        ),
        Page(
            "chat",
            shows_files=False,
            is_reversed=True,
            below=57,
            tolerance=8,
            click=("selection-changed", "row-activated"),
            tap=("selection-changed", "row-activated"),
        ),
    )
}

# Pages that do not share the tests of lists; other files have their tests.
OTHER_PAGES = ("gallery", "feeds", "around", "mixed", "two-levels")

# The documents' demos have fixed controls; test_documents.py has their tests.
DOCUMENT_PAGES = tuple(f"document-{name}" for name in ("fg", "zc", "mj", "cj", "cb"))


def pages_of_the_demo():
    """The names of the pages that the demo itself lists."""
    text = subprocess.run(
        [program("tug-demo"), "--help"],
        check=True, capture_output=True, text=True, timeout=HELP_SECONDS,
    ).stdout  # fmt: skip
    listing = text.partition("\nPages:\n")[2].partition("\n\n")[0]
    return re.findall(r"^  (\S+)  ", listing, re.MULTILINE)
