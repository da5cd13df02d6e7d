"""The verbs of every display server, and the gestures composed of them."""

import math
from abc import ABC, abstractmethod
from contextlib import contextmanager

from .keys import CODES, MODIFIERS
from .pictures import Picture
from .waiting import Pace

# The rate at which a hand is sampled here, as common touch screens and touchpads do.
SAMPLES_PER_SECOND = 60
PRIMARY_BUTTON = 1


class Display(ABC):
    """A display server of its own, without a screen, whose only window is the one under test.

    Positions are points from the window's top left, y downwards. `size` is the screen in points,
    `scale` the pixels in a point. Scroll amounts are in GDK's unit, one notch of a wheel;
    positive amounts raise a list's offset.
    """

    name: str

    def __init__(self, folder, processes, size, scale):
        self.folder = folder
        self.processes = processes
        self.width, self.height = size
        self.scale = scale

    @abstractmethod
    def start(self):
        """Starts the server, and returns when it takes clients and input."""

    @abstractmethod
    def variables(self):
        """The environment variables with which a program finds this display."""

    @abstractmethod
    def fill_screen(self, process):
        """Waits for the window of `process`, and makes it as large as the screen."""

    @abstractmethod
    def resize(self, width, height):
        """Gives the window of fill_screen another size in points; its top left stays."""

    @abstractmethod
    def minimize(self):
        """Minimizes the window, as its button does; it gets no input meanwhile."""

    @abstractmethod
    def restore(self):
        """Shows the minimized window again at its old position."""

    @abstractmethod
    def screenshot(self, path):
        """Writes the present picture, size × scale pixels without the pointer.

        As a PNG, or where the path ends in .ppm as bare pixels, which takes a tenth of the time.
        """

    def picture(self):
        """The present picture, for a test that looks often."""
        path = self.folder / "shown.ppm"
        # A file that is written over goes to the disk at once, a new one may not at all.
        path.unlink(missing_ok=True)
        self.screenshot(path)
        return Picture(path)

    # Primitives

    @abstractmethod
    def pointer_move(self, x, y): ...

    @abstractmethod
    def pointer_press(self, button=PRIMARY_BUTTON): ...

    @abstractmethod
    def pointer_release(self, button=PRIMARY_BUTTON): ...

    @abstractmethod
    def wheel_notch(self, direction):
        """Turns a wheel by one notch; direction is 1 or -1."""

    @abstractmethod
    def touchpad_scroll(self, dy, dx=0.0):
        """One movement of two fingers on a touchpad."""

    @abstractmethod
    def touchpad_stop(self):
        """The two fingers leave the touchpad."""

    @abstractmethod
    def key_press(self, code): ...

    @abstractmethod
    def key_release(self, code): ...

    @abstractmethod
    def touch_down(self, x, y, finger=0): ...

    @abstractmethod
    def touch_move(self, x, y, finger=0): ...

    @abstractmethod
    def touch_up(self, finger=0): ...

    def touch_cancel(self):
        """The display server takes all touches away from the window; Wayland only.

        GTK 3 on X11 has no such event: XInput reports a lost touch as an ended one.
        """
        raise NotImplementedError(f"{self.name} cannot cancel touches")

    @contextmanager
    def at_once(self):
        """Calls inside follow each other without a pause, however busy the machine is."""
        self._begin_batch()
        try:
            yield
        finally:
            self._end_batch()

    @abstractmethod
    def _begin_batch(self): ...

    @abstractmethod
    def _end_batch(self): ...

    # Gestures

    def click(self, x, y):
        self.pointer_move(x, y)
        self.pointer_press()
        self.pointer_release()

    def double_click(self, x, y):
        # With a pause these would be two single clicks.
        with self.at_once():
            self.click(x, y)
            self.click(x, y)

    def tap(self, x, y):
        self.touch_down(x, y)
        self.touch_up()

    def pointer_drag(self, start, end, seconds=0.3, hold=0.0, release=True):
        """Drags with the primary button, and rests `hold` seconds before the release."""
        self.pointer_move(*start)
        self.pointer_press()
        self._follow(
            self.pointer_move, start, end, seconds, hold,
            self.pointer_release if release else None,
        )  # fmt: skip

    def touch_drag(
        self, start, end, seconds=0.3, hold=0.0, release=True, finger=0,
        samples_per_second=SAMPLES_PER_SECOND,
    ):  # fmt: skip
        """Drags with a finger, and rests `hold` seconds before it leaves."""
        self.touch_down(*start, finger)
        self._follow(
            lambda x, y: self.touch_move(x, y, finger),
            start, end, seconds, hold,
            (lambda: self.touch_up(finger)) if release else None, samples_per_second,
        )  # fmt: skip

    def two_finger_drag(self, start, end, apart=80.0, seconds=0.3, hold=0.0, release=True):
        """Drags with two fingers side by side, `apart` points from each other across the way."""
        along = (end[0] - start[0], end[1] - start[1])
        length = math.hypot(*along)
        aside = (-along[1] / length * apart / 2, along[0] / length * apart / 2)
        fingers = {0: aside, 1: (-aside[0], -aside[1])}

        def move(x, y):
            for finger, (dx, dy) in fingers.items():
                self.touch_move(x + dx, y + dy, finger)

        for finger, (dx, dy) in fingers.items():
            self.touch_down(start[0] + dx, start[1] + dy, finger)
        def let_go():
            for finger in fingers:
                self.touch_up(finger)

        self._follow(move, start, end, seconds, hold, let_go if release else None)

    def flick(self, start, end, seconds=0.1):
        """Drags fast with a finger, and lifts it during the movement."""
        self.touch_drag(start, end, seconds)

    def touchpad_pan(self, dy, seconds=0.3, stop=True, dx=0.0):
        """Scrolls by `dy` and `dx` in all at an even speed; without `stop` the fingers stay."""
        steps = max(1, round(seconds * SAMPLES_PER_SECOND))
        pace = Pace()
        for step in range(1, steps):
            self.touchpad_scroll(dy / steps, dx / steps)
            pace.wait(seconds * step / steps)
        # Fingers that leave while they move: with a pause they would have stopped before.
        with self.at_once():
            self.touchpad_scroll(dy / steps, dx / steps)
            if stop:
                self.touchpad_stop()

    def touchpad_pan_until(self, step, condition, seconds=5.0):
        """Scrolls by `step` at each sample until condition() holds; False when it never did."""
        pace = Pace()
        for number in range(round(seconds * SAMPLES_PER_SECOND)):
            if condition():
                return True
            self.touchpad_scroll(step)
            pace.wait((number + 1) / SAMPLES_PER_SECOND)
        return condition()

    def wheel(self, notches):
        """Turns the wheel by whole notches."""
        for _ in range(abs(notches)):
            self.wheel_notch(1 if notches > 0 else -1)

    def key(self, name, *modifiers):
        """Presses and releases a key, by its GDK name (keys.py has them), with modifiers held."""
        for known, word in ((CODES, name), *((MODIFIERS, modifier) for modifier in modifiers)):
            if word not in known:
                raise ValueError(f"unknown key {word}; known are {' '.join(known)}")
        held = [MODIFIERS[modifier] for modifier in modifiers]
        for code in [*held, CODES[name]]:
            self.key_press(code)
        for code in [CODES[name], *reversed(held)]:
            self.key_release(code)

    def _follow(
        self, move, start, end, seconds, hold, let_go=None, samples_per_second=SAMPLES_PER_SECOND
    ):  # fmt: skip
        steps = max(2, round(seconds * samples_per_second))
        pace = Pace()
        for step in range(1, steps):
            pace.wait(seconds * step / steps)
            part = step / steps
            move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        pace.wait(seconds)
        if let_go and hold == 0:
            # A hand that lets go while it moves: with a pause it would have stopped before.
            with self.at_once():
                move(*end)
                let_go()
            return
        move(*end)
        # From the last movement on, however late that came.
        Pace().wait(hold)
        if let_go:
            let_go()
