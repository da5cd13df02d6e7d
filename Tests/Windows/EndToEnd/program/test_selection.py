"""Selecting and menus, on the page of icons: clicks with modifiers, long press, and no drag."""

from tug_harness.case import on_every_display, on_one_display
from tug_harness.keys import MODIFIERS
from demo.page_case import PageTests

LINE = 110.0
NARROWEST = 110.0
SECONDARY_BUTTON = 3
# From the middle of an icon to the gap in which its menu begins, in points.
GAP = 75


class SelectionTests(PageTests):
    def setUp(self):
        super().setUp()
        self.open_page("grid")
        self.columns = int(self.width // NARROWEST)
        self.point_into_the_list()

    def icon(self, index):
        """The middle of an icon in the window; the list is at its start."""
        column, line = index % self.columns, index // self.columns
        return self.at((column + 0.5) * self.width / self.columns, (line + 0.5) * LINE)

    def has_menu(self, index):
        """Returns whether a menu above an icon covers the gap on the left of it."""
        x, y = map(round, self.icon(index))
        return not self.display.picture().part(x - GAP, y - 65, 20, 35).is_flat

    def click(self, index, *modifiers):
        """Clicks, and returns the resulting events, in order."""
        mark = self.trace.mark()
        self.display.pointer_move(*self.icon(index))
        for modifier in modifiers:
            self.display.key_press(MODIFIERS[modifier])
        self.display.pointer_press()
        self.display.pointer_release()
        for modifier in modifiers:
            self.display.key_release(MODIFIERS[modifier])
        self.trace.wait_for_row("the click's events", lambda row: row.events, mark)
        self.demo.wait_until_quiet()
        return self.trace.events(mark)


@on_every_display()
class Buttons(SelectionTests):
    """Buttons and modifiers, which the list reads from the events of the display server."""

    def test_control_and_shift_select_and_open_nothing(self):
        for index, modifiers in ((1, ["Control"]), (6, ["Shift"]), (3, ["Control"])):
            self.assertEqual(self.click(index, *modifiers), ["selection-changed"])
        # From where Control was last, which is not selected any more: the same range twice.
        self.assertEqual(self.click(7, "Shift"), ["selection-changed"])
        self.assertEqual(self.click(7, "Control"), ["selection-changed"])
        self.assertEqual(self.demo.opened.names(), [])

    def test_the_secondary_button_opens_the_menu_of_its_row(self):
        self.assertFalse(self.has_menu(6))
        self.display.pointer_move(*self.icon(6))
        self.display.pointer_press(SECONDARY_BUTTON)
        self.trace.wait_for_event("menu-requested:6")
        self.display.pointer_release(SECONDARY_BUTTON)
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events(), ["selection-changed", "menu-requested:6"])
        self.demo.until("the menu above the pointer", lambda: self.has_menu(6))
        # The page's menu is open, and takes the wheel.
        self.display.key("Escape")
        self.demo.wait_until_quiet()
        # Beside the rows it asks for the list's own.
        mark = self.trace.mark()
        self.display.wheel(60)
        self.demo.wait_until_quiet()
        self.display.pointer_move(*self.at(self.width - 40, self.height - 10))
        self.display.pointer_press(SECONDARY_BUTTON)
        self.display.pointer_release(SECONDARY_BUTTON)
        self.trace.wait_for_event("menu-requested:none", mark)


@on_one_display("X11")
class Selection(SelectionTests):
    def test_a_click_selects_and_the_second_opens(self):
        self.assertEqual(self.click(6), ["selection-changed", "row-activated:6"])
        self.display.double_click(*self.icon(5))
        self.assert_opened(self.listing.names[5])
        self.demo.wait_until_quiet()
        # It is selected already.
        self.assertEqual(
            self.trace.events()[2:], ["selection-changed", "row-activated:5", "row-activated:5"]
        )

    def test_a_menu_applies_to_all_selected_files(self):
        self.click(3)
        self.click(1, "Control")
        self.display.key("Menu")
        self.trace.wait_for_event("menu-requested:1")
        self.demo.wait_until_quiet()
        # Its first item, which has the focus, opens.
        self.display.key("Return")
        names = sorted(self.listing.names[index] for index in (1, 3))
        self.demo.until("both files", lambda: sorted(self.demo.opened.names()) == names)

    def test_a_tap_opens_and_after_a_long_press_it_selects(self):
        self.display.tap(*self.icon(4))
        self.assert_opened(self.listing.names[4])
        self.trace.wait_for_event("row-activated:4")
        self.assertEqual(self.trace.events(), ["row-activated:4"])
        self.display.touch_down(*self.icon(2))
        self.trace.wait_for_event("menu-requested:2")
        self.display.touch_up()
        # A key before the menu's opening would go to the list.
        self.demo.wait_until_quiet()
        self.display.key("Escape")
        self.demo.wait_until_quiet()
        for _ in range(2):
            mark = self.trace.mark()
            self.display.tap(*self.icon(4))
            self.trace.wait_for_event("selection-changed", mark)
        self.demo.wait_until_quiet()
        self.assert_opened(self.listing.names[4])

    def test_a_long_press_opens_the_menu_without_a_tap(self):
        self.display.touch_down(*self.icon(2))
        self.trace.wait_for_event("menu-requested:2")
        self.display.touch_up()
        # A key before the menu's opening would go to the list.
        self.demo.wait_until_quiet()
        self.display.key("Escape")
        self.demo.wait_until_quiet()
        self.display.tap(*self.icon(3))
        self.demo.until(
            "the tap", lambda: self.trace.events().count("selection-changed") == 2
        )
        self.demo.wait_until_quiet()
        expected = ["selection-changed", "menu-requested:2", "selection-changed"]
        self.assertEqual(self.trace.events(), expected)

    def test_a_held_button_opens_no_menu_after_moving(self):
        x, y = self.icon(9)
        self.display.pointer_drag((x, y), (x, y - 70), hold=0.7)
        self.demo.wait_until_quiet()
        self.assert_only_scrolled()

    def test_a_drag_neither_selects_nor_activates(self):
        x, y = self.icon(5)
        mark = self.trace.mark()
        for travel in (-70, 40, -30):
            self.display.touch_drag((x, y), (x, y + travel), seconds=0.15, hold=0.1)
            self.wait_for_drag_end(mark)
            mark = self.trace.mark()
        for modifier in ("Control", "Shift"):
            self.display.key_press(MODIFIERS[modifier])
            self.display.pointer_drag((x, y), (x, y - 70), seconds=0.15, hold=0.1)
            self.display.key_release(MODIFIERS[modifier])
        # Across the axis: no drag either, and no click.
        self.display.pointer_drag((x, y), (x + 60, y), seconds=0.15)
        self.display.touch_drag((x, y), (x - 60, y), seconds=0.15)
        self.demo.wait_until_quiet()
        self.assert_only_scrolled()
        self.assertEqual(self.trace.events().count("will-begin-dragging"), 5)

    def assert_only_scrolled(self):
        words = ("row-activated", "selection-changed", "menu-requested", "refresh")
        self.assertFalse([e for e in self.trace.events() if e.startswith(words)])
        self.assertEqual(self.demo.opened.names(), [])
