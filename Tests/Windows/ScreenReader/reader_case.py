"""The base of the tests of Orca's speech about a list."""

import os
import shutil
import sys
from pathlib import Path

from tables import KEYS
from tug_harness.asked import AskedApplication
from tug_harness.environment import private_environment
from tug_harness.installed import library_variables
from tug_harness.keys import CODES, MODIFIERS
from tug_harness.session_bus import start_session_bus
from tug_harness.waiting import until

SUITE = Path(__file__).resolve().parent
PREFIX = Path(os.environ.get("TUG_PREFIX", "/usr"))
IS_LONG = "TUG_LONG_TESTS" in os.environ
# What Orca says when it has begun to listen.
GREETING = "Screen reader on."
# Seconds; for the start of Orca, and for what it says, on a busy computer.
START_SECONDS, SPEECH_SECONDS = 40, 20
SCREEN_OF_READER = "640x480x24"


class ReaderTests:
    """Starts Orca, and a window with a list of a `kind`; for on_every_display."""

    screen_size = (400, 480)
    time_limit_seconds = 240
    kind = None

    def setUp(self):
        if shutil.which("orca") is None:
            self.skipTest("missing Orca; on Debian: apt-get install orca")
        super().setUp()
        self.speech = self.folder / "speech.txt"
        self.heard = self.marks = 0

    def open(self):
        """Starts all processes. Returns the speech until the window has been read."""
        folder = self.folder / "reader"
        folder.mkdir()
        environment = private_environment(folder)
        environment |= {"NO_AT_BRIDGE": "0", "GSETTINGS_BACKEND": "memory"}
        bus = start_session_bus(self.folder, self.processes, environment | self.reader_display())
        with open(self.folder / "errors-of-orca.txt", "wb") as errors:
            orca = self.processes.start(
                sys.executable, "-B", "-W", "ignore", SUITE / "orca" / "start.py",
                folder / "settings", self.speech,
                env=environment | bus | self.reader_display(), stdout=errors, stderr=errors,
            )  # fmt: skip
        until("Orca", lambda: orca.poll() is not None or GREETING in self.lines(), START_SECONDS)
        self.assertIsNone(orca.poll(), "Orca has ended")
        self.heard = len(self.lines())
        variables = library_variables(PREFIX, "libtug-1.so.0", "Tug-1.typelib")
        self.window = AskedApplication(
            self.display, self.folder, [SUITE / "program", self.kind],
            {**variables, **bus, "NO_AT_BRIDGE": "0"},
        )  # fmt: skip
        self.addCleanup(self.window.close)
        self.display.fill_screen(self.window.process)
        return self.listen()

    def reader_display(self):
        """Orca reads the keyboard's layout from an X server, on Wayland from one of its own."""
        if self.display.name == "x11":
            return {"DISPLAY": self.display.variables()["DISPLAY"]}
        if not hasattr(self, "_reader_display"):
            reading, writing = os.pipe()
            with open(self.folder / "errors-of-xvfb.txt", "wb") as errors:
                self.processes.start(
                    "Xvfb", "-displayfd", writing, "-screen", "0", SCREEN_OF_READER,
                    "-nolisten", "tcp", pass_fds=[writing], stderr=errors,
                )  # fmt: skip
            os.close(writing)
            with os.fdopen(reading) as pipe:
                self._reader_display = f":{pipe.readline().strip()}"
        return {"DISPLAY": self._reader_display}

    def lines(self):
        """The whole lines that have been said."""
        if not self.speech.exists():
            return []
        text = self.speech.read_text(encoding="utf-8")
        return text[: text.rfind("\n") + 1].splitlines()

    def listen(self):
        """Waits until all events are reported. Returns the speech since the last call."""
        self.marks += 1
        mark = f"mark {self.marks}"
        said = f"notification {mark}"
        self.window.ask(f"mark({mark!r})")

        def is_marked():
            return any(line.rstrip(".") == said for line in self.lines()[self.heard :])

        self.window.until(f"{mark} after {self.lines()[self.heard :]}", is_marked, SPEECH_SECONDS)
        lines = self.lines()[self.heard :]
        self.heard += len(lines)
        return [line for line in lines if line.rstrip(".") != said]

    def press(self, keys):
        """Presses keys such as "Ctrl+A", and releases modifiers after the speech."""
        *held, key = keys.split("+")
        codes = [MODIFIERS[{"Ctrl": "Control"}.get(name, name)] for name in held]
        # A mark could come before the keys of a server that a busy machine delays.
        handled = self.window.ask("host.keys")
        for code in codes:
            self.display.key_press(code)
        self.display.key_press(CODES[KEYS.get(key, key)])
        self.display.key_release(CODES[KEYS.get(key, key)])
        self.window.wait(f"host.keys > {handled}")
        said = self.listen()
        for code in reversed(codes):
            self.display.key_release(code)
        self.window.wait(f"host.keys > {handled + len(codes)}")
        return said
