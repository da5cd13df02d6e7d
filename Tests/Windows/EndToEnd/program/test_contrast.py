"""The contrast of the demo's list in each theme, measured in pictures of the window."""

from pathlib import Path

from demo.contrast import drawn_contrast
from demo.page_case import PageTests
from tug_harness.case import on_every_display
from tug_harness.keys import MODIFIERS

# Source: WCAG 2.1, success criteria 1.4.3 and 1.4.11.
TEXT = 4.5
SIGN = 3.0

# GTK's names of themes, by names for the tests.
THEMES = {
    "Adwaita": "Adwaita",
    "AdwaitaDark": "Adwaita:dark",
    "HighContrast": "HighContrast",
    "Yaru": "Yaru",
    "Breeze": "Breeze",
}
# GTK's own; for a theme that is not there it takes Adwaita.
BUILT_IN = ("Adwaita", "HighContrast")
FOLDER = Path("/usr/share/themes")
# Pixels per point: the strokes of small characters then have pixels of the text colour.
SCALE = 2
# In points: the start and the end margin of text in a row with an icon; the distance from the list's
# edge that only the focus ring uses; half the width of a header's symbol.
WORDS, MARGIN, EDGE, SIGN_REACH = 52, 12, 9, 16
# The size of a badge's middle, which is completely inside its pill, and the pill's distance from the edge.
BADGE, BADGE_END = (14, 12), 19
FILES = 10
# Points that the cross of a message takes at its end.
CROSS = 44
# So long a refresh goes on that its picture can be taken.
LONG = ("--delay", "600")


