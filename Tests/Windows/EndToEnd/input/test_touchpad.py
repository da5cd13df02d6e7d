"""Two fingers on a touchpad: a drag whose end is the device's stop."""

import math

from tug_harness.case import on_every_display
from demo.demo import DRAG_THRESHOLD, ROWS_IN_A_PAGE, notch, shown_distance
from demo.demo_case import DemoTests
from tug_harness.waiting import Pace

# GDK's unit is one notch of a wheel; negative pulls the content down.
STEP = 0.25
MOST_STEPS = 300
PULL_BEYOND_TRIGGER = 1.3
# The points in one unit of GDK: the scroll distances of libinput and of Wayland's axis events.
UNITS = {"x11": 15, "wayland": 10}
REST_SECONDS = 1.0
# A device which never sent a stop is taken for gone after this long.
SILENCE_SECONDS = 0.150
# A frame, and what a busy machine needs to notice.
SILENCE_TOLERANCE = 0.150


class TouchpadTests(DemoTests):
    def point_into_the_list(self):
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))

    def pan_once_with_a_stop(self):
        """A pan and its stop, from which the list learns that the device sends stops."""
        self.display.touchpad_pan(0.5, seconds=0.2)
        self.drag_ended()
        self.demo.wait_until_quiet()

    def drag_ended(self, since=0):
        """The row in which a drag has ended, and how."""
        row = self.trace.wait_for_row(
            "the drag's end",
            lambda row: any(event.startswith("did-end-dragging") for event in row.events),
            since,
        )
        kind = next(e for e in row.events if e.startswith("did-end-dragging"))
        return row, kind.partition(":")[2]

    def is_dragging(self):
        return not any(e.startswith("did-end-dragging") for e in self.trace.events(self.started))

    def pan_until(self, step, condition):
        """Pans in small steps until a traced row meets `condition`; the fingers stay.

        Each step waits for the frame of the one before, so that none goes too far.
        """
        for _ in range(MOST_STEPS):
            if condition(self.trace.last()):
                return
            mark = self.trace.mark()
            self.display.touchpad_scroll(step)
            self.trace.wait_for_row("a step", lambda row: row.phase == "dragging", mark)
        self.assertTrue(condition(self.trace.last()), self.trace.last())

    def learn_stops(self):
        """Pans once, so that no silence of a busy machine ends the next pan.

        On Wayland every touchpad sends stops, which the first pan shows.
        """
        if self.display.name == "x11":
            self.pan_once_with_a_stop()

    def begin_pan(self, total, seconds=0.3):
        self.started = self.trace.mark()
        self.display.touchpad_pan(total, seconds, stop=False)
        self.trace.wait_for_event("will-begin-dragging", self.started)


