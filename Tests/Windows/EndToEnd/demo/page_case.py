"""The base of the tests of the demo's pages: a recorded page, and points of its list."""

from .demo import Demo
from .demo_case import DemoTests
from .indicator import Thumb
from .listing import Listing
from .pages import PAGES
from tug_harness.recording import Recording
from tug_harness.waiting import Pace

# Seconds without a movement after which a hand that leaves the list leaves it at rest.
REST_SECONDS = 0.1
AGREEMENT = 1e-6
# Times are written with 6 decimals.
TIME_AGREEMENT = 1.5e-6
COMMON_TIMES_A_SECOND = 10
NUMBERS = (
    "offset inset_top inset_bottom content_height viewport_height header_pull footer_pull"
).split()
TEXTS = "phase header_state footer_state events".split()
MOVING = ("dragging", "decelerating", "bouncing", "animating")
# Points from the list's edge to where a pointer reaches the scroll indicator.
INDICATOR_REACH = 6
# The keys that lead to the same place in a list that begins at its bottom.
REVERSED_KEYS = {
    "Up": "Down", "Down": "Up", "Page_Up": "Page_Down", "Page_Down": "Page_Up",
    "Home": "End", "End": "Home",
}  # fmt: skip


class PageTests(DemoTests):
    """Opens a page of the demo; mix into a class for on_every_display.

    Points and sizes are (x, y) in the list; `along` is down, to the right in a list that scrolls
    sideways, and up in one that begins at its bottom. Of several lists side by side these are the
    first one's.
    """

    is_sideways = False
    is_reversed = False
    pane_count = 1
    below = 0

    def open_page(self, page, files=120, options=(), variables=None):
        """Opens a page, recorded, and waits until it shows its rows and rests."""
        self.recording = Recording(self.folder / "recording.tug")
        described = PAGES[page]
        self.pane_count = described.panes
        self.below = described.below
        self.is_reversed = described.is_reversed
        controls = self.control_options(described.refreshes, described.loads_more)
        arguments = ["--page", page, "--record", self.recording.path, *controls, *options]
        if described.shows_files:
            self.listing = Listing(self.folder / "files", files)
            arguments.append(self.listing.path)
        self.demo = Demo(self.display, self.folder, arguments, variables)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        if not described.is_endless:
            self.trace.wait_for_row("rows in the list", lambda row: row.content_height > 0)
            self.demo.wait_until_quiet()
        self.width, self.height = self.recording.list_size()
        return self.demo

    @property
    def length(self):
        """The viewport along the axis in points."""
        return self.width if self.is_sideways else self.height

    @property
    def border(self):
        """Points around the page on the left, on the right and below: the window's own."""
        return (self.display.width - self.pane_count * self.width) // 2

    def at(self, x, y):
        """A point of the list in the window."""
        bottom = self.display.height - self.border - self.below
        return (self.border + x, bottom - self.height + y)

    def along(self, position, across=None):
        """The point of the window at `position` along the axis, in the middle of the other one."""
        if self.is_reversed:
            position = self.length - position
        if self.is_sideways:
            return self.at(position, self.height / 2 if across is None else across)
        return self.at(self.width / 2 if across is None else across, position)

    def point_into_the_list(self):
        self.display.pointer_move(*self.along(self.length / 2))

    def indicator_point(self, position):
        """The point of the window on the indicator's track at `position` along the axis."""
        breadth = self.height if self.is_sideways else self.width
        return self.along(position, breadth - INDICATOR_REACH)

    def thumb(self):
        """The scroll indicator's thumb, of a list that rests and is not stretched."""
        return Thumb.of(self.trace.last())

    def show_indicator(self):
        """Makes the indicator show by moving the list a little, and keeps it by pointing at it.

        Returns its thumb.
        """
        self.point_into_the_list()
        mark = self.trace.mark()
        self.pan_and_rest(0.5)
        self.wait_for_drag_end(mark)
        self.display.pointer_move(*self.indicator_point(self.length / 2))
        self.demo.wait_until_quiet()
        return self.thumb()

    def pan(self, amount, seconds=0.3, stop=True):
        """Two fingers on a touchpad move the content by `amount` along the axis."""
        amount = -amount if self.is_reversed else amount
        dx, dy = (amount, 0.0) if self.is_sideways else (0.0, amount)
        self.display.touchpad_pan(dy, seconds, stop, dx)

    def pan_and_rest(self, amount):
        """A pan whose fingers rest before they leave, so that the list stays where it is."""
        self.pan(amount, 0.15, stop=False)
        Pace().wait(REST_SECONDS)
        self.display.touchpad_stop()

    def wheel(self, notches):
        """Turns the wheel, towards the list's end where `notches` are above 0."""
        self.display.wheel(-notches if self.is_reversed else notches)

    def key(self, name):
        """Presses a key that leads where `name` does in a list that begins at its top."""
        self.display.key(REVERSED_KEYS.get(name, name) if self.is_reversed else name)

    def wait_for_drag_end(self, since):
        """The row of the trace in which a drag has ended."""
        return self.trace.wait_for_row(
            "the drag's end",
            lambda row: any(event.startswith("did-end-dragging") for event in row.events),
            since,
        )

    def notches_to(self, notches):
        """Turns the wheel and waits; returns the offset that it leads to."""
        mark = self.trace.mark()
        self.wheel(notches)
        # A busy machine may be quiet for a while before it moves at all.
        self.trace.wait_for_row("the wheel's motion", lambda row: row.phase != "idle", mark)
        self.demo.wait_until_quiet()
        return self.trace.last().offset

    @staticmethod
    def release_of(row):
        """Returns (velocity, target) of the release in a trace row."""
        event = next(e for e in row.events if e.startswith("will-end-dragging"))
        _, velocity, target = event.split(":")
        return float(velocity), float(target)

    def assert_replays(self, moves=True):
        """Ends the demo: its recording replays to its trace, in which something `moves`."""
        self.demo.wait_until_quiet()
        self.demo.stop()
        self.assert_same_motion(self.trace, self.recording)
        if moves:
            self.assert_dense(self.trace.rows())

    def assert_same_motion(self, trace, recording):
        """A recording replays, row by row, to the trace of a program that has ended."""
        window = trace.rows()
        replayed = recording.replay(trace.path, self.folder)
        self.assertEqual(len(replayed), len(window))
        for ours, theirs in zip(window, replayed):
            self.assertAlmostEqual(ours.time, theirs.time, delta=TIME_AGREEMENT)
            for name in NUMBERS:
                pair = getattr(ours, name), getattr(theirs, name)
                self.assertAlmostEqual(*pair, delta=AGREEMENT, msg=f"{name} at {ours.time}")
            for name in TEXTS:
                pair = getattr(ours, name), getattr(theirs, name)
                self.assertEqual(*pair, f"{name} at {ours.time}")

    def assert_dense(self, rows):
        """While the list moved there were ten rows a second and more, on average."""
        pairs = zip(rows, rows[1:])
        gaps = [b.time - a.time for a, b in pairs if a.phase == b.phase and a.phase in MOVING]
        self.assertGreater(len(gaps), 0)
        self.assertLessEqual(sum(gaps) / len(gaps), 1 / COMMON_TIMES_A_SECOND)
