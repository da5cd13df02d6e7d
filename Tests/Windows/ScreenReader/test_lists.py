"""The speech about lists while keys move through them."""

import os
import unittest

import tables
from reader_case import IS_LONG, ReaderTests
from tug_harness.case import on_every_display

READING, SEVERAL, COLUMNS = "Reading", "Selecting several", "In columns"
# The toolkit's lists, and ours that say no less, in each table.
LIKE_A_LIST = {
    READING: ("GtkListBox", ("TugListView", "TugListView of 10,000,000", "TugRefreshBin")),
    SEVERAL: ("GtkListBox of several", ("TugListView of several",)),
    COLUMNS: ("GtkIconView", ("TugListView in columns",)),
}
LIKE_A_TREE = {
    READING: ("GtkTreeView", ("TugListView of cells",)),
    SEVERAL: ("GtkTreeView of several", ()),
}
IN_SHORT = ("TugListView", "TugListView of 10,000,000")
# Words for what a list and its parts are called: a list of one column has no table's cells.
KINDS_OF_PARTS = {
    "List", "items", "table", "rows", "row", "columns", "column", "cell", "icon", "Icon", "panel",
}  # fmt: skip
# Orca gives an icon's position and count only for icon views; for Tug's lists it says row and column.
NOT_COMPARED = {(COLUMNS, "KP Enter")}
# GTK's list says this after some keys in some runs only.
SOMETIMES = {"not selected."}


class Reading(ReaderTests):
    title = READING

    def test_speech_matches_the_table(self):
        self.open()
        steps = tables.steps(self.title, self.kind)
        heard = [tables.text(self.filtered(self.press(keys))) for keys, _ in steps]
        if "TUG_UPDATE_UTTERANCES" in os.environ:
            tables.write(self.title, self.kind, heard)
        for (keys, expected), said in zip(tables.steps(self.title, self.kind), heard, strict=True):
            with self.subTest(keys=keys):
                self.assertEqual(tables.spoken(said), tables.spoken(expected))

    def filtered(self, said):
        is_toolkit = self.kind.startswith("GtkListBox")
        return [part for part in said if not (is_toolkit and part in SOMETIMES)]


def _make_tests():
    for like in (LIKE_A_LIST, LIKE_A_TREE):
        for title, (toolkit, ours) in like.items():
            for kind in (toolkit, *ours):
                if IS_LONG or kind in IN_SHORT:
                    suffix = "".join(word[0].upper() + word[1:] for word in kind.replace(",", "").split())
                    servers = ("X11", "Wayland") if kind == "TugListView" else ("X11",)
                    on_every_display(*servers, suffix=suffix, kind=kind, title=title)(Reading)


_make_tests()


class NothingIsMissing(unittest.TestCase):
    """Tug's lists say everything that the toolkit's lists say."""

    def test_words(self):
        compared = 0
        for like in (LIKE_A_LIST, LIKE_A_TREE):
            for title, (toolkit, ours) in like.items():
                for kind in ours:
                    pairs = zip(tables.steps(title, toolkit), tables.steps(title, kind), strict=True)
                    for (keys, theirs), (_, own) in pairs:
                        if (title, keys) in NOT_COMPARED:
                            continue
                        with self.subTest(title=title, kind=kind, keys=keys):
                            self.assertEqual(words(theirs) - words(own), set())
                            compared += 1
        self.assertGreater(compared, 35)


def words(cell):
    """The words of a cell that tell something: a list's own kind may be called otherwise."""
    # Lists of other lengths are compared, too.
    said = {word for word in tables.spoken(cell) if not word.isdigit()}
    return said - {tables.SILENCE} - KINDS_OF_PARTS
