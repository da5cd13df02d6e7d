"""The pages of files in the main window: folders open in place, and back again to the same place."""

import hashlib
import shutil
import zlib

from demo.demo import ROWS_IN_A_PAGE, Demo
from demo.demo_case import PAGE, DemoTests
from demo.listing import Listing
from demo.main_window import MainWindowTests
from tug_harness.case import on_every_display, on_one_display

# More files than are in view, and the folders that tests open.
FILES = 40
INNER, INNERMOST = "inner", "innermost"
# Notches of a wheel that take the first row out of view, and the place of one that is in view then.
NOTCHES = 4
SCROLLED = 8
SECONDARY_BUTTON = 3
# The roles of rows; lists have scrollbars beside them.
ROWS = ("list item", "table cell")
# Files that come at once.
MANY = 300
HUNDRED_THOUSAND = 100_000
# What reading so many takes at most on a busy machine.
READING_SECONDS = 40


def title(row):
    """A row's first line, which has no blank; a reader says the second one after it."""
    return row["name"].split(" ")[0]


class FilesTests(MainWindowTests):
    def open_folder(self, *options):
        """Opens a folder with files and a newest folder, which contains another folder."""
        self.listing = Listing(self.folder / "files", FILES)
        self.inner = self.listing.path / INNER
        self.inner.mkdir()
        (self.inner / "one.txt").write_text("one\n")
        (self.inner / INNERMOST).mkdir()
        self.start(*options, self.listing.path)
        self.wait_for_rows("the rows", lambda names: len(names) >= FILES + 1)

    def page(self):
        """The list with its rows, and the window's title with its line below."""
        shown = [one for one in self.accessible.all(self.accessible.outline())
                 if "showing" in one["states"]]  # fmt: skip
        lists = [one for one in shown if one["role"] in ("list box", "table")
                 and one["name"] != "Pages"]  # fmt: skip
        return lists, [one["name"] for one in shown if one["role"] == "label"]

    def rows(self):
        """The rows of the list that is shown."""
        lists, _ = self.page()
        return [one for one in lists[-1].get("tree", []) if one["role"] in ROWS] if lists else []

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
        self.program.until(
            f"the words {words}", lambda: words in self.page()[1], READING_SECONDS
        )

    def shown_folder(self):
        return self.setting("folder").rsplit("/", 1)[-1]

    def selected(self):
        """The names of the rows that are selected."""
        return [title(row) for row in self.rows() if "selected" in row["states"]]

    def box(self, name):
        """Returns the place of a row in the window, or None if it is not visible."""
        row = next((row for row in self.rows()
                    if title(row) == name and "showing" in row["states"]), None)  # fmt: skip
        looked = row and self.accessible.look(row)
        return looked and looked["box"]

    def middle(self, name):
        x, y, width, height = self.program.until(f"the row {name}", lambda: self.box(name))
        return x + width / 2, y + height / 2

    def place_at_rest(self, name):
        """Waits until a row rests and the first row is out of view; returns its place."""
        return self.wait_for_rest(
            "the row's place", lambda: None if self.box(INNER) else self.box(name)
        )

    def wait_for_folder(self, name):
        self.program.until(f"the folder {name}", lambda: self.shown_folder() == name)

    def wait_for_selection(self, name):
        self.program.until("the selection", lambda: self.selected() == [name])


@on_one_display("X11")
class Files(FilesTests):
    def test_folders_open_on_the_page_and_keys_go_back(self):
        self.open_folder()
        self.display.double_click(*self.middle(INNER))
        self.wait_for_rows("the inner folder", lambda names: names[:2] == [INNERMOST, "one.txt"])
        self.wait_for_words(INNER)
        self.wait_for_folder(INNER)
        self.display.key("Down")
        self.display.key("Return")
        self.wait_for_rows("the innermost folder", lambda names: names == [])
        self.wait_for_words(INNERMOST)
        self.display.key("BackSpace")
        self.wait_for_rows("the inner folder", lambda names: "one.txt" in names)
        self.wait_for_folder(INNER)
        self.display.key("Up", "Alt")
        self.wait_for_rows("the first folder", lambda names: len(names) == FILES + 1)
        # History: the first folder, the inner one, the innermost, the inner one.
        for folder in (INNER, INNERMOST, INNER, "files"):
            self.display.key("Left", "Alt")
            self.wait_for_folder(folder)
        self.assertEqual(self.end("q"), 0)

    def test_going_back_restores_the_place(self):
        self.open_folder()
        self.display.pointer_move(*self.middle(self.listing.names[1]))
        self.display.wheel(NOTCHES)
        name = self.listing.names[SCROLLED]
        before = self.place_at_rest(name)
        self.display.click(*self.middle(name))
        self.display.key("Up", "Alt")
        self.program.until("the folder above", lambda: self.shown_folder() != "files")
        self.accessible.act(self.wait_for_button("Back"), "click")
        self.program.until("the folder", lambda: self.shown_folder() == "files")
        self.program.until("the same place", lambda: self.box(name) == before)
        self.assertEqual(self.end("q"), 0)


