"""The examples of docs/around-widgets.md: the difference of two programs, and a .ui file."""

import difflib
import re
import sys
import unittest

from tug_harness.case import on_every_display

from embedding_case import EXAMPLES, REPOSITORY, EmbeddingTests

PAGE = REPOSITORY / "docs" / "around-widgets.md"
# A line of a difference that names a file, and the line that says what a program is.
UNSHOWN = ("---", "+++", '-"""', '+"""')

PROGRAM = """
import sys
import gi
gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GObject, Gtk, Tug

def say(*words):
    print(*words, flush=True)

GObject.type_ensure(Tug.RefreshBin)
builder = Gtk.Builder.new_from_file(sys.argv[1])
bin, rows = builder.get_object("bin"), builder.get_object("rows")
bar = bin.props.header_widget
bar.connect("notify::value", lambda *_: say("pulled") if bar.get_value() >= 1 else None)
bin.connect("refresh", lambda _bin, work: (say("refresh", bar.get_mapped()), work.end()))
bar.connect("unmap", lambda *_: say("closed"))
for number in range(40):
    rows.add(Gtk.Label(label=f"row {number}", visible=True))
window = Gtk.Window(child=bin)
window.connect("destroy", Gtk.main_quit)
window.show()
say("opened", bar.get_mapped())
Gtk.main()
"""


def parts(language):
    said = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", said, re.DOTALL | re.MULTILINE)


class Page(unittest.TestCase):
    def test_two_lines_make_a_list_box_refresh(self):
        texts = [
            (EXAMPLES / "before-and-after" / name).read_text(encoding="utf-8").splitlines(True)
            for name in ("before.py", "after.py")
        ]
        changed = (
            line
            for line in difflib.unified_diff(*texts, n=0)
            if line[0] in "+-" and not line.startswith(UNSHOWN)
        )
        self.assertEqual(parts("diff"), ["".join(changed)])


@on_every_display("X11")
class OwnHeader(EmbeddingTests):
    def test_the_widget_of_a_ui_file_is_pulled(self):
        (ui,) = parts("xml")
        description, program = self.folder / "page.ui", self.folder / "program.py"
        description.write_text(f"<interface>{ui}</interface>")
        program.write_text(PROGRAM)
        self.open(sys.executable, program, description, variables={"G_DEBUG": "fatal-warnings"})
        self.wait_for_lines(1)
        self.window.until("the rows to be at rest", self.is_still)
        self.assertEqual(self.printed(), ["opened False"])
        self.pull()
        self.window.until("the header's end", lambda: "closed" in self.printed())
        self.assertIn("pulled", self.printed())
        self.assertIn("refresh True", self.printed())
        self.close()
        self.assertEqual(self.window.error_text(), "")
