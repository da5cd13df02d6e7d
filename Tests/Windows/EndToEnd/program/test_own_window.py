"""The example in Swift with its own window: its button refreshes the list, and closing it ends it."""

import unittest

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.paths import REPOSITORY, program
from tug_harness.waiting import until

SOURCE = REPOSITORY / "examples" / "own-window" / "main.swift"
MOST_LINES = 40
FILES = 30
BUTTON = (24, 24)


@on_every_display("X11")
class OwnWindow:
    def test_its_button_refreshes_the_list(self):
        files = self.folder / "files"
        files.mkdir()
        for number in range(FILES):
            (files / f"{number:03}.txt").touch()
        window = Application(self.display, self.folder, [program("own-window"), files])
        self.display.fill_screen(window.process)
        window.until("30 files", lambda: self.printed() == [f"{FILES} files"])
        (files / "000-new.txt").touch()
        self.display.click(*BUTTON)
        window.until("the new file", lambda: self.printed()[1:] == [f"{FILES + 1} files"])
        self.display.ask_to_close()
        until("the program's end", lambda: window.process.poll() is not None)
        self.assertEqual((window.process.returncode, window.error_text()), (0, ""))

    def printed(self):
        return (self.folder / "output.txt").read_text(encoding="utf-8").splitlines()


class OwnWindowSource(unittest.TestCase):
    def test_it_is_short_and_needs_no_casts_of_functions(self):
        text = SOURCE.read_text(encoding="utf-8")
        self.assertLess(len(text.splitlines()), MOST_LINES)
        self.assertNotIn("unsafeBitCast", text)
