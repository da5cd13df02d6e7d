"""The page of bins around GTK's own widgets: each is pulled, loads more, and answers the window's keys."""

from demo.demo import Demo
from demo.demo_case import DemoTests
from tug_harness.accessibility import Accessibility
from tug_harness.case import on_one_display
from tug_harness.trace import Trace

# The ends of a finger's pull, in points from the window's upper left.
START, PULLED = (120, 200), (120, 480)
FIRST_NOTES, NEW_NOTES, MORE_NOTES = 30, 2, 30
# The subject of the newest note after a refresh, and the start of the names of buttons.
NEWEST, REMOVE = "Lamps have come", "Remove"
# Points from the start of a button to a place in it.
INTO = 10
NOTCHES = 3


class AroundTests(DemoTests):
    """Each bin has a separate trace; the list's trace is the first."""

    # A phone's, with room for little.
    screen_size = (360, 640)

    def open_around(self):
        self.accessible = Accessibility(self.display, self.folder)
        self.demo = Demo(
            self.display, self.folder, ("--page", "around"), self.accessible.variables
        )
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.trace.wait_for_row("notes", lambda row: row.content_height > 0)
        self.demo.wait_until_quiet()
        self.accessible.read()
        # Without a window manager X11's keys go to the window under the pointer.
        self.display.pointer_move(self.display.width // 2, self.display.height - 60)

    def count(self):
        """How many rows the list box has: each has a button that removes it."""
        outline = self.accessible.outline()
        return sum(
            one["role"] == "push button" and one["name"].startswith(REMOVE)
            for one in self.accessible.all(outline)
        )

    def wait_for_count(self, count):
        self.demo.until(f"{count} rows", lambda: self.count() == count)

    def first(self, role, name):
        return self.accessible.find(
            lambda one: one["role"] == role and one["name"].startswith(name)
        )

    def click(self, found):
        """Clicks near the start of an accessible, in the middle of its height."""
        x, y, _, height = found["box"]
        self.display.click(x + INTO, y + height / 2)

    def press(self, name):
        """Presses the button of that name, as assistive technology does."""
        button = self.first("radio button", name)
        self.assertIsNotNone(button, name)
        self.assertTrue(self.accessible.act(button, "click"))

    def show(self, name, number):
        """Shows the bin of that name; returns its trace."""
        self.press(name)
        trace = Trace(self.folder / f"trace-{number}.csv", self.demo.check_running)
        trace.wait_for_row(name, lambda row: row.viewport_height > 0)
        return trace

    def number(self, name):
        """Returns the number `name` in the inspector, or None if it is closed."""
        outline = self.accessible.outline()
        labels = [one["name"] for one in self.accessible.all(outline) if one["role"] == "label"]
        return labels[labels.index(name) + 1] if name in labels else None

    def test_rows_with_buttons_are_pulled_and_keep_their_clicks(self):
        self.open_around()
        self.wait_for_count(FIRST_NOTES)
        self.display.touch_drag(START, PULLED, hold=0.1)
        self.trace.wait_for_event("refresh-closed")
        self.wait_for_count(FIRST_NOTES + NEW_NOTES)
        self.demo.wait_until_quiet()
        self.click(self.first("check box", NEWEST))
        self.demo.until("a tick", lambda: "checked" in self.first("check box", NEWEST)["states"])
        self.click(self.first("push button", REMOVE))
        self.wait_for_count(FIRST_NOTES + NEW_NOTES - 1)

    def test_keys_act_on_the_visible_bin(self):
        self.open_around()
        mark = self.trace.mark()
        table = self.show("Table", 2)
        self.display.key("F5")
        table.wait_for_event("refresh-closed")
        self.display.key("i", "Control")
        # The tree keeps its first visible row, so it is not at its start.
        self.demo.until("the inspector", lambda: self.number("Offset"))
        start = self.number("Offset")
        self.display.pointer_move(*START)
        self.display.wheel(NOTCHES)
        self.demo.until("the table's offset", lambda: self.number("Offset") not in (None, start))
        text = self.show("Text", 3)
        self.display.click(self.display.width // 2, self.display.height // 2)
        self.display.key("F5", "Shift")
        text.wait_for_event("load-closed")
        self.demo.until(
            "older notes", lambda: self.first("label", f"{FIRST_NOTES + MORE_NOTES} notes")
        )
        self.assertEqual(self.trace.events(mark), [])


on_one_display("X11")(AroundTests)