@on_one_display("Wayland")
class FolderThatHasGone(DemoTests):
    """In a window with a single page, whose rows do not follow changes."""

    def test_opening_a_removed_folder_shows_a_message(self):
        self.listing = Listing(self.folder / "files", FILES)
        inner = self.listing.path / INNER
        inner.mkdir()
        self.demo = Demo(self.display, self.folder, [*PAGE, self.listing.path])
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.wait_for_rows(FILES + 1)
        height = self.demo.viewport
        inner.rmdir()
        self.display.pointer_move(*self.demo.row_middle(2))
        self.display.key("Down")
        self.display.key("Return")
        # The message above the list makes it lower.
        self.trace.wait_for_row("the message", lambda row: row.viewport_height < height)
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.demo.row_count, FILES + 1)
        self.assertEqual(self.demo.opened.names(), [])


@on_one_display("Wayland")
class LiveFiles(FilesTests):
    def test_changes_in_the_folder_change_the_rows(self):
        self.open_folder()
        path = self.listing.path
        self.display.click(*self.middle(self.listing.names[2]))
        (path / "created.txt").write_text("created")
        names = self.wait_for_rows("the new row", lambda names: "created.txt" in names)
        self.assertEqual(names[0], "created.txt")
        self.program.until("the new row to be visible", lambda: self.box("created.txt"))
        (path / "created.txt").rename(path / "renamed.txt")
        self.wait_for_rows(
            "the new name", lambda names: "renamed.txt" in names and "created.txt" not in names
        )
        (path / self.listing.names[0]).unlink()
        self.wait_for_rows("one row less", lambda names: self.listing.names[0] not in names)
        # The row that was selected has moved to the start, and stays selected.
        (path / self.listing.names[2]).touch()
        self.wait_for_rows("the row's move", lambda names: names[0] == self.listing.names[2])
        self.wait_for_selection(self.listing.names[2])
        self.assertEqual(self.end("q"), 0)

    def test_many_changes_keep_visible_rows_in_place(self):
        self.open_folder()
        self.display.pointer_move(*self.middle(self.listing.names[1]))
        self.display.wheel(NOTCHES)
        name = self.listing.names[SCROLLED]
        before = self.place_at_rest(name)
        for number in range(MANY):
            (self.listing.path / f"many-{number}.txt").touch()
        self.wait_for_rows("all of them", lambda names: len(names) == FILES + 1 + MANY)
        self.program.until("the same place", lambda: self.box(name) == before)
        self.assertEqual(self.end("q"), 0)

    def test_a_removed_folder_keeps_its_rows_until_going_back(self):
        self.open_folder()
        self.display.double_click(*self.middle(INNER))
        self.wait_for_rows("the inner folder", lambda names: "one.txt" in names)
        shutil.rmtree(self.inner)
        self.program.until(
            "the message",
            lambda: any("no longer exists" in each for each in self.page()[1]),
        )
        self.assertEqual(len(self.rows()), 2)
        self.display.key("Left", "Alt")
        self.wait_for_rows("the first folder", lambda names: len(names) == FILES)
        self.assertEqual(self.end("q"), 0)