@on_every_display()
class Touchpad(TouchpadTests):
    def test_a_pull_of_60_points_does_nothing(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        # A pan has no threshold of its own, which shown_distance takes off a drag's travel.
        shown = shown_distance(60 + DRAG_THRESHOLD, self.demo.viewport)
        self.learn_stops()
        mark = self.trace.mark()
        self.pan_until(-STEP, lambda row: -row.offset >= shown)
        self.display.touchpad_stop()
        self.drag_ended(mark)
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events())
        self.assertEqual({row.header_state for row in self.trace.rows()}, {"idle"})
        self.assert_at_top()

    def test_a_pull_at_the_end_loads_rows_51_to_100(self):
        self.open_demo(files=120)
        height = self.demo.row_height
        self.point_into_the_list()
        self.learn_stops()
        end = ROWS_IN_A_PAGE * height - self.demo.viewport
        self.display.wheel(math.ceil(end / notch(self.demo.viewport)))
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().offset, end)
        self.pan_until(STEP, lambda row: row.footer_pull >= PULL_BEYOND_TRIGGER)
        self.display.touchpad_stop()
        self.trace.wait_for_event("load-closed")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events().count("load-more"), 1)
        self.assertAlmostEqual(self.trace.last().content_height, 2 * ROWS_IN_A_PAGE * height)

    def test_a_pull_past_the_threshold_refreshes_at_the_stop(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.learn_stops()
        self.pan_until(-STEP, lambda row: row.header_pull >= PULL_BEYOND_TRIGGER)
        self.assertEqual(self.trace.last().header_state, "pulling")
        self.listing.add_newest("created-meanwhile.txt")
        self.display.touchpad_stop()
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["header:idle>pulling", "header:pulling>refreshing", "refresh", "refresh-ended"],
            self.trace.events(),
        )
        self.assertAlmostEqual(self.demo.row_count, 21)
        self.assert_at_top()

    def test_fingers_may_rest_before_they_leave(self):
        self.open_demo(files=50)
        self.point_into_the_list()
        self.pan_once_with_a_stop()
        former = self.trace.last().offset
        self.begin_pan(1.5)
        pace = Pace()
        pace.wait(REST_SECONDS)
        self.assertTrue(self.is_dragging(), "the drag ended while the fingers rested")
        self.demo.wait_until_still()
        self.assertEqual(self.trace.last().phase, "dragging")
        rested_at = self.trace.last().offset
        self.assertAlmostEqual(rested_at - former, 1.5 * UNITS[self.display.name], delta=0.1)
        self.display.touchpad_stop()
        row, kind = self.drag_ended(self.started)
        self.demo.wait_until_quiet()
        self.assertEqual(kind, "stay")
        self.assertEqual((row.velocity, row.offset), (0, rested_at))
        self.assertEqual(self.trace.last().offset, rested_at)

    def test_fingers_may_rest_in_a_pull(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.learn_stops()
        self.started = self.trace.mark()
        self.pan_until(-STEP, lambda row: row.header_pull >= PULL_BEYOND_TRIGGER)
        Pace().wait(REST_SECONDS)
        self.assertTrue(self.is_dragging(), "the pull ended while the fingers rested")
        self.assertNotIn("refresh", self.trace.events())
        self.display.touchpad_stop()
        self.trace.wait_for_event("refresh", self.started)
        self.trace.wait_for_event("refresh-closed", self.started)

    def test_fingers_that_leave_while_moving_fling(self):
        self.open_demo(files=50)
        self.point_into_the_list()
        self.display.touchpad_pan(3.0, seconds=0.2)
        row, kind = self.drag_ended()
        self.demo.wait_until_quiet()
        self.assertEqual(kind, "decelerate")
        self.assertGreater(self.trace.last().offset, row.offset)
        self.assertIn("did-end-decelerating", self.trace.events())

    def test_a_stop_with_nothing_before_it_is_ignored(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        for _ in range(3):
            self.display.touchpad_stop()
        self.display.click(*self.demo.row_middle(2))
        self.trace.wait_for_event("row-activated:2")
        events = self.trace.events()
        self.assertFalse([e for e in events if "dragging" in e or "header" in e], events)


@on_every_display("X11")
class TouchpadWithoutStop(TouchpadTests):
    """X11 only: on Wayland two fingers on a touchpad always send their stop."""

    def test_silence_ends_the_drag_of_a_device_without_stops(self):
        self.open_demo(files=50)
        self.point_into_the_list()
        self.begin_pan(1.5)
        row, _ = self.drag_ended(self.started)
        dragged = [r for r in self.trace.rows(self.started) if r.phase == "dragging"]
        moved = [a.time for a, b in zip(dragged[1:], dragged) if a.offset != b.offset]
        silence = row.time - moved[-1]
        self.assertGreaterEqual(silence, SILENCE_SECONDS - SILENCE_TOLERANCE / 2)
        self.assertLessEqual(silence, SILENCE_SECONDS + SILENCE_TOLERANCE)
        # The late stop finds nothing to end.
        self.display.touchpad_stop()
        self.demo.wait_until_quiet()
        ends = [e for e in self.trace.events() if e.startswith("did-end-dragging")]
        self.assertEqual(len(ends), 1)

    def test_a_late_stop_shows_that_the_device_sends_stops(self):
        self.open_demo(files=50)
        self.point_into_the_list()
        self.begin_pan(1.5)
        self.drag_ended(self.started)
        self.display.touchpad_stop()
        self.demo.wait_until_quiet()
        self.begin_pan(1.0)
        Pace().wait(REST_SECONDS)
        self.assertTrue(self.is_dragging(), "the silence ended a drag whose stop is to come")
        self.display.touchpad_stop()
        self.drag_ended(self.started)

    def test_a_wheel_ends_the_pan_without_a_refresh(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.pan_once_with_a_stop()
        mark = self.started = self.trace.mark()
        self.pan_until(-STEP, lambda row: row.header_pull >= PULL_BEYOND_TRIGGER)
        self.display.wheel(1)
        self.drag_ended(mark)
        self.demo.wait_until_quiet()
        self.assertIn("header:pulling>idle", self.trace.events(mark))
        self.assertNotIn("refresh", self.trace.events(mark))

    def test_leaving_the_window_ends_the_pan_without_a_refresh(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.pan_once_with_a_stop()
        mark = self.started = self.trace.mark()
        self.pan_until(-STEP, lambda row: row.header_pull >= PULL_BEYOND_TRIGGER)
        # The list ends where the header bar begins.
        self.display.pointer_move(self.display.width / 2, 20)
        self.drag_ended(mark)
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events(mark))
