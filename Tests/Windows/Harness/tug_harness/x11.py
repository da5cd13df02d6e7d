"""X11: an Xorg with a dummy screen, whose devices are driven through the inputtest driver."""

import math
import os
import subprocess
from contextlib import suppress

from . import inputtest
from .display import PRIMARY_BUTTON, Display
from .pictures import write_pixels
from .processes import check_running, is_waiting
from .requirements import XORG
from .waiting import Timeout, until
from .x11_camera import screen_pixels
from .x11_closing import ask_to_close
from .xorg_configuration import DEVICES, configuration, socket_path

# Longer than any test holds a key, and than a busy machine delays a release.
NO_REPEAT_MILLISECONDS = 100_000
# How often in a row a program has to be found waiting, every 5 ms, before it counts as laid out:
# some frames long. And the longest that one is waited for which never waits, as it is animated.
LAYOUT_POLLS, LAYOUT_SECONDS = 10, 1.0
# What an evdev code is more, as an X key code.
KEYCODE_OFFSET = 8
# What the driver's scroll axes move for one notch.
SCROLL_INCREMENT = 120
UNMOVED = {inputtest.VERTICAL_SCROLL_AXIS: 0, inputtest.HORIZONTAL_SCROLL_AXIS: 0}


class X11Display(Display):
    name = "x11"

    def start(self):
        folder = self.folder
        configuration_file = folder / "xorg.conf"
        configuration_file.write_text(
            configuration(folder, self.width * self.scale, self.height * self.scale)
        )
        reading, writing = os.pipe()
        with open(folder / "xorg.stderr", "wb") as output:
            # fmt: off
            self.processes.start(
                XORG, "-displayfd", writing, "-config", configuration_file,
                "-logfile", folder / "xorg.log", "-novtswitch", "-sharevts", "-noreset",
                "-nolisten", "tcp", "-ardelay", NO_REPEAT_MILLISECONDS,
                pass_fds=[writing], stdout=output, stderr=output,
            )
            # fmt: on
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError(f"Xorg did not start: see {folder / 'xorg.log'}")
        self._number = f":{number}"
        self._devices = {
            name: inputtest.InputTestDevice(socket_path(folder, name)) for name in DEVICES
        }
        self._scrolling_device = None
        self._touches = {}
        # GDK takes a device for a touchpad when it carries this at the program's start.
        self._run(
            "xinput", "set-prop", "--type=int", "--format=8", "touchpad",
            "libinput Tapping Enabled", "1",
        )  # fmt: skip

    def variables(self):
        return {"DISPLAY": self._number, "GDK_BACKEND": "x11", "GDK_SCALE": str(self.scale)}

    def fill_screen(self, process):
        def find():
            check_running(process)
            return self._window_of(process)

        self._window = until("the window on X11", find)
        self.resize(self.width, self.height)
        self._wait_for_layout(process)

    def resize(self, width, height):
        size = (width * self.scale, height * self.scale)
        # xdotool would wait for ever for a change that does not come.
        if size != self._window_size():
            self._run("xdotool", "windowsize", "--sync", self._window, *map(str, size))

    def _wait_for_layout(self, process):
        """Waits until a program has used its new size, by polling, since there is no event."""
        polls = 0

        def is_laid_out():
            nonlocal polls
            polls = polls + 1 if is_waiting(process) else 0
            return polls >= LAYOUT_POLLS

        with suppress(Timeout):
            until("the window's layout", is_laid_out, LAYOUT_SECONDS)

    def minimize(self):
        # A client takes it for minimized when others unmap its window, as window managers do.
        self._run("xdotool", "windowunmap", "--sync", self._window)

    def restore(self):
        self._run("xdotool", "windowmap", "--sync", self._window)

    def ask_to_close(self):
        """As the window's close button does: the program is asked, and may refuse."""
        ask_to_close(self.variables()["DISPLAY"], int(self._window))

    def screenshot(self, path):
        size = (self.width * self.scale, self.height * self.scale)
        write_pixels(path, *size, screen_pixels(self._number, *size))

    def _begin_batch(self):
        for device in self._devices.values():
            device.begin_batch()

    def _end_batch(self):
        for device in self._devices.values():
            device.end_batch()

    def pointer_move(self, x, y):
        x, y = self._device_position(x, y)
        self._pointing("mouse").motion({inputtest.X_AXIS: x, inputtest.Y_AXIS: y})

    def pointer_press(self, button=PRIMARY_BUTTON):
        self._pointing("mouse").button(button, True)

    def pointer_release(self, button=PRIMARY_BUTTON):
        self._pointing("mouse").button(button, False)

    def wheel_notch(self, direction):
        self._scroll("mouse", direction, 0)

    def touchpad_scroll(self, dy, dx=0.0):
        self._scroll("touchpad", dy, dx)

    def touchpad_stop(self):
        # A scroll axis that reports no change is what libinput's stop looks like to a client.
        self._devices["touchpad"].motion({inputtest.VERTICAL_SCROLL_AXIS: 0}, absolute=False)

    def key_press(self, code):
        self._devices["keyboard"].key(code + KEYCODE_OFFSET, True)

    def key_release(self, code):
        self._devices["keyboard"].key(code + KEYCODE_OFFSET, False)

    def touch_down(self, x, y, finger=0):
        self._touch(inputtest.TOUCH_BEGIN, x, y, finger)

    def touch_move(self, x, y, finger=0):
        self._require_down(finger)
        self._touch(inputtest.TOUCH_UPDATE, x, y, finger)

    def touch_up(self, finger=0):
        self._require_down(finger)
        self._touch(inputtest.TOUCH_END, *self._touches[finger], finger)
        del self._touches[finger]

    def _require_down(self, finger):
        # The server would not answer, and the call would wait for ever.
        if finger not in self._touches:
            raise ValueError(f"finger {finger} is not down")

    def _touch(self, kind, x, y, finger):
        self._touches[finger] = (x, y)
        self._pointing("touchscreen").touch(finger + 1, kind, *self._device_position(x, y))

    def _pointing(self, name):
        self._scrolling_device = None
        return self._devices[name]

    def _scroll(self, name, dy, dx):
        # A client learns a scroll axis' value from the first event after other input, and cannot
        # tell how far that event went: the axes are shown unmoved first.
        if self._scrolling_device != name:
            self._pointing(name).motion(UNMOVED, absolute=False)
        valuators = {}
        if dy != 0 or dx == 0:
            valuators[inputtest.VERTICAL_SCROLL_AXIS] = dy * SCROLL_INCREMENT
        if dx != 0:
            valuators[inputtest.HORIZONTAL_SCROLL_AXIS] = dx * SCROLL_INCREMENT
        self._devices[name].motion(valuators, absolute=False)
        self._scrolling_device = name

    def _device_position(self, x, y):
        # Rounded up: a hair below the wanted pixel GDK would report the pixel before it.
        return (
            math.ceil(x * inputtest.AXIS_MAXIMUM / self.width),
            math.ceil(y * inputtest.AXIS_MAXIMUM / self.height),
        )

    def _window_size(self):
        lines = self._run("xdotool", "getwindowgeometry", "--shell", self._window).splitlines()
        values = dict(line.split("=") for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def _window_of(self, process):
        found = self._run(
            "xdotool", "search", "--onlyvisible", "--pid", str(process.pid), check=False
        ).split()
        return found[-1] if found else None

    def _run(self, *command, check=True):
        try:
            finished = subprocess.run(
                command,
                env={**os.environ, "DISPLAY": self._number},
                capture_output=True,
                text=True,
                check=check,
                timeout=20,
            )
        except subprocess.TimeoutExpired as error:
            raise Timeout(f"{command[0]} did not end") from error
        return finished.stdout
