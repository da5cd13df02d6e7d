"""The page of feeds in the main window: stored and new entries, and failures."""

import sqlite3
import subprocess
import sys
from contextlib import closing

from demo.main_window import MainWindowTests
from tug_harness.case import on_one_display
from tug_harness.paths import REPOSITORY

SERVER = REPOSITORY / "Tests/Feeds/FeedTestServer/feed_server.py"
# Entries of a feed that does not fit the view.
MANY = 60
# Notches of a wheel that take more rows out of view than come with a place at once.
NOTCHES = 30
ROWS = ("list item", "table cell")
SECONDARY_BUTTON = 3


class FeedTests(MainWindowTests):
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
        return [one for one in self.accessible.all(self.accessible.tree())
                if "showing" in one["states"]]  # fmt: skip

    def rows(self):
        """Returns the visible rows, except rows of the list of pages."""
        lists = [one for one in self.shown() if one["role"] in ("list box", "table")
                 and one["name"] != "Pages"]  # fmt: skip
        rows = lists[-1].get("tree", []) if lists else []
        return [row for row in rows if row["role"] in ROWS and "showing" in row["states"]]

    def wait_for_row(self, words):
        """Waits until a row's name begins so, and returns it."""
        found = []

        def is_there():
            found[:] = [row for row in self.rows() if row["name"].startswith(words)]
            return bool(found)

        self.program.until(f"the row {words}", is_there)
        return found[0]

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
        row = self.wait_for_row("Add a feed of your own")["box"]
        self.display.double_click(row[0] + row[2] / 2, row[1] + row[3] / 2)
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
            first = [(row["name"], row["box"]) for row in self.rows()[:1]]
            number = self.kept_number()
            is_kept = first and first[0][0].startswith(f"Entry {number} ")
            return first if is_kept and number < MANY - 1 else None

        first = self.wait_for_rest("another first row", left)
        self.assertEqual(self.end("q"), 0)
        self.server.kill()
        self.start()
        self.wait_for_row(first[0][0])
        self.program.until(
            "the same place", lambda: [(row["name"], row["box"]) for row in self.rows()[:1]] == first
        )
        self.display.key("Home")
        self.wait_for_row(f"Entry {MANY - 1}")
        self.assertEqual(self.end("q"), 0)
