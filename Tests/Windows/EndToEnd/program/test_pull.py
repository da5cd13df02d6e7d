"""Pulling at the top: a short pull does nothing, a long one refreshes."""

from tug_harness.case import on_every_display
from demo.demo import HEADER_TRIGGER, shown_distance
from demo.demo_case import DemoTests

SHORT, LONG = 60, 220
START = 40
# X11 reports positions in whole pixels, at the press and at every move.
POSITION_TOLERANCE = 2.0
REFRESH_EVENTS = ["refresh", "refresh-ended", "refresh-closed"]


class PullTests(DemoTests):
    """A pull is described by the verb that drags."""

    def pull(self, drag, travel, **options):
        x = self.display.width / 2
        drag(self.demo.point(x, START), self.demo.point(x, START + travel), **options)

    def check_short_pull(self, drag):
        self.open_demo(files=20)
        self.pull(drag, SHORT, hold=0.1)
        self.trace.wait_for_row(
            "the drag's end",
            lambda row: any(event.startswith("did-end-dragging") for event in row.events),
        )
        self.demo.wait_until_quiet()
        farthest = min(row.offset for row in self.trace.rows())
        expected = shown_distance(SHORT, self.demo.viewport)
        self.assertLess(expected, HEADER_TRIGGER)
        self.assertAlmostEqual(-farthest, expected, delta=POSITION_TOLERANCE)
        touched = [e for e in self.trace.events() if e.startswith(("header", "refresh", "load"))]
        self.assertEqual(touched, [])
        self.assertEqual({row.header_state for row in self.trace.rows()}, {"idle"})
        self.assert_at_top()
        self.assertEqual(self.demo.opened.names(), [])

    def check_long_pull(self, drag, release, files=20):
        self.open_demo(files)
        self.pull(drag, LONG, release=False)
        pulled = self.trace.wait_for_row(
            "the whole travel to be shown",
            lambda row: -row.offset
            >= shown_distance(LONG, row.viewport_height) - POSITION_TOLERANCE,
        )
        self.assertEqual(pulled.header_state, "pulling")
        self.assertGreater(pulled.header_pull, 1)
        self.assertNotIn("refresh", self.trace.events())
        self.listing.add_newest("created-meanwhile.txt")
        release()
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["header:idle>pulling", "header:pulling>refreshing", *REFRESH_EVENTS],
            self.trace.events(),
        )
        for event in REFRESH_EVENTS:
            self.assertEqual(self.trace.events().count(event), 1, event)
        self.assert_header_was_held()
        self.assert_at_top()
        self.assertAlmostEqual(self.demo.row_count, files + 1)
        self.assertEqual(self.demo.opened.names(), [])

        self.display.double_click(*self.demo.row_middle(0))
        self.trace.wait_for_event("row-activated:0")
        self.assert_opened("created-meanwhile.txt")

    def assert_header_was_held(self):
        """The inset is the header's while it refreshes, and 0 when it has closed."""
        rows = self.trace.rows()
        held = {row.inset_top for row in rows if row.header_state == "refreshing"}
        self.assertEqual(held, {HEADER_TRIGGER})
        self.assertEqual(rows[-1].inset_top, 0)


@on_every_display()
class Pull(PullTests):
    def test_a_short_pull_with_the_pointer_does_nothing(self):
        self.check_short_pull(self.display.pointer_drag)

    def test_a_short_pull_with_a_finger_does_nothing(self):
        self.check_short_pull(self.display.touch_drag)

    def test_a_long_pull_with_the_pointer_refreshes(self):
        self.check_long_pull(self.display.pointer_drag, self.display.pointer_release)

    def test_a_long_pull_with_a_finger_refreshes(self):
        self.check_long_pull(self.display.touch_drag, self.display.touch_up)

    def test_a_list_shorter_than_its_window_refreshes(self):
        self.check_long_pull(self.display.touch_drag, self.display.touch_up, files=3)

    def test_a_pull_that_is_taken_back_does_nothing(self):
        self.open_demo(files=20)
        self.pull(self.display.pointer_drag, LONG, release=False)
        self.trace.wait_for_event("header:idle>pulling")
        self.display.pointer_move(*self.demo.point(self.display.width / 2, START + SHORT))
        self.trace.wait_for_event("header:pulling>idle")
        # A release right after the way back would fling the list.
        self.demo.wait_until_still()
        self.display.pointer_release()
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events())
        self.assert_at_top()


@on_every_display(suffix="AtScale2", scale=2)
class PullAtTwoPixelsAPoint(PullTests):
    def test_a_long_pull_with_the_pointer_refreshes(self):
        self.check_long_pull(self.display.pointer_drag, self.display.pointer_release)