class Contrast(PageTests):
    header = None
    footer = None
    theme = ""

    def test_rows(self):
        self.open("recent-files")
        self.row_height = self.trace.last().content_height / FILES
        self.assert_row("at rest", 0)
        self.display.pointer_move(*self.row_point(1))
        self.demo.wait_until_quiet()
        self.assert_row("hovered", 1)
        hovered = self.picture("hovered")
        self.display.pointer_press()
        self.wait_for_change(hovered)
        self.assert_row("pressed", 1)
        mark = self.trace.mark()
        self.display.pointer_release()
        self.trace.wait_for_event("selection-changed", mark)
        self.demo.wait_until_quiet()
        self.assert_row("selected and hovered", 1)
        self.display.pointer_move(*self.row_point(4))
        self.demo.wait_until_quiet()
        self.assert_row("selected", 1)

    def test_focus(self):
        self.open("recent-files")
        self.row_height = self.trace.last().content_height / FILES
        # The key selects what it leads to; with Control it does not.
        mark = self.trace.mark()
        self.display.key("Down")
        self.trace.wait_for_event("selection-changed", mark)
        self.demo.wait_until_quiet()
        row = self.focused_row()
        self.assert_contrast("the focus on a selection", SIGN, self.edge(row))
        self.assert_row("selected and focused", row)
        before = self.picture("before")
        self.display.key_press(MODIFIERS["Control"])
        self.display.key("Down")
        self.display.key_release(MODIFIERS["Control"])
        self.wait_for_change(before)
        self.demo.wait_until_quiet()
        self.assertEqual(self.focused_row(), row + 1)
        self.assert_contrast("the focus", SIGN, self.edge(row + 1))

    def test_header(self):
        self.open("recent-files", options=LONG)
        self.display.pointer_move(*self.along(100))
        self.display.pointer_press()
        for step in range(1, 19):
            self.display.pointer_move(*self.along(100 + 10 * step))
        self.demo.wait_until_still()
        last = self.trace.last()
        self.assertEqual(last.header_state, "pulling")
        self.assert_sign("the arrow", -last.offset / 2)
        mark = self.trace.mark()
        self.display.pointer_release()
        self.trace.wait_for_row(
            "the refresh, at its rest",
            lambda row: row.header_state == "refreshing" and row.offset == -row.inset_top,
            mark,
        )
        place = self.placed(*self.sign(self.trace.last().inset_top / 2))
        # It is drawn in the frame after that row, in place of the arrow.
        self.demo.until(
            f"a spinner with enough contrast in {THEMES[self.theme]}",
            lambda: drawn_contrast(self.part(self.picture("sign"), place)) >= SIGN,
        )

    def test_failure(self):
        self.open("recent-files")
        (self.folder / "files").rename(self.folder / "elsewhere")
        mark = self.trace.mark()
        self.display.key("F5")
        row = self.trace.wait_for_row(
            "the failure", lambda row: row.header_state == "failure" and row.inset_top > 20, mark
        )
        # A message moves in above the list, which is lower by its height.
        bar = self.at(MARGIN, 0)

        # The words fade in, are there for a while, and fade out.
        shown = []

        def is_over():
            picture = self.display.picture()
            self.width, self.height = self.recording.list_size()
            if self.trace.last().header_state == "failure":
                place = self.placed(MARGIN, 4, self.width - 2 * MARGIN, row.inset_top - 8)
                shown.append(self.part(picture, place))
                return False
            return bool(shown)

        # Each picture takes its time where many tests run, and the failure goes on meanwhile.
        self.demo.until("the failure's end", is_over, seconds=30)
        # The one with the whole words: a busy machine takes few pictures, and some of a fade.
        found = max(map(drawn_contrast, shown))
        self.assertGreaterEqual(found, TEXT, f"the failure's words in {self.theme}")
        self.demo.wait_until_quiet()
        self.width, self.height = self.recording.list_size()
        room = self.at(0, 0)[1] - bar[1]
        self.assertGreater(room, 20)
        message = (*bar, self.width - 2 * MARGIN - CROSS, room)
        self.measure("the message", TEXT, self.picture("message"), message)

    def test_notes(self):
        self.open("feed")
        self.trace.wait_for_row("the notes", lambda row: row.content_height > self.height)
        self.demo.wait_until_quiet()
        picture = self.picture("notes")
        tops, y = [], 0.0
        heights = self.heights()
        for index in range(3):
            tops.append(y)
            y += heights[index]
        width = self.width - 2 * MARGIN
        self.measure("a heading", TEXT, picture, self.placed(MARGIN, 0, width, heights[0]))
        row, half = tops[1], heights[1] / 2
        end = self.width - MARGIN
        self.measure("a bold title", TEXT, picture, self.placed(MARGIN, row + 4, 150, half - 4))
        self.measure("a second line", TEXT, picture, self.placed(MARGIN, row + half, 100, half - 4))
        self.measure("a detail", TEXT, picture, self.placed(end - 40, row + 4, 40, half - 6))
        breadth, height = BADGE
        badge = (self.width - BADGE_END - breadth, row + 1.35 * half - height / 2, breadth, height)
        self.measure("a badge", TEXT, picture, self.placed(*badge))

    def open(self, page, options=()):
        name = THEMES[self.theme].partition(":")[0]
        if name not in BUILT_IN:
            self.assertTrue((FOLDER / name / "gtk-3.0/gtk.css").exists(), f"no theme {name}")
        self.open_page(page, FILES, options, variables={"GTK_THEME": THEMES[self.theme]})

    def heights(self):
        heights = {}
        for _, (first, *values) in self.recording.events("measure-rows"):
            heights.update((int(first) + i, float(value)) for i, value in enumerate(values))
        return heights

    def row_point(self, index):
        return self.at(self.width / 2, (index + 0.5) * self.row_height)

    def edge(self, index):
        """Returns the start of a row, which only has the background and the focus ring."""
        return (0, index * self.row_height, EDGE, self.row_height)

    def focused_row(self):
        """The row with a ring: the one at whose edge there is more than one colour."""
        picture = self.picture("focused")
        rows = [
            index
            for index in range(int(self.height // self.row_height))
            if not self.part(picture, self.placed(*self.edge(index))).is_flat
        ]
        self.assertEqual(len(rows), 1, "the rows with a ring")
        return rows[0]

    def assert_row(self, what, index):
        top, half = index * self.row_height, self.row_height / 2
        picture = self.picture("row")
        width = self.width - WORDS - MARGIN
        self.measure(f"title {what}", TEXT, picture, self.placed(WORDS, top + 4, width, half - 4))
        place = self.placed(WORDS, top + half, width, half - 4)
        self.measure(f"second line {what}", TEXT, picture, place)

    def assert_sign(self, what, middle):
        self.assert_contrast(what, SIGN, self.sign(middle))

    def sign(self, middle):
        """The place of a header's symbol in the list."""
        return (self.width / 2 - SIGN_REACH, middle - SIGN_REACH, 2 * SIGN_REACH, 2 * SIGN_REACH)

    def assert_contrast(self, what, least, place):
        self.measure(what, least, self.picture("sign"), self.placed(*place))

    def placed(self, x, y, width, height):
        """A rectangle of the list in the window."""
        return (*self.at(x, y), width, height)

    def part(self, picture, place):
        return picture.part(*(round(value * SCALE) for value in place))

    def measure(self, what, least, picture, place):
        found = drawn_contrast(self.part(picture, place))
        self.assertGreaterEqual(found, least, f"{what} in {THEMES[self.theme]}")


for theme in THEMES:
    on_every_display("X11", suffix=theme, scale=SCALE, theme=theme)(Contrast)
