"""F5 and Ctrl+R refresh, Escape cancels a refresh."""

from tug_harness.case import on_every_display
from demo.demo_case import DemoTests


@on_every_display()
class Keys(DemoTests):
    def test_f5_and_control_r_refresh(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        for number, keys in enumerate((["F5"], ["r", "Control"]), start=1):
            mark = self.trace.mark()
            self.listing.add_newest(f"created-{number}.txt")
            self.display.key(*keys)
            self.trace.wait_for_event("refresh-closed", since=mark)
            self.demo.wait_until_quiet()
            self.assertEqual(self.trace.events(mark).count("refresh"), 1)
            self.assertAlmostEqual(self.demo.row_count, 20 + number)
            self.assert_at_top()

    def test_f5_twice_refreshes_once(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        with self.display.at_once():
            self.display.key("F5")
            self.display.key("F5")
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events().count("refresh"), 1)

    def test_escape_cancels_a_refresh(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.listing.add_newest("created-meanwhile.txt")
        # Escape finds the header opening: its handler has not been called yet, and never is.
        with self.display.at_once():
            self.display.key("F5")
            self.display.key("Escape")
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events())
        self.assertAlmostEqual(self.demo.row_count, 20)
        self.assert_at_top()

        mark = self.trace.mark()
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed", since=mark)
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.demo.row_count, 21)

    def test_escape_with_nothing_to_cancel_does_nothing(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.display.key("Escape")
        self.display.click(*self.demo.row_middle(1))
        self.trace.wait_for_event("row-activated:1")
        self.assertFalse([e for e in self.trace.events() if e.startswith(("header", "refresh"))])

    def point_into_the_list(self):
        # Without a window manager X11's keys go to the window under the pointer.
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))
