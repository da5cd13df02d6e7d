"""Ten million rows of many heights: any of them is reached by its number, and the first by a key."""

from demo.demo import Demo
from demo.demo_case import DemoTests
from tug_harness.accessibility import Accessibility
from tug_harness.case import on_one_display

ROW = 7_654_321


@on_one_display("X11")
class TenMillionRows(DemoTests):
    def setUp(self):
        super().setUp()
        self.accessible = Accessibility(self.display, self.folder)
        arguments = ("--page", "mixed")
        self.demo = Demo(self.display, self.folder, arguments, self.accessible.variables)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.trace.wait_for_row("rows in the list", lambda row: row.content_height > 0)
        self.accessible.read()
        # Without a window manager X11's keys go to the window under the pointer.
        self.display.pointer_move(self.display.width // 2, self.display.height - 60)
        self.demo.wait_until_quiet()

    def go_to(self, text):
        self.display.key("f", "Control")
        for letter in text:
            self.display.key({",": "comma"}.get(letter, letter))
        self.display.key("Return")

    def has(self, name):
        return self.accessible.find(lambda one: one["name"] == name) is not None

    def test_a_number_scrolls_to_its_row_and_a_key_back(self):
        mark = self.trace.mark()
        self.go_to(f"{ROW:,}")
        self.trace.wait_for_row(
            "a far row", lambda row: row.offset > row.content_height / 2, mark
        )
        self.demo.wait_until_quiet()
        self.assertIn("animating", {row.phase for row in self.trace.rows(mark)})
        last = self.trace.last()
        self.assertAlmostEqual(last.offset / last.content_height, ROW / 10_000_000, 2)
        # The keyboard is in the list, at that row.
        self.display.key("Down")
        self.display.key("Return")
        self.trace.wait_for_event(f"row-activated:{ROW}", mark)
        self.display.key("Home")
        self.trace.wait_for_row("the first row", lambda row: row.offset == 0)
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.last().offset, 0)

    def test_an_invalid_row_number_is_reported_and_stays(self):
        mark = self.trace.mark()
        self.go_to("10000001")
        self.demo.until("why", lambda: self.has("Row numbers range from 1 to 10,000,000."))
        self.go_to("x")
        self.demo.until("another reason", lambda: self.has("Enter a row number."))
        entry = self.accessible.find(lambda one: one["name"] == "Go to row number")
        self.assertEqual(entry["description"], "Enter a row number.")
        self.assertEqual({row.offset for row in self.trace.rows(mark)} - {0.0}, set())
