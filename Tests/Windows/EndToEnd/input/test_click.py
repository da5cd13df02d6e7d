"""Two clicks or a tap open the file under them, one click selects it, and a drag does neither."""

import os

from tug_harness.case import on_every_display
from demo.demo import Demo
from demo.demo_case import PAGE, DemoTests

MIDDLE_BUTTON, SECONDARY_BUTTON = 2, 3


@on_every_display()
class Click(DemoTests):
    def test_two_clicks_open_the_row_under_them(self):
        self.open_demo(files=20)
        opened = []
        for index in (0, 3, 7):
            self.display.double_click(*self.demo.row_middle(index))
            self.trace.wait_for_event(f"row-activated:{index}")
            # Each file has a program of its own, and they note it in no order among themselves.
            opened.append(self.listing.names[index])
            self.assert_opened(*opened)

    def test_one_click_selects_and_Return_opens(self):
        self.open_demo(files=20)
        for index in (4, 2):
            self.display.click(*self.demo.row_middle(index))
            self.trace.wait_for_event(f"row-activated:{index}")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events().count("selection-changed"), 2)
        self.display.key("Return")
        # The clicks opened nothing.
        self.assert_opened(self.listing.names[2])

    def test_a_tap_activates_the_row_under_it(self):
        self.open_demo(files=20)
        self.display.tap(*self.demo.row_middle(4))
        self.trace.wait_for_event("row-activated:4")
        self.assert_opened(self.listing.names[4])

    def test_clicks_after_scrolling_open_the_row_below(self):
        self.open_demo(files=50)
        self.display.pointer_move(*self.demo.point(200, 200))
        self.display.wheel(3)
        self.demo.wait_until_quiet()
        self.assertGreater(self.trace.last().offset, 0)
        index = int((self.trace.last().offset + 200) / self.demo.row_height)
        self.display.double_click(*self.demo.row_middle(index))
        self.trace.wait_for_event(f"row-activated:{index}")
        self.assert_opened(self.listing.names[index])

    def test_a_drag_activates_nothing(self):
        self.open_demo(files=20)
        x, y = self.demo.row_middle(5)
        drags = [
            (self.display.pointer_drag, 12),
            (self.display.pointer_drag, -150),
            (self.display.touch_drag, -12),
            (self.display.touch_drag, 60),
        ]
        for drag, travel in drags:
            drag((x, y), (x, y + travel), seconds=0.15, hold=0.1)
            self.demo.wait_until_quiet()
        # Out and back again: where it ends is where it began, but it was a drag.
        self.display.pointer_drag((x, y), (x, y - 40), seconds=0.15, release=False)
        self.display.pointer_move(x, y)
        self.display.pointer_release()
        self.demo.wait_until_quiet()
        self.assert_nothing_activated()
        started = self.trace.events().count("will-begin-dragging")
        self.assertEqual(started, len(drags) + 1)

    def test_other_buttons_activate_nothing_and_drag_nothing(self):
        self.open_demo(files=20)
        x, y = self.demo.row_middle(5)
        for travel in (5, 100):
            self.drag_with(MIDDLE_BUTTON, (x, y), travel)
        # The row under the pointer is highlighted.
        self.display.pointer_move(x, y)
        self.demo.wait_until_quiet()
        without_menu = self.picture("without-menu")
        self.drag_with(SECONDARY_BUTTON, (x, y), -100)
        self.trace.wait_for_event("menu-requested:5")
        self.close_menu(without_menu)
        self.display.click(x, y)
        self.trace.wait_for_event("row-activated:5")
        self.assertNotIn("will-begin-dragging", self.trace.events())
        self.assertEqual(self.trace.events().count("row-activated:5"), 1)

    def test_the_secondary_button_opens_a_menu_for_the_file(self):
        self.open_demo(files=20)
        self.close_menu(self.open_menu(3))
        self.assert_nothing_activated()
        self.wait_for_change(self.open_menu(4))
        self.demo.wait_until_quiet()
        self.display.key("Return")
        self.assert_opened(self.listing.names[4])

    def test_a_long_press_opens_a_menu_and_no_file(self):
        self.open_demo(files=20)
        without_menu = self.picture("without-menu")
        self.display.touch_down(*self.demo.row_middle(3))
        self.trace.wait_for_event("menu-requested:3")
        self.display.touch_up()
        self.close_menu(without_menu)
        self.assert_nothing_activated()
        self.display.tap(*self.demo.row_middle(6))
        self.assert_opened(self.listing.names[6])

    def open_menu(self, index):
        """Opens the menu of a row away from the pointer. Returns the picture before."""
        elsewhere = self.picture("elsewhere")
        self.display.pointer_move(*self.demo.row_middle(index))
        without_menu = self.wait_for_change(elsewhere)
        self.display.pointer_press(SECONDARY_BUTTON)
        self.trace.wait_for_event(f"menu-requested:{index}")
        self.display.pointer_release(SECONDARY_BUTTON)
        return without_menu

    def close_menu(self, without_menu):
        """Closes the menu that is about to open by its own key; keys before it go to the list.

        The first change may be a row's highlight, and the last one comes when the menu has faded.
        """
        self.wait_for_change(without_menu)
        self.demo.wait_until_quiet()
        with_menu = self.display.picture()
        self.display.key("Escape")
        self.wait_for_change(with_menu)
        self.demo.wait_until_quiet()

    def drag_with(self, button, start, travel):
        x, y = start
        self.display.pointer_move(x, y)
        self.display.pointer_press(button)
        self.display.pointer_move(x, y + travel)
        self.display.pointer_release(button)

    def assert_nothing_activated(self):
        activated = [e for e in self.trace.events() if e.startswith("row-activated")]
        self.assertEqual(activated, [])
        self.assertEqual(self.demo.opened.names(), [])

    def test_three_clicks_open_the_file_once(self):
        self.open_demo(files=20)
        point = self.demo.row_middle(2)
        with self.display.at_once():
            for _ in range(3):
                self.display.click(*point)
        self.demo.until(
            "the clicks", lambda: self.trace.events().count("row-activated:2") == 3
        )
        self.demo.wait_until_quiet()
        self.assert_opened(self.listing.names[2])

    def test_a_file_before_1970_is_last(self):
        path = self.folder / "files"
        path.mkdir()
        for name, time in (("ancient.txt", -1_000_000_000), ("old.txt", 1), ("new.txt", 2)):
            (path / name).write_text(name)
            os.utime(path / name, (time, time))
        self.demo = Demo(self.display, self.folder, [*PAGE, path])
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.wait_for_rows(3)
        self.display.double_click(*self.demo.row_middle(2))
        self.assert_opened("ancient.txt")
