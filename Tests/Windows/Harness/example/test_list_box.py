"""A first test: the window at rest, and a row that is chosen by pointer and by key."""

import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.goldens import GoldenPictures

PROGRAM = Path(__file__).with_name("list_box.py")


@on_every_display()
class ListBox(GoldenPictures):
    screen_size = (320, 320)

    def setUp(self):
        super().setUp()
        self.display.pointer_move(160, 310)
        self.window = Application(self.display, self.folder, [sys.executable, PROGRAM])
        self.display.fill_screen(self.window.process)
        self.assert_picture("at-rest")

    def test_a_click_chooses_a_row(self):
        self.display.click(160, 64)
        self.assert_picture("clicked")

    def test_a_key_chooses_the_next_row(self):
        self.display.key("Down")
        self.assert_picture("next")
