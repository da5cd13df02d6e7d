"""The base of the tests of a bin around a widget of GTK, each with a display server of its own."""

import os
import time
from itertools import cycle
from pathlib import Path

from tug_harness.asked import AskedApplication
from tug_harness.case import DISPLAYS, IS_LONG, on_every_display
from tug_harness.installed import library_variables
from tug_harness.pictures import Picture

PROGRAM = Path(__file__).resolve().parent / "program"
PREFIX = Path(os.environ.get("TUG_PREFIX", "/usr"))
KINDS = ("list", "tree", "text", "icons", "flow", "scrolled")
# For tests with the same result for most of them.
SOME_KINDS = KINDS if IS_LONG else ("list", "tree", "scrolled")
WIDTH, HEIGHT = 360, 480
ROWS = 1000 if IS_LONG else 100
# Seconds without a change after which nothing moves: many frames.
STILL_SECONDS = 0.15
# Equal answers besides, while program and server wait for events: a busy machine may delay both.
STILL_ANSWERS = 10
# Half a point: the content is at whole points.
TOLERANCE = 0.5


def around(*kinds, displays=(), scale=1, **attributes):
    """Makes a test class for each kind of child and display server of a class of tests.

    A long run has both scales besides.
    """

    def decorate(tests):
        for kind in kinds:
            for each in (1, 2) if IS_LONG else (scale,):
                suffix = f"{kind.capitalize()}{'AtScale2' if each == 2 else ''}"
                given = {"kind": kind, "scale": each, **attributes}
                on_every_display(*displays, suffix=suffix, **given)(tests)
        return tests

    return decorate


def around_in_turn(*kinds, scale=1):
    """As `around`, but with each kind of child on one display server, the next kind on the next.

    Use it for tests whose result depends on the child but not on the server. A long run has all servers.
    """

    def decorate(tests):
        for kind, server in zip(kinds, cycle(DISPLAYS)):
            around(kind, displays=() if IS_LONG else (server,), scale=scale)(tests)
        return tests

    return decorate


