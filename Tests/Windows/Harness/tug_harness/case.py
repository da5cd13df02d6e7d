"""The base of every test: a display server of its own, a time limit, and nothing left behind."""

import os
import shutil
import signal
import sys
import tempfile
import unittest
from pathlib import Path

from .paths import FAILURES, TEMPORARY
from .processes import Processes
from .requirements import reason_to_skip
from .wayland import WaylandDisplay
from .x11 import X11Display

DISPLAYS = {"X11": X11Display, "Wayland": WaylandDisplay}
# Whether the long run was asked for: each test on each display server.
IS_LONG = "TUG_LONG_TESTS" in os.environ


class TimeLimitExceeded(Exception):
    """A test took longer than its time limit."""


class DisplayCase(unittest.TestCase):
    """Starts `display_type` before each test and ends everything after it.

    The files of a failed test are kept, and its message says where; not with `keeps_files` off, as
    for a test that is meant to fail.
    """

    keeps_files = True
    display_type = None
    screen_size = (480, 640)
    scale = 1
    time_limit_seconds = 90

    def run(self, result=None):
        # The folder is short-named because the sockets in it have a limit of 108 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="tug-", dir=TEMPORARY))
        self.processes = Processes()
        previous = signal.signal(signal.SIGALRM, self._time_is_up)
        signal.alarm(self.time_limit_seconds)
        try:
            return super().run(result)
        finally:
            signal.alarm(0)
            signal.signal(signal.SIGALRM, previous)
            self.processes.stop_all()
            self._keep_or_remove_files(result)

    def setUp(self):
        reason = reason_to_skip(self.display_type.name)
        if reason:
            self.skipTest(reason)
        self.display = self.display_type(
            self.folder, self.processes, self.screen_size, self.scale
        )
        self.addCleanup(self.processes.stop_all)
        self.display.start()

    def _time_is_up(self, _number, _frame):
        raise TimeLimitExceeded(f"the test took more than {self.time_limit_seconds} s")

    def _keep_or_remove_files(self, result):
        for outcomes in (result.failures, result.errors) if result and self.keeps_files else ():
            for index, (test, text) in enumerate(outcomes):
                # A failed part of a test, a subtest, has an id that continues the test's.
                if test.id().startswith(self.id()) and "\nfiles: " not in text:
                    kept = self._keep_files()
                    outcomes[index] = (test, f"{text}{self._program_errors(kept)}\nfiles: {kept}\n")
        if self.folder.exists() and self.keeps_files:
            # The files of an earlier failure are of no use once the test passes.
            shutil.rmtree(FAILURES / self.id(), ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _keep_files(self):
        kept = FAILURES / self.id()
        if self.folder.exists():
            shutil.rmtree(kept, ignore_errors=True)
            kept.parent.mkdir(parents=True, exist_ok=True)
            # Sockets cannot be copied, a rename does not cross file systems: plain files only.
            shutil.copytree(self.folder, kept, ignore=_ignore_special_files, symlinks=True)
            shutil.rmtree(self.folder, ignore_errors=True)
        return kept

    @staticmethod
    def _program_errors(kept):
        texts = [path.read_text(errors="replace") for path in sorted(kept.glob("errors*.txt"))]
        text = "".join(texts).strip()
        return f"\nstandard error of the program:\n{text}\n" if text else ""


def _ignore_special_files(folder, names):
    paths = {name: Path(folder) / name for name in names}
    return [name for name, path in paths.items() if not (path.is_file() or path.is_dir())]


def on_every_display(*names, suffix="", **attributes):
    """Makes a test class for each display server (or the named ones) of a class of tests.

    The class of tests itself is not a unittest.TestCase, so it does not run by itself. The classes
    are called NameOnX11 and NameOnWayland, with `suffix`, and have `attributes` besides.
    """

    def decorate(tests):
        module = sys.modules[tests.__module__]
        for name in names or DISPLAYS:
            made = f"{tests.__name__}On{name}{suffix}"
            contents = {"__module__": tests.__module__, "display_type": DISPLAYS[name]}
            setattr(module, made, type(made, (tests, DisplayCase), {**contents, **attributes}))
        return tests

    return decorate


def on_one_display(name, suffix="", **attributes):
    """Makes a test class of a class of tests whose results do not depend on the display server.

    It runs on the server `name`, or on each one if the variable TUG_LONG_TESTS is set.
    """
    return on_every_display(*(() if IS_LONG else (name,)), suffix=suffix, **attributes)
