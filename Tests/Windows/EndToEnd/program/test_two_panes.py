"""Two lists in one window, moved and refreshed at the same time: each goes its own way."""

from demo.demo import notch
from demo.page_case import PageTests
from tug_harness.case import on_every_display, on_one_display
from tug_harness.recording import Recording
from tug_harness.trace import Trace
from tug_harness.waiting import Pace

DELAY = ("--delay", "1.5")
# The start and the ends of pulls, as fractions of the list's length.
START, PULLED, PUSHED = 0.1, 0.6, 0.15
REST_SECONDS = 0.1
WORK_EVENTS = ("refresh", "refresh-ended", "refresh-closed")
LEFT, RIGHT = 0, 1


class PaneTests(PageTests):
    """The left list is PageTests' own; finger 0 is on the left one, finger 1 on the right one."""

    def open_panes(self, options=()):
        self.open_page("two-panes", options=options)
        self.other = Trace(self.folder / "trace-2.csv", self.demo.check_running)
        self.other_recording = Recording(self.folder / "recording-2.tug")
        self.other_width, other_height = self.other_recording.list_size()
        self.assertEqual(other_height, self.height)

    def place(self, pane, share):
        """A point in the middle of a pane, so far down."""
        if pane == LEFT:
            return self.along(share * self.height)
        _, y = self.along(share * self.height)
        return (self.display.width - self.border - self.other_width / 2, y)

    def move(self, pane, start, end, steps=8):
        """Moves a pane's finger, which is down, along the list."""
        pace = Pace()
        for step in range(1, steps + 1):
            self.display.touch_move(*self.place(pane, start + (end - start) * step / steps), pane)
            pace.wait(step / 60)

    def pull(self, pane):
        self.display.touch_down(*self.place(pane, START), pane)
        self.move(pane, START, PULLED)
        self.trace_of(pane).wait_for_event("header:idle>pulling")

    def trace_of(self, pane):
        return self.trace if pane == LEFT else self.other

    def wait_for_rest(self):
        self.demo.wait_until_quiet()
        self.demo.until("the other list to rest", lambda: self.other.last().phase == "idle")

    def assert_refreshed_once(self, pane):
        trace = self.trace_of(pane)
        trace.wait_for_event("refresh-closed")
        for event in WORK_EVENTS:
            self.assertEqual(trace.events().count(event), 1, f"{event} in list {pane}")

    def assert_untouched(self, pane):
        events = self.trace_of(pane).events()
        self.assertFalse([e for e in events if e.startswith(("header", "refresh"))], events)

    def assert_both_replay(self):
        self.wait_for_rest()
        self.demo.stop()
        self.assert_same_motion(self.trace, self.recording)
        self.assert_same_motion(self.other, self.other_recording)


@on_every_display()
@on_one_display("Wayland", suffix="AtScale2", scale=2)
class TwoPanes(PaneTests):
    def test_two_fingers_pull_two_lists(self):
        self.open_panes()
        self.pull(LEFT)
        self.assert_untouched(RIGHT)
        self.pull(RIGHT)
        # The right list is pushed back while the left one is released.
        self.display.touch_up(LEFT)
        self.move(RIGHT, PULLED, PUSHED)
        self.other.wait_for_event("header:pulling>idle")
        Pace().wait(REST_SECONDS)
        self.display.touch_up(RIGHT)
        self.assert_refreshed_once(LEFT)
        self.wait_for_rest()
        self.assertNotIn("refresh", self.other.events())
        self.assertEqual((self.trace.last().offset, self.other.last().offset), (0, 0))
        self.assert_both_replay()

    def test_two_fingers_lifted_in_turn_refresh_both(self):
        self.open_panes(DELAY)
        self.pull(RIGHT)
        self.pull(LEFT)
        self.display.touch_up(RIGHT)
        self.other.wait_for_event("refresh")
        self.assertNotIn("refresh", self.trace.events())
        self.display.touch_up(LEFT)
        for pane in (LEFT, RIGHT):
            self.assert_refreshed_once(pane)
        self.assert_both_replay()

    def test_one_list_scrolls_while_the_other_refreshes(self):
        self.open_panes(DELAY)
        self.pull(LEFT)
        self.display.touch_up(LEFT)
        self.trace.wait_for_event("refresh")
        self.display.pointer_move(*self.place(RIGHT, 0.5))
        self.display.wheel(3)
        self.other.wait_for_event("did-end-animation")
        self.assertAlmostEqual(self.other.last().offset, 3 * notch(self.height), 3)
        self.display.flick(self.place(RIGHT, 0.7), self.place(RIGHT, 0.4))
        self.other.wait_for_row("a glide", lambda row: row.phase == "decelerating")
        self.assert_refreshed_once(LEFT)
        # The other list may still glide, so a wait for a quiet window would take too long.
        self.demo.until("the left list to rest", lambda: self.trace.last().phase == "idle")
        self.assert_at_top()
        self.display.tap(*self.place(RIGHT, 0.5))
        self.wait_for_rest()
        self.assertGreater(self.other.last().offset, 3 * notch(self.height))
        self.assert_untouched(RIGHT)
        self.assert_both_replay()


@on_every_display("Wayland")
class TwoPanesCancelled(PaneTests):
    """Wayland only: GTK 3 on X11 has no event for a cancelled touch."""

    def test_a_cancelled_pull_keeps_another_refresh(self):
        self.open_panes(DELAY)
        self.pull(LEFT)
        self.display.touch_up(LEFT)
        self.trace.wait_for_event("refresh")
        self.pull(RIGHT)
        self.display.touch_cancel()
        self.other.wait_for_event("did-end-dragging:decelerate")
        self.assert_refreshed_once(LEFT)
        self.wait_for_rest()
        self.assertNotIn("refresh", self.other.events())
        self.assertEqual(self.other.last().offset, 0)
        self.assert_both_replay()
