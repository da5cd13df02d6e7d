"""The tests of an installed program that gets a bin around its list, the same for each."""

import os
import shutil
import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.pictures import Picture
from tug_harness.session_bus import start_session_bus
from tug_harness.waiting import Pace

SUITE = Path(__file__).resolve().parent
PASSED_ON = ("TUG_PREFIX", "GI_TYPELIB_PATH", "XDG_DATA_DIRS")
# A folder that gets a picture of each program, pulled.
PICTURES = os.environ.get("TUG_PROGRAM_PICTURES")
# Seconds; for the start of a program on a busy computer.
START_SECONDS = 40.0
# Seconds without a change after which a window counts as at rest.
STILL_SECONDS = 0.25
SECONDARY_BUTTON = 3
# The row at whose upper edge a finger pulls, and how far in points.
PULLED_ROW, PULL = 2, 180
# The rows whose pixels are compared: none that a finger has touched.
SAME_ROWS = (4, 7)


class ProgramTests:
    """Starts `program` by start.py; for on_every_display.

    A class says how by start(), which calls open(), and what has happened by until_refreshed().
    """

    screen_size = (800, 560)
    time_limit_seconds = 180
    program = package = None
    # Whether the list follows the row that keys select.
    keys_scroll = True

    def setUp(self):
        if shutil.which(self.program) is None:
            self.skipTest(f"missing {self.program}; on Debian: apt-get install {self.package}")
        super().setUp()

    def start_bus(self):
        """Starts a session bus for the test. Returns the variable by which programs find it."""
        return start_session_bus(self.folder, self.display.processes)

    def open(self, *words, variables):
        """Starts the program, and waits until its list is in the bin, has rows and is at rest."""
        # A pointer above the list would light a row up.
        self.display.pointer_move(*(length - 4 for length in self.screen_size))
        passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        self.window = Application(
            self.display, self.folder, [sys.executable, SUITE / "start.py", self.program, *words],
            variables={**passed_on, "GTK_OVERLAY_SCROLLING": "0", **variables},
        )  # fmt: skip
        self.window.until("the list's rows", lambda: self.place[-1] > 0, START_SECONDS)
        self.display.fill_screen(self.window.process)
        self.wait_until_still()

    def words_of(self, row):
        """Returns the text that start.py prints for a row."""
        return [str(row)]

    def before_refresh(self):
        """Something happens that a refresh shows."""

    def until_refreshed(self):
        """Waits for what a refresh brings, beyond its end."""

    # The tests

    def test_a_pull_refreshes(self):
        self.start()
        at_rest = self.shown()
        self.before_refresh()
        self.pull(release=False)
        self.until_said("state", "pulling")
        self.window.until("the pull", lambda: self.offset() < -54)
        self.wait_until_still()
        pulled, shift = self.shown(), -self.offset()
        self.assert_same_pictures("rows", self.rows_of(pulled, shift), self.rows_of(at_rest))
        if PICTURES:
            pulled.save(Path(PICTURES) / f"{self.program}-{self.display.name}.png")
        self.display.touch_up()
        self.until_said("refresh")
        self.until_said("state", "refreshing")
        self.until_said("state", "idle")
        self.until_refreshed()
        self.window.until("the list's start", lambda: self.offset() == 0)
        self.wait_until_still()
        self.assertEqual(len(self.said("refresh")), 1)

    def test_clicks_and_keys(self):
        self.start_and_pull()
        self.click(2)
        self.click(1)
        self.key("Down", 2)
        self.key("Up", 1)
        self.display.key("End")
        if self.keys_scroll:
            self.window.until("the list's end", lambda: self.scrolled() > 0)
        self.key("Home", 0)
        self.window.until("the list's start", lambda: self.scrolled() == 0)

    def test_the_scrollbar_and_the_wheel(self):
        self.start_and_pull()
        x, y, width, height, *_ = self.place
        bar = x + width - 7
        self.display.pointer_drag((bar, y + 40), (bar, y + height / 2), hold=0.1)
        self.window.until("the scrollbar's place", lambda: self.scrolled() > 100)
        self.display.pointer_move(*self.row(2))
        self.display.wheel(-60)
        self.window.until("the list's start", lambda: self.scrolled() == 0)
        self.display.wheel(3)
        self.window.until("the wheel's place", lambda: self.scrolled() > 0)

    def test_a_finger_and_a_touchpad_scroll(self):
        self.start_and_pull()
        x, y, width, height, *_ = self.place
        start, end = (x + width / 3, y + height * 0.8), (x + width / 3, y + height * 0.4)
        self.display.flick(start, end)
        self.window.until("a glide", lambda: self.scrolled() > start[1] - end[1] + 20)
        self.wait_until_still()
        glided = self.scrolled()
        self.display.pointer_move(*start)
        self.display.touchpad_pan(-2)
        self.window.until("the touchpad's way", lambda: self.scrolled() < glided)

    # What a hand does

    def start_and_pull(self):
        """Opens the program and pulls; its actions still work afterwards."""
        self.start()
        self.pull()
        self.until_said("refresh")
        self.until_said("state", "idle")
        self.until_refreshed()
        self.wait_until_still()

    def pull(self, release=True):
        x, y, width, _, top, height = self.place
        start = (x + width * 0.4, y + top + height * PULLED_ROW)
        self.display.touch_drag(start, (start[0], start[1] + PULL), hold=0.1, release=release)

    def click(self, number):
        seen = len(self.said("selected"))
        self.display.click(*self.row(number))
        self.until_said("selected", *self.words_of(number), after=seen)

    def key(self, name, number):
        seen = len(self.said("selected"))
        self.display.key(name)
        self.until_said("selected", *self.words_of(number), after=seen)

    def row(self, number):
        """A point in a row, while the list is at its start."""
        x, y, width, _, top, height = self.place
        return x + width * 0.3, y + top + height * (number + 0.5)

    # Pictures, and the output of start.py

    def shown(self):
        path = self.folder / "shown.png"
        self.display.screenshot(path)
        return Picture(path)

    def rows_of(self, picture, shift=0):
        """The rows that are compared, in a list that is pulled by `shift` points."""
        x, y, width, _, top, height = self.place
        first, last = SAME_ROWS
        return picture.part(
            x + 2, round(y + top + first * height + shift), width - 24, (last - first) * height
        )

    def wait_until_still(self):
        def is_still():
            one = self.shown()
            Pace().wait(STILL_SECONDS)
            # Programs that a busy machine lets wait draw nothing either.
            return self.display.processes.are_waiting() and one.matches(self.shown())

        self.window.until("the window to be at rest", is_still, START_SECONDS)

    def said(self, word):
        """The words after `word` of each line that begins with it, in order."""
        text = self.window.log.read_text()
        # The last line may be unfinished.
        lines = (line.split() for line in text[: text.rfind("\n") + 1].splitlines())
        return [words[1:] for words in lines if words[:1] == [word]]

    def until_said(self, *words, after=0):
        """Waits for a line of these words among those that begin so, after the first `after`."""
        first, *rest = words
        self.window.until(
            " ".join(words), lambda: rest in self.said(first)[after:], START_SECONDS
        )

    def offset(self):
        """The bin's offset."""
        return float((self.said("offset") or [[0]])[-1][0])

    def scrolled(self):
        """The list's place by its adjustment."""
        return float((self.said("scrolled") or [[0]])[-1][0])

    @property
    def place(self):
        """x, y, width and height of the bin, the first row's top in the list, a row's height."""
        return tuple(map(int, (self.said("place") or [[0] * 6])[-1]))


class MenuTests:
    """For a list with a menu by the secondary button."""

    def test_the_menu(self):
        self.start_and_pull()
        self.click(2)
        self.display.pointer_press(SECONDARY_BUTTON)
        self.display.pointer_release(SECONDARY_BUTTON)
        self.until_said("menu")
        self.display.key("Escape")
        self.wait_until_still()
        self.click(1)


class DragTests:
    """For a list whose rows can be dragged."""

    def test_drag_and_drop(self):
        self.start_and_pull()
        # A row that is selected; a second click on it would open it.
        self.click(2)
        self.key("Up", 1)
        self.display.pointer_drag(self.row(1), self.row(3), hold=0.2)
        self.until_said("drag", "began")
        self.until_said("drag", "ended")
        self.wait_until_still()
        self.click(2)
