"""The page of feeds in the main window: stored and new entries, and failures."""

import sqlite3
import subprocess
import sys
from contextlib import closing

from demo.main_window import MainWindowTests
from tug_harness.case import IS_LONG, on_every_display, on_one_display
from tug_harness.paths import REPOSITORY

SERVER = REPOSITORY / "Tests/Feeds/FeedTestServer/feed_server.py"
# Entries of a feed that does not fit the view.
MANY = 60
# Notches of a wheel that take more rows out of view than come with a place at once.
NOTCHES = 30
ROWS = ("list item", "table cell")
PHONE = (360, 640)
SECONDARY_BUTTON = 3
# Feeds that make a list taller than the screen.
SUBSCRIPTIONS = 60
# The height of the header bar in points.
BAR = 50


class FeedTests(MainWindowTests):
    # Whether a finger presses instead of the mouse.
    by_touch = False

    def setUp(self):
        super().setUp()
        self.server = subprocess.Popen(
            [sys.executable, SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.address = f"http://127.0.0.1:{self.server.stdout.readline().strip()}"

    def tearDown(self):
        self.server.stdin.close()
        self.server.stdout.close()
        self.server.wait()
        super().tearDown()

    def shown(self):
        """Returns the texts on the page."""
        return [one for one in self.accessible.all(self.accessible.outline())
                if "showing" in one["states"]]  # fmt: skip

    def rows(self):
        """Returns the visible rows, except rows of the list of pages."""
        lists = [one for one in self.shown() if one["role"] in ("list box", "table")
                 and one["name"] != "Pages"]  # fmt: skip
        rows = lists[-1].get("tree", []) if lists else []
        return [row for row in rows if row["role"] in ROWS and "showing" in row["states"]]

    def wait_for_row(self, words):
        """Waits until a row's name begins so, and returns it."""

        def found():
            row = next((row for row in self.rows() if row["name"].startswith(words)), None)
            return row and self.accessible.look(row)

        return self.program.until(f"the row {words}", found)

    def first_place(self):
        """Returns the name of the first row and its place, or None if there is no row."""
        row = next(iter(self.rows()), None)
        looked = row and self.accessible.look(row)
        return looked and (looked["name"], looked["box"])

    def wait_for_words(self, words):
        """Waits until a label that is shown has these words in it."""
        self.program.until(
            f"the words {words}",
            lambda: any(words in one["name"] for one in self.shown() if one["role"] == "label"),
        )

    def kept_number(self):
        """The number of the entry at which the reader was; -1 before any is kept."""
        (entry,) = self.kept("place_entry")
        return int(entry.removeprefix("id-")) if entry else -1

    def kept(self, column):
        """Returns a stored column of the subscriptions to the server's feeds."""
        store = f"file:{self.folder / 'data/tug/feeds.sqlite'}?mode=ro"
        with closing(sqlite3.connect(store, uri=True)) as database:
            query = f"SELECT {column} FROM subscription WHERE address LIKE 'http%' ORDER BY id"
            return [value for (value,) in database.execute(query)]

    def middle(self, found):
        """Returns the middle of an accessible."""
        x, y, width, height = found["box"]
        return x + width / 2, y + height / 2

    def wait_for(self, role, words):
        """Returns an accessible with this role whose name begins so, once there is one."""

        def found():
            fitting = [one for one in self.shown() if one["role"] == role
                       and one["name"].startswith(words)]  # fmt: skip
            return fitting and self.accessible.look(fitting[-1])

        return self.program.until(f"the {role} {words}", found)

    def press(self, role, words):
        """Clicks or taps an accessible with this role whose name begins so, once there is one."""
        place = self.middle(self.wait_for(role, words))
        (self.display.tap if self.by_touch else self.display.click)(*place)

    def choose(self, role, words):
        """Presses an item of the menu or of a dialog, or a button behind a menu that closes.

        On Wayland their place is not known, so their action is done instead.
        """
        if self.display.name == "wayland":
            found = self.wait_for(role, words)
            action = next(one for one in ("click", "activate") if one in found["actions"])
            self.accessible.act(found, action)
        else:
            self.press(role, words)
        # Until the menu is closed it takes presses, and its items have names of buttons behind it.
        self.wait_for_shown("Save the List", False)

    def read(self, words):
        """Opens the entry whose row's name begins so, by a double click or a tap."""
        # While the list comes back, it slides, and the row is not where it was found.
        place = self.wait_for_rest(
            f"the row {words} at rest", lambda: self.middle(self.wait_for_row(words))
        )
        (self.display.tap if self.by_touch else self.display.double_click)(*place)

    def open_menu(self):
        """Opens the menu of feeds, and waits until it has the focus."""
        self.press("toggle button", "Feeds")
        self.wait_for_shown("Mark All as Read")

    def wait_for_shown(self, words, is_there=True):
        """Waits until anything whose name begins so is shown, or until nothing is."""
        self.program.until(
            f"{words}: {is_there}",
            lambda: any(one["name"].startswith(words) for one in self.shown()) == is_there,
        )

    def wait_for_title(self, words):
        """Waits until the header bar shows this title."""
        self.program.until(
            f"the title {words}",
            lambda: any(
                self.accessible.look(one)["box"][1] < BAR
                for one in self.shown() if one["name"] == words and one["role"] == "label"
            ),
        )  # fmt: skip

    def type(self, words):
        """Types words of a web address."""
        names = {":": ("semicolon", "Shift"), "/": ("slash",), ".": ("period",), " ": ("space",)}
        for letter in words:
            self.display.key(*names.get(letter, (letter,)))

    def list_of_feeds(self):
        """Writes a list of many feeds. One fails, one is cut off, and two more have no address."""
        paths = [f"feed?n=2&amp;i={number}" for number in range(SUBSCRIPTIONS)]
        paths[3], paths[5] = "status?code=500", "short?n=4"
        outlines = [f'<outline text="Number {number}" xmlUrl="{self.address}/{path}"/>'
                    for number, path in enumerate(paths)]  # fmt: skip
        outlines += [f'<outline text="{name}" xmlUrl="gopher:{name}"/>' for name in ("old", "older")]
        path = self.folder / "list.opml"
        path.write_text(f"<opml><body>{''.join(outlines)}</body></opml>")
        return path

    def open_feeds(self, *paths):
        """Starts the program with feeds of the server, and shows the last one."""
        self.start(*[f"{self.address}/{path}" for path in paths])
        self.wait_for_page("feeds")


@on_one_display("X11")
class Feeds(FeedTests):
    def test_the_bundled_feed_can_be_read(self):
        self.start("--page", "feeds")
        first = self.wait_for_row("Pull this list")["box"]
        self.wait_for_words("unread")
        self.display.pointer_move(first[0] + first[2] / 2, first[1] + first[3] / 2)
        for press in (self.display.pointer_press, self.display.pointer_release):
            press(SECONDARY_BUTTON)
        self.wait_for_button("Mark as Read")
        self.program.until(
            "the selection", lambda: "selected" in self.wait_for_row("Pull this list")["states"]
        )
        self.display.key("Escape")
        self.read("Add a feed of your own")
        self.wait_for_words("It takes the address of an RSS, Atom or JSON feed")
        self.display.key("Left", "Alt")
        self.wait_for_row("Pull this list")
        # Typing opens the search, which covers all entries.
        for letter in "undone":
            self.display.key(letter)
        self.wait_for_row("Pushing back is cancelling")
        self.program.until("one row", lambda: len(self.rows()) == 1)
        self.display.key("Escape")
        self.wait_for_row("Pull this list")
        self.display.key("F5")
        self.wait_for_row("Pull this list")
        self.assertEqual(self.end("q"), 0)

    def test_a_refresh_shows_the_number_of_new_entries(self):
        feeds = ("feed?n=2", "growing?n=10")
        self.open_feeds(*feeds)
        self.wait_for_row("Entry 9")
        self.display.key("F5")
        self.wait_for_row("Entry 12")
        self.wait_for_words("3 new")
        self.assertEqual(self.kept("address"), [f"{self.address}/{path}" for path in feeds])
        self.wait_for_row("Entry 9")
        self.assertEqual(self.end("q"), 0)

    def test_a_failure_is_reported_and_the_rows_stay(self):
        self.open_feeds("failing?n=10")
        self.wait_for_row("Entry 9")
        self.display.key("F5")
        self.wait_for_words("Loopback: The server answered with error 500.")
        self.wait_for_row("Entry 9")
        self.wait_for_button("Try Again")
        self.assertEqual(self.end("q"), 0)

    def test_the_next_start_restores_rows_and_place(self):
        self.open_feeds(f"feed?n={MANY}")
        box = self.wait_for_row(f"Entry {MANY - 1}")["box"]
        self.display.pointer_move(box[0] + box[2] / 2, box[1] + 3 * box[3])
        self.display.wheel(NOTCHES)

        def left():
            """Returns the first row once it has changed and is stored."""
            first = self.first_place()
            number = self.kept_number()
            is_kept = first and first[0].startswith(f"Entry {number} ")
            return first if is_kept and number < MANY - 1 else None

        first = self.wait_for_rest("another first row", left)
        self.assertEqual(self.end("q"), 0)
        self.server.kill()
        self.start()
        self.wait_for_row(first[0])
        # The window may be narrower than before.
        name, (_, top, _, _) = first
        self.program.until(
            "the same place",
            lambda: (place := self.first_place()) and (place[0], place[1][1]) == (name, top),
        )
        self.display.key("Home")
        self.wait_for_row(f"Entry {MANY - 1}")
        self.assertEqual(self.end("q"), 0)

    def test_adding_shows_the_feed_during_a_search(self):
        self.start("--page", "feeds")
        self.wait_for_row("Pull this list")
        self.type("undone")
        self.program.until("one row", lambda: len(self.rows()) == 1)
        self.open_menu()
        self.choose("push button", "Add a Feed")
        self.wait_for_words("The address of a feed")
        self.type(f"{self.address}/feed")
        self.display.key("Return")
        self.wait_for_title("Loopback")
        self.wait_for_row("Entry 19")
        self.assertEqual(self.end("q"), 0)

    def test_trying_again_adds_the_feed(self):
        self.open_feeds("recovering?n=10")
        self.wait_for_words("The server answered with error 500.")
        self.press("push button", "Try Again")
        self.wait_for_row("Entry 9")
        self.wait_for_shown("Try Again", False)
        self.assertEqual(self.kept("address"), [f"{self.address}/recovering?n=10"])
        self.assertEqual(self.end("q"), 0)

    def test_the_back_button_is_shown_with_an_entry_only(self):
        self.open_feeds("feed?n=3")

        def is_hinted():
            return any(one["name"].endswith("to refresh.") for one in self.shown())

        self.program.until("the hint", is_hinted)
        for _ in range(2):
            self.read("Entry 1")
            self.wait_for_button("Back")
            self.program.until("no hint about the list", lambda: not is_hinted())
            self.display.key("Left", "Alt")
            self.wait_for_row("Entry 1")
            self.wait_for_shown("Back", False)
        # Another feed is shown instead of the entry.
        self.read("Entry 1")
        self.wait_for_button("Back")
        self.open_menu()
        self.choose("list item", "About pulling")
        self.wait_for_row("Pull this list")
        self.wait_for_shown("Back", False)
        self.wait_for_title("About pulling")
        # Among all feeds, an entry has the title of its feed.
        self.open_menu()
        self.choose("list item", "All feeds")
        self.wait_for_title("Feeds")
        self.read("Pull this list")
        self.wait_for_title("About pulling")
        self.assertEqual(self.end("q"), 0)

    def test_removal_and_reading_all_can_be_undone(self):
        self.open_feeds("feed?n=5")
        self.wait_for_row("Entry 4")
        self.open_menu()
        self.choose("push button", "Mark All as Read")
        self.wait_for_words("Marked as read: 5")
        self.wait_for_words("0 unread")
        self.choose("push button", "Undo")
        self.wait_for_words("5 unread")
        self.open_menu()
        self.choose("push button", "Remove This Feed")
        self.wait_for_words("was removed.")
        self.program.until("no feed", lambda: not self.kept("address"))
        self.choose("push button", "Undo")
        self.wait_for_title("Loopback")
        self.wait_for_row("Entry 4")
        self.assertEqual(self.end("q"), 0)

    def test_a_refresh_by_key_keeps_the_place(self):
        self.open_feeds(f"growing?n={MANY}")
        box = self.wait_for_row(f"Entry {MANY - 1}")["box"]
        self.display.pointer_move(box[0] + box[2] / 2, box[1] + 3 * box[3])
        self.display.wheel(NOTCHES)

        place = self.wait_for_rest("the first row", self.first_place)
        self.display.key("F5")
        self.wait_for_words("3 new")
        self.assertEqual(self.wait_for_rest("the first row", self.first_place), place)
        self.assertEqual(self.end("q"), 0)

    def test_a_website_with_several_feeds_asks_which_to_add(self):
        if self.display.name == "wayland":
            self.skipTest("on Wayland the dialog is taken for the program's window")
        self.open_feeds("page?to=/feed%3Fn=2&to=/feed%3Fn=3&to=/feed%3Fn=4")
        self.wait_for_words("This website has several feeds.")
        self.choose("check box", "Feed 0")
        self.choose("check box", "Feed 2")
        self.choose("push button", "Add")
        self.wait_for_row("Entry 3")
        self.assertEqual(self.kept("address"), [f"{self.address}/feed?n=4"])
        self.assertEqual(self.end("q"), 0)

    def test_an_empty_page_leads_out(self):
        self.start("--page", "feeds")
        self.wait_for_row("Pull this list")
        self.type("qq")
        self.wait_for_words("No entry contains these words.")
        self.press("push button", "Clear Search")
        self.wait_for_row("Pull this list")
        self.open_menu()
        self.choose("push button", "Remove This Feed")
        self.wait_for_words("You have no feeds.")
        self.press("push button", "Add a Feed")
        self.wait_for_words("The address of a feed")
        self.display.key("Escape")
        self.wait_for_shown("The address of a feed", False)
        self.assertEqual(self.end("q"), 0)


if IS_LONG:
    on_every_display(suffix="ByTouch", by_touch=True, screen_size=PHONE)(Feeds)


@on_one_display("X11")
class ManyFeeds(FeedTests):
    screen_size = PHONE
    by_touch = True

    def test_many_feeds_are_listed_marked_and_found(self):
        self.start(str(self.list_of_feeds()))
        self.wait_for_words("left out (2): old, older")
        self.wait_for_words("Number 3: The server answered with error 500.")
        self.wait_for_title("Feeds")
        self.open_menu()
        for one in self.shown():
            if one["name"] in ("Remove This Feed", "Unread Only"):
                box = self.accessible.look(one)["box"]
                self.assertLessEqual(box[1] + box[3], self.screen_size[1])
        self.type("number 3")
        self.wait_for_shown("Number 3 ⚠ The server answered with error 500.")
        self.display.key("BackSpace")
        self.type("5")
        self.wait_for_shown("Number 5 ⚠ The feed is cut off: its end is missing. 1")
        self.display.key("BackSpace")
        self.type("42")
        self.wait_for_shown("Number 5", False)
        self.display.key("Return")
        self.wait_for_title("Number 42")
        self.wait_for_row("Entry 1")
        self.wait_for_shown("Try Again", False)
        # Each row among all feeds names its feed.
        self.open_menu()
        self.display.key("Down")
        self.wait_for_focus("list item")
        self.display.key("Home")
        self.display.key("Return")
        self.wait_for_title("Feeds")
        row = self.wait_for_row("Pull this list")
        self.assertIn("About pulling ·", row["name"])
        self.assertEqual(self.end("q"), 0)
        # The next start knows what was wrong with the feeds.
        self.start()
        self.wait_for_title("Feeds")
        self.open_menu()
        self.type("number 3")
        self.wait_for_shown("Number 3 ⚠ The server answered with error 500.")
        self.display.key("Escape")
        self.wait_for_shown("Mark All as Read", False)
        self.assertEqual(self.end("q"), 0)


@on_one_display("X11")
class LongMessage(FeedTests):
    screen_size = (1500, 500)

    def test_its_button_is_beside_it_where_both_have_space(self):
        self.start(str(self.list_of_feeds()))
        self.wait_for_words("left out (2): old, older")

        def is_beside():
            text = self.accessible.find(lambda one: "left out (2): old, older" in one["name"])
            button = self.button("Try Again")
            if text is None or button is None:
                return None
            boxes = (self.accessible.look(one)["box"] for one in (text, button))
            (_, top, _, height), (_, middle, _, _) = boxes
            return middle < top + height

        for width in (1500, 500, 1500):
            self.display.resize(width, 500)
            self.program.until(f"the button at {width}", lambda: is_beside() is (width > 1000))
        self.assertEqual(self.end("q"), 0)
