"""The harness itself: each verb arrives in a GTK window as the event it stands for."""

import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.waiting import Pace

PROBE = Path(__file__).with_name("probe_app.py")
# X11 device positions are whole steps of the axis; GDK reports the pixel.
POSITION_TOLERANCE = 1.0


class ProbeTests:
    """Opens the probe program and reads what it saw."""

    probe_options = ()

    def setUp(self):
        super().setUp()
        self.probe = Application(
            self.display, self.folder, [sys.executable, PROBE, *self.probe_options]
        )
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

    def count(self, kind):
        """The number of lines of a kind, which is the first word of a line."""
        return sum(line.split()[0] == kind for line in self.lines())

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

    def test_a_drag_ends_at_its_target(self):
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
        self.display.two_finger_drag((200, 300), (200, 150), apart=100)
        for kind in ("touch-begin", "touch-end"):
            self.probe.until(f"two lines {kind}", lambda kind=kind: self.count(kind) == 2)
            ends = [line for line in self.lines() if line.startswith(kind)]
            y = 300 if kind == "touch-begin" else 150
            for line, x in zip(sorted(ends, key=lambda line: float(line.split()[1])), (150, 250)):
                self.assert_at(line, x, y)
        self.assertGreater(self.count("touch-update"), 8)

    def test_resize(self):
        for width, height in ((400, 300), (300, 500), (480, 640)):
            self.display.resize(width, height)
            self.wait_for_line(f"size {width} {height} scale {self.scale}")
            self.wait_for_stripes(height)
            said = len(self.lines())
            self.display.click(50, height - 20)
            self.assert_at(self.wait_for_line("press", said), 50, height - 20)

    def test_touchpad_and_its_stop(self):
        self.display.pointer_move(100, 100)
        self.display.touchpad_pan(2.0, seconds=0.2)
        self.wait_for_line("scroll smooth touchpad move")
        self.probe.until("the stop", lambda: self.scrolls()[-1:] == [("touchpad", "stop", 0.0)])
        self.assertAlmostEqual(
            sum(amount for source, _, amount in self.scrolls() if source == "touchpad"), 2.0, 2
        )

    def test_a_wheel_is_not_a_touchpad(self):
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

    def test_typing(self):
        self.display.pointer_move(100, 100)
        text = "the5quickfoxesjumpoverlazydogs1234"
        for letter in text:
            self.display.key(letter)
        self.display.key("Delete")
        self.wait_for_line("key Delete")
        keys = [line for line in self.lines() if line.startswith("key")]
        self.assertEqual(keys, [f"key {letter}" for letter in text] + ["key Delete"])
        with self.assertRaisesRegex(ValueError, "unknown key Enter; known are"):
            self.display.key("Enter")

    def test_a_minimized_window_gets_no_input_until_it_is_restored(self):
        self.display.click(100, 100)
        self.probe.until("the click", lambda: self.count("release") == 1)
        self.display.minimize()
        self.display.click(100, 200)
        self.display.key("F5")
        self.display.restore()
        self.wait_for_stripes(self.screen_size[1])
        self.display.click(100, 300)
        self.display.key("Escape")
        self.wait_for_line("key Escape")
        self.probe.until("the second click", lambda: self.count("release") == 2)
        self.assert_at([line for line in self.lines() if line.startswith("press")][-1], 100, 300)
        self.assertEqual((self.count("press"), self.count("key")), (2, 1))

    def test_screenshot(self):
        self.display.pointer_move(25, 25)
        width, height = self.screen_size
        picture = self.wait_for_stripes(height)
        self.assertEqual(picture.size, (width * self.scale, height * self.scale))

    def wait_for_stripes(self, height):
        """Waits until a window of so many points is painted; returns the picture of the screen."""
        red, green, blue = (204, 51, 51), (51, 204, 51), (51, 51, 204)
        sixths = [height * self.scale * part // 6 for part in (1, 3, 5)]

        def painted():
            picture = self.display.picture()
            return picture if [picture.color(25, y) for y in sixths] == [red, green, blue] else None

        return self.probe.until("the window to be painted", painted)


@on_every_display("X11")
class MinimizeOnX11(ProbeTests):
    """X11 only: a Wayland compositor does not tell a window that it is minimized."""

    def test_a_window_learns_that_it_is_minimized(self):
        self.display.minimize()
        self.wait_for_line("minimized")
        said = len(self.lines())
        self.display.restore()
        self.wait_for_line("not-minimized", said)


@on_every_display("Wayland")
class MinimizeOnWayland(ProbeTests):
    """Wayland only: an X server does not tell a program's frame clock to stop."""

    probe_options = ("--animated",)

    def test_a_minimized_window_gets_no_frames(self):
        self.probe.until("frames", lambda: self.count("frame") > 10)
        self.display.minimize()
        # The current frame may still be reported, and start one more.
        self.probe.until("the last frame", self.frames_stand)
        frames = self.count("frame")
        self.display.restore()
        self.probe.until("frames again", lambda: self.count("frame") > frames + 10)

    def frames_stand(self):
        frames = self.count("frame")
        Pace().wait(0.25)
        return self.count("frame") == frames


@on_every_display()
class CancelVerb(ProbeTests):
    def test_touch_cancel(self):
        self.display.touch_drag((100, 100), (100, 200), release=False)
        if self.display.name == "x11":
            with self.assertRaises(NotImplementedError):
                self.display.touch_cancel()
            return
        self.display.touch_cancel()
        self.wait_for_line("touch-cancel")