class AroundTests:
    """A window with a bin around a `kind` of child; the tests of all read its output."""

    screen_size = (WIDTH, HEIGHT)
    kind = "list"
    rows = ROWS
    # What the program writes to standard error is a failure, but for these words.
    expected_errors = ()
    # What still() asks the program for.
    watched = (
        "bin.props.content_offset, scroller and adjustment.get_value(), allocations,"
        "bin.props.refresh_state.value_nick, bin.props.load_state.value_nick"
    )

    def open(self, kind=None, rows=None, begin=None, variables=None):
        """Starts the program and waits for its window; its first lines of Python may be given."""
        self.display.pointer_move(WIDTH - 2, HEIGHT - 2)
        given = {
            "TUG_PREFIX": str(PREFIX),
            **library_variables(PREFIX, "libtug-1.so.0", "Tug-1.typelib"),
            **(variables or {}),
        }
        command = [PROGRAM, kind or self.kind, rows or self.rows]
        self.window = AskedApplication(self.display, self.folder, command, given, begin)
        self.addCleanup(self.window.close)
        self.display.fill_screen(self.window.process)
        self.wait("bin.get_mapped()")
        self.do("await_idle()")
        self.wait("has_idled")

    # Asking the program

    def ask(self, code):
        """The value of an expression of Python in the program, or None for statements."""
        return self.window.ask(code)

    do = ask

    def get(self, name):
        """A property of the bin."""
        return self.ask(f"bin.get_property({name!r})")

    def wait(self, code, seconds=10.0):
        """Waits until an expression is true in the program, and returns its value."""
        return self.window.wait(code, seconds)

    @property
    def offset(self):
        return self.get("content-offset")

    @property
    def value(self):
        return self.ask("adjustment.get_value()")

    @property
    def state(self):
        return self.ask("bin.props.refresh_state.value_nick")

    @property
    def load_state(self):
        return self.ask("bin.props.load_state.value_nick")

    def place(self, number):
        """The middle of a row in the window."""
        return tuple(self.ask(f"child.place({number})"))

    # Reading its output

    def lines(self, since=0):
        return self.window.log.read_text().splitlines()[since:]

    def mark(self):
        return len(self.lines())

    def wait_for(self, *lines, since=0, seconds=10.0):
        """Waits for lines of output in this order; others may be between them."""

        def have_come():
            there = iter(self.lines(since))
            return all(line in there for line in lines)

        def said():
            return [line for line in self.lines(since) if not line.startswith("offset")]

        self.window.until(f"{lines} after {said()}", have_come, seconds)

    def offsets(self, since=0):
        """Returns the offsets that the bin has reported."""
        words = [line.split() for line in self.lines(since)]
        return [float(line[1]) for line in words if line[0] == "offset"]

    def rest(self, seconds=10.0):
        """Waits until nothing moves."""
        self.wait("not (bin.props.decelerating or bin.props.tracking or bin.props.dragging)")
        self.still(seconds)

    def still(self, seconds=10.0):
        """Waits until nothing has moved for a while, whatever holds it."""
        seen, since, answers = None, time.monotonic(), 0

        def is_still():
            nonlocal seen, since, answers
            # An answer itself wakes the program, so look before it.
            are_waiting = self.display.processes.are_waiting()
            present = self.ask(self.watched)
            if present != seen:
                seen, since, answers = present, time.monotonic(), 0
            answers += are_waiting
            return answers >= STILL_ANSWERS and time.monotonic() - since > STILL_SECONDS

        self.window.until("the bin to be at rest", is_still, seconds)

    # A hand

    def pull_held(self, start=(60, 100), travel=250, seconds=0.3):
        """Pulls the content down by a finger that stays."""
        end = (start[0], start[1] + travel)
        self.display.touch_drag(start, end, seconds, release=False)

    def pull(self, start=(60, 100), travel=250, seconds=0.3):
        """Pulls the content by a finger, which rests before it leaves."""
        end = (start[0], start[1] + travel)
        self.display.touch_drag(start, end, seconds, hold=0.1)

    def key(self, *words):
        """Presses a key with modifiers, and waits until the program has handled their releases."""
        handled = self.ask("host.keys")
        self.display.key(*words)
        self.wait(f"host.keys >= {handled + len(words)}")

    def refresh_open(self, travel=250):
        """Pulls until a refresh runs, and waits until the header is open and at rest."""
        mark = self.mark()
        self.pull(travel=travel)
        self.wait_for("refresh", "refresh-opened", since=mark)
        self.rest()

    def load_by_pull(self):
        """Pulls at the end until a load runs, and waits until the footer is open and at rest.

        Returns the position in the output before the load.
        """
        mark = self.mark()
        self.display.touch_drag((60, 400), (60, 150), hold=0.1)
        self.wait_for("load-more", "load-opened", since=mark)
        self.rest()
        return mark

    def end_refresh(self):
        mark = self.mark()
        self.do("end()")
        self.wait_for("refresh-closed", since=mark)
        self.rest()

    def learn_stops(self, x=200, y=300):
        """Pans a little: the bin learns that the touchpad says when fingers leave."""
        self.display.pointer_move(x, y)
        self.display.touchpad_pan(1, seconds=0.1)
        self.display.touchpad_pan(-1.5, seconds=0.1)
        self.rest()

    def pan_to(self, step, condition):
        """Pans by fingers that stay, until condition() holds."""
        self.assertTrue(self.display.touchpad_pan_until(step, condition), self.offset)

    def scroll_to(self, value):
        # A text knows its length some frames after it is shown.
        self.wait(f"adjustment.get_upper() - adjustment.get_page_size() >= {value}")
        self.do(f"adjustment.set_value({value})")
        self.wait(f"abs(bin.props.content_offset - {value}) < 1")

    @property
    def range(self):
        return self.ask("adjustment.get_upper() - adjustment.get_page_size()")

    # Pictures

    def picture(self, name):
        path = self.folder / f"{name}.png"
        self.display.screenshot(path)
        return Picture(path)

    def assert_at_start(self):
        self.assertEqual(self.offset, 0)
        self.assertEqual(self.value, 0)
        self.assertEqual(self.ask("shift"), [0, 0])

    def assert_no_errors(self):
        """The program has written nothing to standard error, but for what the test expects."""
        lines = [line for line in self.window.error_text().splitlines() if line.strip()]
        unexpected = [
            line for line in lines if not any(word in line for word in self.expected_errors)
        ]
        self.assertEqual(unexpected, [])

    def tearDown(self):
        if hasattr(self, "window"):
            self.window.check_running()
            self.assert_no_errors()
        super().tearDown()
