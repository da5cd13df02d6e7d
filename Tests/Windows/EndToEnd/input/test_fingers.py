"""More fingers than one on a list: it follows the first, and the others do nothing."""

from demo.page_case import PageTests
from tug_harness.case import on_every_display

START = 40
# X11 reports positions in whole pixels.
POSITION_TOLERANCE = 1.0
TOUCHED = ("refresh", "row-activated", "selection-changed", "menu-requested")


@on_every_display()
class Fingers(PageTests):
    def test_a_second_finger_never_changes_a_pull(self):
        self.open_page("recent-files")
        self.display.touch_drag(self.along(START), self.along(START + 40), hold=0.1, release=False)
        self.demo.wait_until_still()
        pulled = self.trace.last().offset
        self.display.touch_down(*self.along(START + 500), finger=1)
        self.display.touch_move(*self.along(START + 400), finger=1)
        self.display.touch_up(finger=1)
        self.display.touch_up()
        self.wait_for_drag_end(0)
        self.demo.wait_until_quiet()
        farthest = min(row.offset for row in self.trace.rows())
        self.assertAlmostEqual(farthest, pulled, delta=POSITION_TOLERANCE)
        self.assert_nothing_but_scrolling()
        self.assert_at_top()
        self.assert_replays()

    def test_two_fingers_are_no_click(self):
        self.open_page("recent-files")
        for row in (200, 202):
            self.display.touch_down(*self.along(row, 100), finger=row - 200)
        for row in (202, 200):
            self.display.touch_move(*self.along(row + 30, 100), finger=row - 200)
            self.display.touch_up(finger=row - 200)
        self.demo.wait_until_quiet()
        self.assert_nothing_but_scrolling()
        self.display.tap(*self.along(200))
        self.trace.wait_for_event("row-activated:3")

    def test_a_pull_with_two_fingers_refreshes_once(self):
        self.open_page("recent-files")
        self.display.two_finger_drag(self.along(START), self.along(START + 300), hold=0.1)
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events().count("refresh"), 1)
        self.assertNotIn("row-activated", " ".join(self.trace.events()))
        self.assert_at_top()
        self.assert_replays()

    def assert_nothing_but_scrolling(self):
        events = self.trace.events()
        self.assertFalse([event for event in events if event.startswith(TOUCHED)], events)