@on_one_display("X11")
class FileViews(FilesTests):
    def test_an_order_is_chosen_and_remembered(self):
        self.open_folder()
        self.choose("Name")
        self.wait_for_rows("the order", lambda names: names[0] == "file-00000.txt")
        (self.listing.path / ".hidden").touch()
        self.choose("Hidden Files")
        self.wait_for_rows("the hidden file", lambda names: ".hidden" in names)
        self.choose("Folders First")
        self.wait_for_rows("the folder first", lambda names: names[0] == INNER)
        self.assertEqual(self.end("q"), 0)
        self.start()
        self.wait_for_rows("the rows", lambda names: len(names) == FILES + 2)
        first = [INNER, ".hidden", "file-00000.txt"]
        self.wait_for_rows("the order", lambda names: names[:3] == first)
        self.assertEqual(self.end("q"), 0)

    def test_a_filter_shows_some_names_and_escape_all(self):
        self.open_folder()
        self.display.key("f", "Control", "Shift")
        for letter in "inn":
            self.display.key(letter)
        self.wait_for_rows("the filtered rows", lambda names: names == [INNER])
        self.wait_for_words("1 found")
        (self.listing.path / "inn.txt").touch()
        self.wait_for_rows("a new row", lambda names: names == ["inn.txt", INNER])
        self.display.key("x")
        self.wait_for_rows("no rows", lambda names: INNER not in names)
        self.display.key("Escape")
        self.wait_for_rows("all rows", lambda names: len(names) == FILES + 2)
        # The list has the keys again.
        self.display.key("Home")
        self.wait_for_selection(title(self.rows()[0]))
        self.assertEqual(self.end("q"), 0)

    def test_the_title_is_of_the_pane_with_the_focus(self):
        self.open_folder("--page", "two-panes")

        def row():
            """The folder's row in the left pane, whose first row is the newest."""
            lists, _ = self.page()
            rows = lists[0].get("tree", []) if len(lists) == 2 else []
            found = next((row for row in rows if title(row) == INNER), None)
            return found and self.accessible.look(found)

        x, y, width, height = self.program.until("both panes", row)["box"]
        self.display.double_click(x + width / 2, y + height / 2)
        self.wait_for_words(INNER)
        self.display.key("Tab")
        self.program.until("the other title", lambda: INNER not in self.page()[1])
        self.assertEqual(self.end("q"), 0)

    def choose(self, words):
        """Chooses an item of the menu."""
        self.accessible.act(self.wait_for_button("Order and Filter"), "click")
        found = []

        def is_there():
            found[:] = [self.accessible.find(
                lambda one: one["name"] == words and "showing" in one["states"]
                and one["role"] != "label"
            )]  # fmt: skip
            return found[0] is not None

        self.program.until(f"the item {words}", is_there)
        self.accessible.act(found[0], "click")
        self.program.until("the menu's end", lambda: not is_there())


@on_one_display("X11")
class FileMenus(FilesTests):
    def check(self, page):
        """A click selects, and the menu of a row belongs to a row that is marked."""
        self.open_folder("--page", page)
        self.display.click(*self.middle(self.listing.names[1]))
        self.wait_for_selection(self.listing.names[1])
        x, y = self.middle(INNER)
        self.display.pointer_move(x, y)
        self.display.pointer_press(SECONDARY_BUTTON)
        self.display.pointer_release(SECONDARY_BUTTON)
        item = self.wait_for_button("Open")
        self.wait_for_selection(INNER)
        self.accessible.act(item, "click")
        self.wait_for_rows("the inner folder", lambda names: "one.txt" in names)
        self.display.key("Left", "Alt")
        self.wait_for_rows("the first folder", lambda names: len(names) == FILES + 1)
        self.display.tap(*self.middle(INNER))
        self.wait_for_rows("the inner folder", lambda names: "one.txt" in names)
        self.assertEqual(self.end("q"), 0)

    def test_rows(self):
        self.check("recent-files")

    def test_icons(self):
        self.check("grid")

    def test_sideways(self):
        self.check("sideways")


@on_one_display("X11")
class Icons(FilesTests):
    """A line of icons is as high as its longest name, and also after files came before it."""

    LONG = "a-name-that-needs-more-lines-than-one-and-loses-its-middle.txt"
    # Of the screen's width of 480 points: as many icons as there are in a line.
    COLUMNS = 4

    def test_lines_are_as_high_as_their_names(self):
        self.listing = Listing(self.folder / "files", FILES)
        self.start("--page", "grid", self.listing.path)
        self.wait_for_rows("the rows", lambda names: len(names) >= FILES)
        names = self.listing.names
        x, y, width, height = self.box(names[0])
        self.assertEqual(self.box(names[self.COLUMNS - 1])[1], y, "the last of the first line")
        self.assertEqual(self.box(names[self.COLUMNS]), [x, y + height, width, height])
        # The newest file comes first, and moves all others by one.
        (self.listing.path / self.LONG).touch()
        self.program.until("the high line", lambda: (self.box(self.LONG) or (0, 0, 0, 0))[3] > height)
        high = self.box(self.LONG)[3]
        self.assertGreater(high, height + 10)
        self.assertEqual(self.box(names[0]), [x + width, y, width, high], "in one line")
        self.assertEqual(self.box(names[self.COLUMNS - 1]), [x, y + high, width, height])
        # The list scrolls by the lines' own heights.
        self.display.key("End")
        last = self.wait_for_rest("the last row", lambda: self.box(names[-1]))
        self.assertEqual(last[3], height)
        (self.listing.path / self.LONG).unlink()
        self.display.key("Home")
        self.program.until("the low line", lambda: self.box(names[0]) == [x, y, width, height])
        self.assertEqual(self.end("q"), 0)


