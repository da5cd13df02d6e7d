"""Touchpad and wheel: glides and their ends, a stop that is missing, and the edges."""

from around_case import HEIGHT, WIDTH, AroundTests, around, around_in_turn
from tug_harness.waiting import Pace


@around("list")
@around_in_turn("tree", "text", "scrolled")
class Touchpad(AroundTests):
    def start(self):
        self.open()
        self.learn_stops()

    def test_a_pull_refreshes_at_the_stop(self):
        self.start()
        mark = self.mark()
        self.pan_to(-0.25, lambda: self.offset < -75)
        # Fingers that rest go on holding.
        Pace().wait(0.5)
        self.assertNotIn("refresh", self.lines(mark))
        self.display.touchpad_stop()
        self.wait_for("refresh pulling>refreshing", "refresh", "refresh-opened", since=mark)
        self.rest()
        self.end_refresh()
        self.assert_at_start()

    def test_a_lost_stop_ends_without_a_refresh(self):
        self.start()
        mark = self.mark()
        self.pan_to(-0.25, lambda: self.offset < -75)
        self.wait_for("did-end-dragging", since=mark)
        self.rest()
        self.assert_at_start()
        self.assertNotIn("refresh", self.lines(mark))

    def test_a_fling_glides_and_bounces_at_the_start(self):
        self.start()
        self.scroll_to(250)
        mark = self.mark()
        self.display.touchpad_pan(-12, seconds=0.15)
        self.wait_for("did-end-dragging", "did-end-decelerating", since=mark)
        self.rest()
        self.assertLess(min(self.offsets(mark)), -2)
        self.assert_at_start()
        self.assertNotIn("refresh", self.lines(mark))

    def test_a_fling_glides_and_bounces_at_the_end(self):
        self.start()
        end = self.range
        self.scroll_to(end - 200)
        mark = self.mark()
        self.display.touchpad_pan(12, seconds=0.15)
        self.wait_for("did-end-dragging", "did-end-decelerating", since=mark)
        self.rest()
        self.assertGreater(max(self.offsets(mark)), end + 2)
        self.assertAlmostEqual(self.offset, self.range)
        self.assertEqual(self.ask("shift"), [0, 0])

    def test_a_stop_with_nothing_before_it_does_nothing(self):
        self.start()
        mark = self.mark()
        for _ in range(3):
            self.display.touchpad_stop()
        self.scroll_to(50)
        self.assertNotIn("will-begin-dragging", self.lines(mark))


@around_in_turn("list", "tree", "text", "icons", "flow", "scrolled")
class Wheel(AroundTests):
    def test_the_wheel_scrolls_and_stops_at_the_edges(self):
        self.open()
        self.display.pointer_move(200, 300)
        self.display.wheel(3)
        self.wait("adjustment.get_value() > 60")
        self.rest()
        self.display.wheel(-10)
        self.wait("adjustment.get_value() == 0")
        self.rest()
        self.assert_at_start()
        end = self.range
        self.scroll_to(end - 50)
        self.display.wheel(8)
        self.window.until("the end", lambda: self.value >= self.range - 1)
        self.rest()
        self.assertEqual(self.ask("shift"), [0, 0])
        self.assertNotIn("refresh", self.lines())
        self.assertGreaterEqual(min(self.offsets()), 0)

    def test_the_wheel_keeps_a_refreshing_header_open(self):
        self.open()
        self.refresh_open()
        self.display.pointer_move(200, 300)
        self.display.wheel(4)
        self.wait("adjustment.get_value() > 20 and shift == [0, 0]")
        self.display.wheel(-8)
        self.wait("bin.props.content_offset < 0 or adjustment.get_value() == 0")
        self.rest()
        self.assertEqual(self.state, "refreshing")
        self.end_refresh()


@around("list", displays=("X11",))
class Stopless(AroundTests):
    def test_a_pull_by_a_device_without_stops_ends_automatically(self):
        self.open()
        self.display.pointer_move(200, 300)
        mark = self.mark()
        self.pan_to(-0.25, lambda: self.offset < -30)
        self.wait_for("did-end-dragging", since=mark)
        self.rest()
        self.assert_at_start()


EDGES = """
for name in ('edge-overshot', 'edge-reached'):
    scroller.connect(name, lambda _, edge, name: say(name, edge.value_nick), name)
"""


@around("list", "scrolled")
class Edges(AroundTests):
    def test_the_scrolled_window_still_reports_its_edges(self):
        self.open()
        self.do(EDGES)
        self.pull(travel=60)
        self.wait_for("edge-overshot top")
        self.rest()
        mark = self.mark()
        end = self.range
        self.scroll_to(end - 60)
        self.display.touch_drag((60, 400), (60, 250), hold=0.1)
        self.wait_for("edge-reached bottom", "edge-overshot bottom", since=mark)
        self.rest()
        self.assertEqual(self.lines(mark).count("edge-overshot bottom"), 1)
        mark = self.mark()
        self.display.pointer_move(WIDTH / 2, HEIGHT / 2)
        self.display.wheel(-3)
        self.wait(f"adjustment.get_value() < {end} - 60")
        self.rest()
        self.scroll_to(30)
        self.display.wheel(-3)
        self.wait_for("edge-reached top", since=mark)
