"""The example of a Swift package that depends on this one: a pull shows new processes."""

import unittest

from tug_harness.application import Application
from tug_harness.case import on_one_display
from tug_harness.paths import REPOSITORY, program
from tug_harness.waiting import Pace, until

PACKAGE = REPOSITORY / "examples" / "swift-package"
SOURCE = PACKAGE / "Sources" / "processes" / "main.swift"
MOST_LINES = 40
START, TRAVEL = 60, 300
# Seconds without a change after which a list counts as at rest.
STILL_SECONDS = 0.3


@on_one_display("X11")
class SwiftPackage:
    def test_a_pull_shows_new_rows(self):
        self.display.pointer_move(470, 630)
        self.window = Application(self.display, self.folder, [program("processes")])
        self.display.fill_screen(self.window.process)
        before = self.window.until("rows at rest", self.picture_at_rest)
        # The newest are at the top, and no number comes twice.
        for _ in range(3):
            self.processes.start("sleep", "60")
        x = self.display.width / 2
        self.display.pointer_drag((x, START), (x, START + TRAVEL), hold=0.1)
        self.window.until("new rows at rest", lambda: self.differs_at_rest(before))
        # What Weston shows in place of a desktop has no buttons.
        if self.display.name == "x11":
            self.display.ask_to_close()
            until("the program's end", lambda: self.window.process.poll() is not None)
            self.assertEqual(self.window.process.returncode, 0, self.window.error_text())
        self.assertEqual(self.window.error_text(), "")

    def picture_at_rest(self):
        """The picture, once it has not changed for a moment and is not one colour; else None."""
        one = self.shown()
        Pace().wait(STILL_SECONDS)
        return one if self.shown().matches(one, 0) and not one.is_flat else None

    def differs_at_rest(self, before):
        now = self.picture_at_rest()
        return now is not None and not now.matches(before, 0)

    def shown(self):
        return self.display.picture()


class SwiftPackageSource(unittest.TestCase):
    def test_it_is_short_and_depends_on_one_package(self):
        lines = SOURCE.read_text(encoding="utf-8").splitlines()
        self.assertLess(len(lines), MOST_LINES)
        description = (PACKAGE / "Package.swift").read_text(encoding="utf-8")
        self.assertEqual(description.count(".package("), 1)
        self.assertEqual(description.count(".product("), 1)