@on_every_display("X11")
class ManyFiles(FilesTests):
    time_limit_seconds = 180

    def test_a_hundred_thousand_files_are_filtered_and_followed(self):
        self.listing = Listing(self.folder / "files", HUNDRED_THOUSAND)
        self.start(self.listing.path)
        self.wait_for_words(f"{ROWS_IN_A_PAGE} of 100,000 items")
        (self.listing.path / "new.txt").touch()
        self.wait_for_words(f"{ROWS_IN_A_PAGE + 1} of 100,001 items")
        self.program.until("the new file", lambda: self.box("new.txt"))
        self.display.key("f", "Control", "Shift")
        for letter in "99999":
            self.display.key(letter)
        self.wait_for_rows("the file", lambda names: names == ["file-99999.txt"])
        self.display.key("Escape")
        self.wait_for_words(f"{ROWS_IN_A_PAGE} of 100,001 items")
        self.assertEqual(self.end("q"), 0)


@on_every_display("X11")
class Thumbnails(FilesTests):
    """Pictures of the desktop's cache in place of icons; files without one, and a broken one, keep theirs."""

    def test_a_cached_picture_is_centred_in_the_icons_place(self):
        self.listing = Listing(self.folder / "files", FILES)
        wide, broken, old = (self.listing.path / name for name in self.listing.names[:3])
        self.add_thumbnail(wide, png(128, 64))
        self.add_thumbnail(broken, png(128, 64, is_broken=True))
        self.add_thumbnail(old, png(128, 64, age=1))
        self.start("--page", "grid", self.listing.path)
        self.wait_for_rows("the rows", lambda names: len(names) >= FILES)
        found = []

        def is_shown():
            found[:] = [self.red_box(wide.name)]
            return found[0] is not None

        self.program.until("the picture", is_shown)
        left, top, right, bottom = found[0]
        x, _, width, _ = self.box(wide.name)
        self.assertAlmostEqual(right - left + 1, 2 * (bottom - top + 1), delta=2)
        self.assertAlmostEqual((left + right) / 2, x + width / 2, delta=2)
        for other in (broken, old):
            self.assertIsNone(self.red_box(other.name))
        self.assertEqual(self.end("q"), 0)

    def add_thumbnail(self, file, picture):
        """Puts a picture into the cache, as desktops do (Thumbnail Managing Standard)."""
        folder = self.folder / "cache" / "thumbnails" / "normal"
        folder.mkdir(parents=True, exist_ok=True)
        name = hashlib.md5(file.as_uri().encode()).hexdigest()
        (folder / f"{name}.png").write_bytes(picture(file))

    def red_box(self, name):
        """Returns the extent of red pixels in a row, or None if there are none."""
        picture = self.display.picture()
        x, y, width, height = self.box(name)
        red = [(column, row) for column in range(x, x + width) for row in range(y, y + height)
               if picture.color(column, row)[:3] == (255, 0, 0)]  # fmt: skip
        if not red:
            return None
        return (min(x for x, _ in red), min(y for _, y in red),
                max(x for x, _ in red), max(y for _, y in red))  # fmt: skip


def png(width, height, age=0, is_broken=False):
    """A function that makes a red picture of a file as it was `age` seconds before its last change."""

    def chunk(kind, data):
        return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)

    def made(file):
        time = int(file.stat().st_mtime) - age
        size = width.to_bytes(4) + height.to_bytes(4) + bytes((8, 2, 0, 0, 0))
        rows = (b"\0" + b"\xff\0\0" * width) * height
        return b"\x89PNG\r\n\x1a\n" + b"".join((
            chunk(b"IHDR", size),
            chunk(b"tEXt", b"Thumb::URI\0" + file.as_uri().encode()),
            chunk(b"tEXt", b"Thumb::MTime\0" + str(time).encode()),
            chunk(b"IDAT", b"none" if is_broken else zlib.compress(rows)), chunk(b"IEND", b""),
        ))  # fmt: skip

    return made
