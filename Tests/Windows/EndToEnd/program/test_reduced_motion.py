"""With the user's animations off every motion is over at once, with the same events."""

from tug_harness.case import on_every_display
from demo.demo import ROWS_IN_A_PAGE, notch
from demo.page_case import PageTests

FILES = 120


@on_every_display()
class ReducedMotion(PageTests):
    def open_still(self, page="recent-files"):
        self.open_page(page, FILES, variables=self.animations_off())
        self.point_into_the_list()

    def assert_at_once(self, act, offset, events):
        """One row of the trace leads from the list's place to `offset`, with `events`."""
        mark = self.trace.mark()
        act()
        row = self.trace.wait_for_row("the end", lambda row: abs(row.offset - offset) < 1e-6, mark)
        self.demo.wait_until_quiet()
        self.assertEqual(row.phase, "idle")
        rows = self.trace.rows(mark)
        self.assertEqual({r.phase for r in rows}, {"idle"})
        offsets = {r.offset for r in rows[rows.index(row) :]}
        self.assertEqual(offsets, {row.offset})
        self.assertEqual(self.trace.events(mark), events)

    def test_wheel_and_keys_move_in_one_frame(self):
        self.open_still()
        # End shows the files of all pages.
        row_height = self.trace.last().content_height / ROWS_IN_A_PAGE
        end = FILES * row_height - self.height
        step = notch(self.height)
        ended = ["did-end-animation"]
        # A key takes the selection along.
        selected = ["selection-changed", *ended]
        self.assert_at_once(lambda: self.display.wheel(1), step, ended)
        self.assert_at_once(lambda: self.display.key("End"), end, selected)
        self.assert_at_once(lambda: self.display.wheel(-1), end - step, ended)
        self.assert_at_once(lambda: self.display.key("Home"), 0, selected)
        self.assert_replays(moves=False)

    def test_a_fling_ends_at_its_target(self):
        self.open_still()
        mark = self.trace.mark()
        self.display.flick(self.along(500), self.along(350))
        released = self.wait_for_drag_end(mark)
        velocity, target = self.release_of(released)
        self.demo.wait_until_quiet()
        self.assertGreater(velocity, 500)
        self.assertAlmostEqual(self.trace.last().offset, target, 5)
        events = [event.partition(":")[0] for event in self.trace.events(mark)]
        expected = [
            "will-begin-dragging", "will-end-dragging", "did-end-dragging",
            "will-begin-decelerating", "did-end-decelerating",
        ]  # fmt: skip
        self.assertEqual(events, expected)
        self.assertNotIn("decelerating", {row.phase for row in self.trace.rows(mark)})
        self.assert_replays(moves=False)

    def test_a_pull_refreshes_with_all_its_events(self):
        self.open_still()
        self.display.pointer_drag(self.along(40), self.along(260))
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["header:idle>pulling", "header:pulling>refreshing", "refresh", "refresh-ended",
             "refresh-closed"],
            self.trace.events(),
        )  # fmt: skip
        self.assert_at_top()
        self.assertFalse({"bouncing", "animating"} & {row.phase for row in self.trace.rows()})
