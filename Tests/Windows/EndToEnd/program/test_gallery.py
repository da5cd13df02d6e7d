"""The gallery: cards that are pulled in place, in a page that scrolls wherever the hand is."""

from demo.demo import Demo
from demo.demo_case import DemoTests
from tug_harness.case import on_every_display

# A point in the list of the first card, one below it in the sentence about its control, and ways up and
# down; points from the window's upper left, in a window of any width.
CARD = (120, 200)
SENTENCE = (60, 442)
PULLED = (120, 380)
PUSHED = (60, 300)
NOTCHES = 3
FINGERS = -150


class GalleryTests(DemoTests):
    """The trace contains the first card's list."""

    def open_gallery(self):
        self.demo = Demo(self.display, self.folder, ("--page", "gallery"))
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.trace.wait_for_row("rows in the list", lambda row: row.content_height > 0)
        self.demo.wait_until_quiet()
        # Without a window manager X11's keys go to the window under the pointer: its title bar.
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        self.demo.wait_until_quiet()

    def assert_card_lies_still(self, mark):
        self.demo.wait_until_quiet()
        self.assertEqual({row.offset for row in self.trace.rows(mark)} - {0.0}, set())
        self.assertEqual(self.trace.last().offset, 0)

    def test_a_finger_pulls_a_card(self):
        self.open_gallery()
        self.display.touch_drag(CARD, PULLED, hold=0.1)
        self.trace.wait_for_event("header:idle>pulling")
        self.trace.wait_for_event("refresh-closed")

    def test_a_button_pulls_a_card(self):
        self.open_gallery()
        self.display.pointer_drag(CARD, PULLED, hold=0.1)
        self.trace.wait_for_event("refresh-closed")

    def test_a_wheel_over_a_card_scrolls_the_gallery(self):
        self.open_gallery()
        self.display.pointer_move(*CARD)
        self.demo.wait_until_quiet()
        before, mark = self.display.picture(), self.trace.mark()
        self.display.wheel(NOTCHES)
        self.wait_for_change(before)
        self.assert_card_lies_still(mark)

    def test_fingers_on_a_touchpad_over_a_card_scroll_the_gallery(self):
        self.open_gallery()
        self.display.pointer_move(*CARD)
        self.demo.wait_until_quiet()
        before, mark = self.display.picture(), self.trace.mark()
        self.display.touchpad_pan(FINGERS)
        self.wait_for_change(before)
        self.assert_card_lies_still(mark)

    def test_a_finger_beside_the_lists_scrolls_the_gallery(self):
        self.open_gallery()
        before, mark = self.display.picture(), self.trace.mark()
        self.display.touch_drag(SENTENCE, PUSHED)
        self.wait_for_change(before)
        self.assert_card_lies_still(mark)

    def test_a_key_lets_the_first_control_work(self):
        self.open_gallery()
        self.display.key("space")
        self.trace.wait_for_event("refresh")
        self.trace.wait_for_event("refresh-closed")


on_every_display()(GalleryTests)
