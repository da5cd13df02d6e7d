"""The base of tests of the main window."""

import time
from configparser import ConfigParser

from tug_harness.accessibility import Accessibility
from tug_harness.application import Application
from tug_harness.paths import program
from tug_harness.waiting import until

END_SECONDS = 20
# Seconds without another answer after which something rests: many frames.
REST_SECONDS = 0.5


class MainWindowTests:
    """Starts the program as from a launcher, and asks assistive technology what it shows."""

    file = "config/tug/settings.ini"
    section = "tug"

    def start(self, *arguments, **variables):
        """Starts the program, and waits until it shows something."""
        if not hasattr(self, "accessible"):
            self.accessible = Accessibility(self.display, self.folder)
        self.program = Application(
            self.display, self.folder, [program("tug-demo"), *arguments],
            {**self.accessible.variables, **variables},
        )  # fmt: skip
        self.display.fill_screen(self.program.process)
        self.accessible.read()
        self.program.until("the page's name", lambda: self.setting("page"))

    def setting(self, key):
        """Returns the stored setting `key`, or an empty string if it is not set."""
        settings = ConfigParser(interpolation=None)
        settings.read(self.folder / self.file)
        return settings.get(self.section, key, fallback="").strip("'")

    def wait_for_page(self, name):
        self.program.until(f"the page {name}", lambda: self.setting("page") == name)

    def wait_for_focus(self, role):
        self.program.until(
            f"the keyboard in a {role}",
            lambda: self.accessible.find(
                lambda one: one["role"] == role and "focused" in one["states"]
            ),
        )

    def marked_row(self):
        """The place of the page in their list that is marked."""
        items = [one for one in self.accessible.all(self.accessible.outline())
                 if one["role"] == "list item"]  # fmt: skip
        return next((at for at, one in enumerate(items) if "selected" in one["states"]), None)

    def wait_for_rest(self, what, read):
        """Waits until read() has returned the same for a while, but None; returns that."""
        last = {"value": None, "since": 0.0}

        def rests():
            value, now = read(), time.monotonic()
            if value is None or value != last["value"]:
                last.update(value=value, since=now)
            return now - last["since"] >= REST_SECONDS

        self.program.until(what, rests)
        return last["value"]

    def names(self, *roles):
        return [one["name"] for one in self.accessible.all(self.accessible.outline())
                if one["role"] in roles]  # fmt: skip

    def button(self, words):
        """Returns the first button whose name begins with `words`, or None if there is no match."""
        return self.accessible.find_named("button", words)

    def wait_for_button(self, words):
        """The first button whose name begins so, once there is one."""
        return self.program.until(f"the button {words}", lambda: self.button(words))

    def end(self, key):
        """Ends the program by a key, and returns its exit code."""
        self.display.key(key, "Control")
        until("the program's end", lambda: self.program.process.poll() is not None, END_SECONDS)
        return self.program.process.poll()
