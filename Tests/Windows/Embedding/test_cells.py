"""Cell renderers in a list do what they do in a GtkTreeView."""

import sys

from tug_harness.case import on_every_display
from tug_harness.waiting import until

from embedding_case import HOSTS, EmbeddingTests

# Points from the row's start to the middle of the toggle, and to the text.
TOGGLE = 12
TEXT = 80
# Points from the top of a list to the middle of its first row.
FIRST_ROW = 20
STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}


@on_every_display("X11")
class Cells(EmbeddingTests):
    def start(self, *arguments):
        self.open(sys.executable, HOSTS / "cells.py", *arguments, variables=STRICT)
        self.expect("row")
        self.window.until("the list to be at rest", self.is_still)
        _, top, height = self.printed()[0].split()
        self.middle = int(top) + int(height) // 2

    def expect(self, *lines):
        """Waits for further lines that begin so, and for no other."""
        before = getattr(self, "seen", 0)
        self.seen = before + len(lines)
        self.wait_for_lines(self.seen)
        said = self.printed()[before:]
        self.assertEqual(len(said), len(lines), said)
        for one, wanted in zip(said, lines, strict=True):
            self.assertTrue(one.startswith(wanted), said)

    def type(self, *keys):
        for key in keys:
            self.display.key(key)

    def test_a_toggle_toggles(self):
        self.start()
        self.display.click(TOGGLE, self.middle)
        self.expect("toggled 2 True")
        self.display.click(TOGGLE, self.middle)
        self.expect("toggled 2 False")
        self.display.key("space")
        self.expect("toggled 2 True")
        self.display.click(TEXT, self.middle)
        self.expect("activated 2")
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_a_tap_toggles_with_several_selected_rows(self):
        """A tap acts on cells like a click, also if it selects rows."""
        self.start("multiple")
        self.display.tap(TOGGLE, self.middle)
        self.expect("toggled 2 True")
        self.display.click(TOGGLE, self.middle)
        self.expect("selected 2", "toggled 2 False")
        self.display.tap(TOGGLE, self.middle)
        self.expect("selected", "toggled 2 True")
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_a_window_goes_while_a_text_is_edited(self):
        self.open(self.build_host("editing"), variables=STRICT)
        self.expect("shown")
        self.window.until("the list to be at rest", self.is_still)
        self.display.double_click(TEXT, FIRST_ROW)
        self.expect("editing")
        self.type("a")
        process = self.window.process
        until("the program's end", lambda: process.poll() is not None)
        self.assertEqual(process.returncode, 0, self.window.error_text())
        self.assertEqual(self.printed()[-1], "alive")

    def test_a_text_is_edited(self):
        self.start()
        self.display.double_click(TEXT, self.middle)
        self.expect("activated 2", "editing 2")
        self.type("a", "Return")
        self.expect("edited 2 a")
        self.type("F2")
        self.expect("editing 2")
        self.type("Escape")
        self.expect("canceled")
        self.type("F2")
        self.expect("editing 2")
        self.type("b")
        self.window.until("the list to be at rest", self.is_still)
        self.display.click(330, 460)
        self.expect("edited 2 b")
        self.display.key("space")
        self.expect("toggled 2 True")
        self.close()
        self.assertEqual(self.window.error_text(), "")
