"""The harness itself: each verb arrives in a GTK window as the event it stands for."""

import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.pictures import Picture

PROBE = Path(__file__).with_name("probe_app.py")
# X11 device positions are whole steps of the axis; GDK reports the pixel.
POSITION_TOLERANCE = 1.0


class ProbeTests:
    """Opens the probe program and reads what it saw."""

    def setUp(self):
        super().setUp()
        self.probe = Application(self.display, self.folder, [sys.executable, PROBE])
        self.wait_for_line("mapped")
        self.display.fill_screen(self.probe.process)
        width, height = self.screen_size
        self.wait_for_line(f"size {width} {height} scale {self.scale}")

    def lines(self):
        text = self.probe.log.read_text()
        return text[: text.rfind("\n") + 1].splitlines()

    def wait_for_line(self, start, since=0):
        return self.probe.until(
            f"the line '{start}'",
            lambda: next((line for line in self.lines()[since:] if line.startswith(start)), None),
        )

    def assert_at(self, line, x, y):
        at_x, at_y = map(float, line.split()[-2:])
        self.assertAlmostEqual(at_x, x, delta=POSITION_TOLERANCE)
        self.assertAlmostEqual(at_y, y, delta=POSITION_TOLERANCE)

    def scrolls(self):
        words = [line.split() for line in self.lines() if line.startswith("scroll")]
        return [(source, kind, float(amount)) for _, _, source, kind, amount in words]


@on_every_display()
@on_every_display(suffix="AtScale2", scale=2)
class Verbs(ProbeTests):
    def test_click(self):
        self.display.click(100, 200)
        self.assert_at(self.wait_for_line("press 1"), 100, 200)
        self.assert_at(self.wait_for_line("release 1"), 100, 200)

    def test_drag_ends_where_it_should(self):
        self.display.pointer_drag((100, 200), (130, 350))
        self.assert_at(self.wait_for_line("press 1"), 100, 200)
        self.assert_at(self.wait_for_line("release 1"), 130, 350)

    def test_touch_drag(self):
        self.display.touch_drag((100, 300), (100, 150))
        self.assert_at(self.wait_for_line("touch-begin"), 100, 300)
        self.wait_for_line("touch-end")
        updates = [line for line in self.lines() if line.startswith("touch-update")]
        self.assert_at(updates[-1], 100, 150)

    def test_two_fingers(self):
        self.display.touch_down(100, 100, finger=0)
        self.display.touch_down(200, 100, finger=1)
        self.display.touch_up(finger=1)
        self.display.touch_up(finger=0)

        def count(kind):
            return sum(line.startswith(kind) for line in self.lines())

        self.probe.until("two touches to begin", lambda: count("touch-begin") == 2)
        self.probe.until("two touches to end", lambda: count("touch-end") == 2)

    def test_touchpad_and_its_stop(self):
        self.display.pointer_move(100, 100)
        self.display.touchpad_pan(2.0, seconds=0.2)
        self.wait_for_line("scroll smooth touchpad move")
        self.probe.until("the stop", lambda: self.scrolls()[-1:] == [("touchpad", "stop", 0.0)])
        self.assertAlmostEqual(
            sum(amount for source, _, amount in self.scrolls() if source == "touchpad"), 2.0, 2
        )

    def test_wheel_is_no_touchpad(self):
        self.display.pointer_move(100, 100)
        self.display.wheel(2)
        self.display.wheel(-3)
        self.probe.until(
            "five notches", lambda: len([s for s in self.scrolls() if s[1] == "move"]) == 5
        )
        self.assertEqual({source for source, _, _ in self.scrolls()}, {"mouse"})
        self.assertAlmostEqual(sum(amount for _, _, amount in self.scrolls()), -1.0, 6)

    def test_keys(self):
        self.display.pointer_move(100, 100)
        self.display.key("F5")
        self.display.key("r", "Control")
        self.display.key("Escape")
        self.wait_for_line("key Escape")
        keys = [line for line in self.lines() if line.startswith("key")]
        self.assertEqual(
            [key for key in keys if "Control_L" not in key],
            ["key F5", "key Control+r", "key Escape"],
        )

    def test_screenshot(self):
        path = self.folder / "screen.png"
        self.display.pointer_move(25, 25)
        width, height = self.screen_size
        red, green, blue = (204, 51, 51), (51, 204, 51), (51, 51, 204)

        def stripes():
            self.display.screenshot(path)
            sixths = [height * self.scale * part // 6 for part in (1, 3, 5)]
            return [Picture(path).color(25, y) for y in sixths]

        self.probe.until("the window to be painted", lambda: stripes() == [red, green, blue])
        self.assertEqual(Picture(path).size, (width * self.scale, height * self.scale))


@on_every_display("Wayland")
class CancelVerb(ProbeTests):
    """Wayland only: an X server has no input driver that could take a touch away."""

    def test_touch_cancel(self):
        self.display.touch_drag((100, 100), (100, 200), release=False)
        self.display.touch_cancel()
        self.wait_for_line("touch-cancel")
