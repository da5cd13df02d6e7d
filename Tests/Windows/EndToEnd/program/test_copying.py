"""The menu's items that copy, checked by a program that reads the clipboard.

Only on X11: on Wayland only a window with the focus may read the clipboard.
"""

import os
import subprocess
import sys

from tug_harness.case import on_every_display
from demo.page_case import PageTests

SECONDARY_BUTTON = 3
# Points from both edges that are in the first icon.
FIRST_ICON = 50

# Prints the content of the clipboard.
READER = """
import gi
gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk
print(Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text() or "", end="")
"""


@on_every_display("X11")
class Copying(PageTests):
    def setUp(self):
        super().setUp()
        self.open_page("grid", files=3)
        self.point_into_the_list()

    def test_the_name_of_a_file(self):
        self.choose(1)
        self.wait_until_copied(self.listing.names[0])

    def test_the_locations_of_selected_files_one_per_line(self):
        self.display.key("a", "Control")
        self.choose(2)
        self.wait_until_copied(
            "\n".join((self.listing.path / name).as_uri() for name in self.listing.names)
        )

    def choose(self, item):
        """Chooses an item of the first file's menu by keys."""
        mark = self.trace.mark()
        self.display.pointer_move(*self.at(FIRST_ICON, FIRST_ICON))
        self.display.pointer_press(SECONDARY_BUTTON)
        self.display.pointer_release(SECONDARY_BUTTON)
        self.trace.wait_for_event("menu-requested:0", mark)
        self.demo.wait_until_quiet()
        for _ in range(item):
            self.display.key("Down")
        self.display.key("Return")

    def wait_until_copied(self, text):
        variables = {**os.environ, **self.display.variables()}

        def is_copied():
            finished = subprocess.run(
                [sys.executable, "-c", READER],
                env=variables, capture_output=True, text=True, check=True, timeout=10,
            )
            return finished.stdout == text

        self.demo.until(f"the copied text {text!r}", is_copied)
