"""X11 only, a kiosk's window always has the screen's size: a window resized at any moment."""

from tug_harness.case import on_every_display
from demo.demo_case import DemoTests

SIZES = ((480, 400), (300, 640), (480, 640), (200, 200))


@on_every_display("X11")
class Resize(DemoTests):
    def test_a_window_resized_while_it_refreshes(self):
        self.open_demo(files=50)
        x = self.display.width / 2
        self.display.pointer_drag(self.demo.point(x, 40), self.demo.point(x, 260))
        self.trace.wait_for_event("header:pulling>refreshing")
        self.resize_through(SIZES)
        self.trace.wait_for_event("refresh-closed")
        self.resize_through([(480, 640)])
        self.demo.wait_until_quiet()
        self.assert_in_order(["refresh", "refresh-ended", "refresh-closed"], self.trace.events())
        self.assert_at_top()
        self.display.click(*self.demo.row_middle(2))
        self.trace.wait_for_event("row-activated:2")

    def test_a_window_resized_during_a_drag(self):
        self.open_demo(files=50)
        x = self.display.width / 2
        start, end = self.demo.point(x, 40), self.demo.point(x, 260)
        self.display.touch_drag(start, end, release=False)
        self.trace.wait_for_event("header:idle>pulling")
        self.resize_through(SIZES[:2])
        self.display.touch_up()
        self.trace.wait_for_row(
            "the drag's end",
            lambda row: any(event.startswith("did-end-dragging") for event in row.events),
        )
        self.demo.wait_until_quiet()
        self.assert_at_top()

    def test_a_window_made_taller_at_the_end(self):
        self.open_demo(files=50)
        self.display.resize(self.demo.window, 480, 300)
        self.demo.wait_until_quiet()
        self.display.pointer_move(240, 200)
        self.display.wheel(100)
        self.demo.wait_until_quiet()
        self.resize_through([(480, 640)])
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertAlmostEqual(last.offset, last.content_height - last.viewport_height)

    def resize_through(self, sizes):
        for width, height in sizes:
            mark = self.trace.mark()
            before = self.demo.viewport
            self.display.resize(self.demo.window, width, height)
            if height != self.display.height or before != height:
                self.trace.wait_for_row("a row after the new size", lambda row: True, since=mark)
