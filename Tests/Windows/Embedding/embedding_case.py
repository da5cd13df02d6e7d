"""The base of the tests of programs in other languages, each on an X server of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.environment import private_environment
from tug_harness.waiting import Pace, until

from needed_programs import require

SUITE = Path(__file__).resolve().parent
REPOSITORY = SUITE.parents[2]
EXAMPLES = REPOSITORY / "examples"
HOSTS = SUITE / "hosts"
PREFIX = Path(os.environ.get("TUG_PREFIX", "/usr"))
# The variables by which a program finds Tug where it is not installed below /usr.
PASSED_ON = ("TUG_PREFIX", "PKG_CONFIG_PATH", "GI_TYPELIB_PATH", "XDG_DATA_DIRS")
# Seconds; enough for slow computers, and for Valgrind.
BUILD_SECONDS = 60
# For a program that ends by itself. The longest takes 23 s alone, and beside other tests on a slow
# computer more than 60.
HOST_SECONDS = 150


# Seconds without a change after which a list counts as at rest.
STILL_SECONDS = 0.25


class EmbeddingTests:
    """Builds and starts programs that have Tug in them; for on_every_display("X11")."""

    screen_size = (360, 480)
    time_limit_seconds = HOST_SECONDS + 30

    def variables(self, more=None):
        return {
            **{name: os.environ[name] for name in PASSED_ON if name in os.environ},
            **(more or {}),
        }

    def copied(self, source):
        """A fresh copy of an example's folder."""
        return Path(shutil.copytree(source, self.folder / "built" / source.name))

    def build(self, folder, *command):
        """Builds a program in its folder by a command; a warning fails the test."""
        require(command[0])
        environment = {**private_environment(self.folder), **self.variables()}
        finished = subprocess.run(
            [str(word) for word in command], cwd=folder, env=environment, text=True,
            capture_output=True, timeout=BUILD_SECONDS, check=False,
        )  # fmt: skip
        self.assertEqual(finished.returncode, 0, f"{command}: {finished.stdout}{finished.stderr}")
        return finished.stdout + finished.stderr

    def build_host(self, name):
        """Builds hosts/NAME.c, without a warning."""
        flags = self.build(HOSTS, "pkg-config", "--cflags", "--libs", "tug-1").split()
        # fmt: off
        self.build(
            HOSTS, "cc", "-std=c11", "-g", "-O1", "-Wall", "-Wextra", "-Werror", f"{name}.c",
            "-o", self.folder / name, *flags,
        )
        # fmt: on
        return self.folder / name

    def open(self, *command, variables=None, seconds=0.0):
        """Starts a program and waits for its window; a slow one may take `seconds` to print."""
        require(command[0])
        self.display.pointer_move(350, 470)
        self.window = Application(
            self.display, self.folder, command, variables=self.variables(variables)
        )
        if seconds:
            self.wait_for_lines(1, seconds)
        self.display.fill_screen(self.window.process)
        return self.window

    def run_host(self, *command, variables=None, seconds=HOST_SECONDS):
        """Runs a program that ends by itself, and returns what it printed."""
        require(command[0])
        host = Application(
            self.display, self.folder, command, variables=self.variables(variables)
        )
        until("the program's end", lambda: host.process.poll() is not None, seconds)
        said = f"{host.log.read_text()}\n{host.error_text()}"
        self.assertEqual(host.process.returncode, 0, said)
        return host.log.read_text()

    def run_python(self, name, *arguments, variables=None, seconds=HOST_SECONDS):
        """Runs hosts/NAME.py with Python."""
        program = [sys.executable, HOSTS / f"{name}.py", *arguments]
        return self.run_host(*program, variables=variables, seconds=seconds)

    def printed(self):
        text = self.window.log.read_text()
        # The last line may be unfinished.
        return text[: text.rfind("\n") + 1].splitlines()

    def wait_for_lines(self, count, seconds=10.0):
        self.window.until(f"{count} lines", lambda: len(self.printed()) >= count, seconds)

    def is_still(self):
        """Returns whether two successive pictures are equal."""
        before = self.display.picture()
        Pace().wait(STILL_SECONDS)
        # Programs that a busy machine lets wait draw nothing either.
        return self.display.processes.are_waiting() and self.display.picture().matches(before)

    def wait_for_change(self, before):
        """Waits until the picture differs from `before`."""
        self.window.until("another picture", lambda: not self.display.picture().matches(before))

    def pull(self):
        self.display.touch_drag((180, 60), (180, 400), hold=0.1)

    def close(self, seconds=10.0):
        """Closes the window, and expects the program to end with 0."""
        self.display.ask_to_close()
        process = self.window.process
        until("the program's end", lambda: process.poll() is not None, seconds)
        self.assertEqual(self.window.process.returncode, 0, self.window.error_text())
