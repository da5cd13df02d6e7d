"""Wayland: a headless Weston, whose seat is our module test-seat.c."""

import os

from .display import PRIMARY_BUTTON, Display
from .processes import check_running
from .requirements import WESTON
from .sockets import connect
from .waiting import until
from .weston_module import CONFIGURATION, module_path

SOCKET = "wayland-tug"
# The evdev codes of the buttons as X11 and GDK count them.
BUTTON_CODES = {1: 0x110, 2: 0x112, 3: 0x111}
# What wl_pointer.axis reports for one of GDK's units.
AXIS_UNITS = 10


class WaylandDisplay(Display):
    name = "wayland"
    # The lines of a batch that has begun; None outside one.
    _batch = None

    def start(self):
        self._runtime = self.folder / "runtime"
        self._runtime.mkdir(mode=0o700, exist_ok=True)
        seat_socket = self.folder / "seat.socket"
        variables = {
            **os.environ,
            "XDG_RUNTIME_DIR": str(self._runtime),
            "TUG_TEST_SEAT": str(seat_socket),
        }
        with open(self.folder / "weston.stderr", "wb") as output:
            # fmt: off
            server = self.processes.start(
                WESTON, "--backend=headless-backend.so", "--use-pixman",
                "--shell=kiosk-shell.so", f"--width={self.width}", f"--height={self.height}",
                f"--scale={self.scale}", f"--modules={module_path()}", f"--socket={SOCKET}",
                f"--config={CONFIGURATION}", f"--log={self.folder / 'weston.log'}",
                "--idle-time=0",
                env=variables, stdout=output, stderr=output,
            )
            # fmt: on

        def check():
            if server.poll() is not None:
                raise RuntimeError(f"weston did not start: see {self.folder / 'weston.log'}")

        connection = connect(seat_socket, "weston", check)
        self._stream = connection.makefile("rw")

    def variables(self):
        return {
            "XDG_RUNTIME_DIR": str(self._runtime),
            "WAYLAND_DISPLAY": SOCKET,
            "GDK_BACKEND": "wayland",
        }

    def fill_screen(self, process):
        # The kiosk shell does it; input before that would reach no window.
        self._wait_for_size(self.width, self.height, process)

    def resize(self, width, height):
        """As in Display; Weston ends a program that refuses a size below its smallest one."""
        self._command("resize", width, height)
        self._wait_for_size(width, height)

    def minimize(self):
        self._command("minimize")
        # Weston knows where the pointer is from its last picture.
        self._wait_for_size(0, 0)

    def restore(self):
        self._command("restore")
        until("the window to be shown again", lambda: self._command("window") != "ok 0 0")

    def screenshot(self, path):
        self._command("screenshot", path)

    def _begin_batch(self):
        self._batch = []

    def _end_batch(self):
        lines, self._batch = self._batch, None
        self._stream.write("".join(f"{line}\n" for line in lines))
        self._stream.flush()
        for line in lines:
            self._answer(line)

    def pointer_move(self, x, y):
        self._command("pointer-motion", x, y)

    def pointer_press(self, button=PRIMARY_BUTTON):
        self._command("pointer-button", BUTTON_CODES[button], 1)

    def pointer_release(self, button=PRIMARY_BUTTON):
        self._command("pointer-button", BUTTON_CODES[button], 0)

    def wheel_notch(self, direction):
        self._command("axis", "wheel", 0, direction * AXIS_UNITS)

    def touchpad_scroll(self, dy, dx=0.0):
        self._command("axis", "finger", dx * AXIS_UNITS, dy * AXIS_UNITS)

    def touchpad_stop(self):
        self._command("axis-stop", "finger")

    def key_press(self, code):
        self._command("key", code, 1)

    def key_release(self, code):
        self._command("key", code, 0)

    def touch_down(self, x, y, finger=0):
        self._command("touch-down", finger, x, y)

    def touch_move(self, x, y, finger=0):
        self._command("touch-motion", finger, x, y)

    def touch_up(self, finger=0):
        self._command("touch-up", finger)

    def touch_cancel(self):
        self._command("touch-cancel")

    def _wait_for_size(self, width, height, process=None):
        size = f"ok {width} {height}"

        def has_size():
            if process:
                check_running(process)
            return self._command("window") == size

        until(
            f"the window to be {width} x {height} points large on Wayland",
            has_size,
            state=lambda: self._command("window"),
        )

    def _command(self, *words):
        line = " ".join(map(str, words))
        if self._batch is not None:
            self._batch.append(line)
            return ""
        self._stream.write(line + "\n")
        self._stream.flush()
        return self._answer(line)

    def _answer(self, line):
        reply = self._stream.readline().strip()
        if not reply.startswith("ok"):
            raise RuntimeError(f"weston's test seat answered '{reply}' to '{line}'")
        return reply
