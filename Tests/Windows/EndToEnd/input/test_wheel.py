"""A wheel scrolls by notches and never beyond the edges."""

from tug_harness.case import on_every_display
from demo.demo_case import DemoTests


@on_every_display()
class Wheel(DemoTests):
    def test_a_wheel_never_goes_beyond_an_edge(self):
        self.open_demo(files=20)
        self.point_into_the_list()
        self.display.wheel(-10)
        self.display.wheel(40)
        self.demo.wait_until_quiet()
        last = self.trace.last()
        end = last.content_height - last.viewport_height
        self.assertGreater(end, 0)
        self.assertAlmostEqual(last.offset, end)
        self.display.wheel(-40)
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.last().offset, 0)
        offsets = [row.offset for row in self.trace.rows()]
        self.assertGreaterEqual(min(offsets), 0)
        self.assertLessEqual(max(offsets), end)
        events = [e for e in self.trace.events() if e.startswith(("header", "refresh", "load"))]
        self.assertEqual(events, [])

    def point_into_the_list(self):
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))
