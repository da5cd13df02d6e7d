"""The harness with a program that has a dialog, and a button at its window's end."""

import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.case import on_every_display

PROGRAM = Path(__file__).with_name("dialog_app.py")


@on_every_display()
class Dialogs:
    screen_size = (320, 320)

    def test_a_closed_dialog_returns_the_keyboard(self):
        self.display.pointer_move(160, 20)
        self.window = Application(self.display, self.folder, [sys.executable, PROGRAM])
        self.display.fill_screen(self.window.process)
        # At once: where the button is once the window has filled the screen.
        self.display.click(160, 305)
        self.wait_for("asked")
        self.display.key("Escape")
        self.wait_for("answer -4")
        self.display.key("a")
        self.wait_for("key a")

    def wait_for(self, line):
        self.window.until(
            f"the line {line}", lambda: line in self.window.log.read_text().splitlines()
        )
