"""The pages of files in the main window: folders open in place, and back again to the same place."""

from demo.listing import Listing
from demo.main_window import MainWindowTests
from tug_harness.case import on_every_display

# More files than are in view, and the folders that tests open.
FILES = 40
INNER, INNERMOST = "inner", "innermost"
# Notches of a wheel that take the first row out of view, and the place of one that is in view then.
NOTCHES = 4
SCROLLED = 8


def title(row):
    """A row's first line, which has no blank; a reader says the second one after it."""
    return row["name"].split(" ")[0]


class FilesTests(MainWindowTests):
    def open_folder(self, *options):
        """Opens a folder with files and a folder, which is the newest, in which there is another."""
        self.listing = Listing(self.folder / "files", FILES)
        self.inner = self.listing.path / INNER
        self.inner.mkdir()
        (self.inner / "one.txt").write_text("one\n")
        (self.inner / INNERMOST).mkdir()
        self.start(*options, self.listing.path)
        self.wait_for_rows("the rows", lambda names: len(names) >= FILES + 1)

    def page(self):
        """The list with its rows, and the window's title with its line below."""
        shown = [one for one in self.accessible.all(self.accessible.tree())
                 if "showing" in one["states"]]  # fmt: skip
        lists = [one for one in shown if one["role"] in ("list box", "table")
                 and one["name"] != "Pages"]  # fmt: skip
        return lists, [one["name"] for one in shown if one["role"] == "label"]

    def rows(self):
        """The rows of the list that is shown."""
        lists, _ = self.page()
        return lists[-1].get("tree", []) if lists else []

    def wait_for_rows(self, what, condition):
        """Waits until `condition` holds for the names of the rows, and returns these."""
        found = []

        def is_so():
            found[:] = [title(row) for row in self.rows()]
            return condition(found)

        self.program.until(what, is_so)
        return found

    def wait_for_words(self, words):
        """Waits until a label that is shown has these words."""
        self.program.until(f"the words {words}", lambda: words in self.page()[1])

    def shown_folder(self):
        return self.setting("folder").rsplit("/", 1)[-1]

    def box(self, name):
        """The place of a row in the window; None where it is not shown."""
        return next((row["box"] for row in self.rows()
                     if title(row) == name and "showing" in row["states"]), None)  # fmt: skip

    def middle(self, name):
        x, y, width, height = self.box(name)
        return x + width / 2, y + height / 2


@on_every_display()
class Files(FilesTests):
    def test_folders_open_in_place_and_keys_lead_back(self):
        self.open_folder()
        self.display.double_click(*self.middle(INNER))
        self.wait_for_rows("the inner folder", lambda names: names[:2] == [INNERMOST, "one.txt"])
        self.wait_for_words(INNER)
        self.assertEqual(self.shown_folder(), INNER)
        self.display.key("Down")
        self.display.key("Return")
        self.wait_for_rows("the innermost folder", lambda names: "one.txt" not in names)
        self.wait_for_words(INNERMOST)
        self.display.key("BackSpace")
        self.wait_for_rows("the inner folder", lambda names: "one.txt" in names)
        self.assertEqual(self.shown_folder(), INNER)
        self.display.key("Up", "Alt")
        self.wait_for_rows("the first folder", lambda names: len(names) == FILES + 1)
        # History: the first folder, the inner one, the innermost, the inner one.
        for folder in (INNER, INNERMOST, INNER, "files"):
            self.display.key("Left", "Alt")
            self.program.until(f"the folder {folder}", lambda: self.shown_folder() == folder)
        self.assertEqual(self.end("q"), 0)

    def test_one_comes_back_to_the_same_place(self):
        self.open_folder()
        self.display.pointer_move(*self.middle(self.listing.names[1]))
        self.display.wheel(NOTCHES)
        name = self.listing.names[SCROLLED]
        self.program.until("the row's place", lambda: self.is_still(name))
        before = self.box(name)
        self.display.click(*self.middle(name))
        self.display.key("Up", "Alt")
        self.program.until("the folder above", lambda: self.shown_folder() != "files")
        self.accessible.act(self.wait_for_button("Back"), "click")
        self.program.until("the folder", lambda: self.shown_folder() == "files")
        self.program.until("the same place", lambda: self.box(name) == before)
        self.assertEqual(self.end("q"), 0)

    def test_a_folder_that_has_gone_leaves_all_as_it_is(self):
        self.open_folder("--page", "grid")
        self.display.click(*self.middle(INNER))
        (self.inner / INNERMOST).rmdir()
        (self.inner / "one.txt").unlink()
        self.inner.rmdir()
        self.display.key("Return")
        self.program.until(
            "the message",
            lambda: any(each.startswith("There is no folder") for each in self.page()[1]),
        )
        self.assertEqual(len(self.rows()), FILES + 1)
        self.assertEqual(self.shown_folder(), "files")
        self.assertEqual(self.end("q"), 0)

    def is_still(self, name):
        """True once the row has been at the same place for two looks, and not at its first."""
        places = [self.box(name), self.box(name)]
        return places[0] is not None and places[0] == places[1] and self.box(INNER) is None
