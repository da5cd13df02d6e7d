"""Wayland only: the compositor takes the touches away, for instance for a gesture of its own."""

from tug_harness.case import on_every_display
from demo.demo_case import DemoTests


@on_every_display("Wayland")
class TouchCancel(DemoTests):
    def test_a_cancelled_pull_ends_at_once_and_refreshes_nothing(self):
        self.open_demo(files=20)
        self.begin_pull()
        self.trace.wait_for_event("header:idle>pulling")
        mark = self.trace.mark()
        self.display.touch_cancel()
        self.trace.wait_for_row(
            "the drag's end without another touch",
            lambda row: any(event.startswith("did-end-dragging") for event in row.events),
            since=mark,
        )
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events())
        self.assert_at_top()

        # Nothing of the cancelled touch is left: the next one pulls from where it begins.
        mark = self.trace.mark()
        self.begin_pull()
        self.display.touch_up()
        self.trace.wait_for_event("refresh-closed", since=mark)
        self.assertEqual(self.trace.events(mark).count("will-begin-dragging"), 1)

    def test_a_cancelled_press_activates_nothing(self):
        self.open_demo(files=20)
        self.display.touch_down(*self.demo.row_middle(3))
        self.display.touch_cancel()
        self.display.tap(*self.demo.row_middle(5))
        self.trace.wait_for_event("row-activated:5")
        self.assertNotIn("row-activated:3", self.trace.events())

    def begin_pull(self):
        x = self.display.width / 2
        self.display.touch_drag(self.demo.point(x, 40), self.demo.point(x, 260), release=False)
