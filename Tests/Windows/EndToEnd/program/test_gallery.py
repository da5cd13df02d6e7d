"""The gallery: cards that are pulled in place, in a page that scrolls wherever the hand is."""

from demo.demo import Demo
from demo.demo_case import DemoTests
from tug_harness.case import on_every_display

# A point in the list of the first card, and ways from it down and up; a point in the sentence about its
# control; points from the window's upper left, in a window of any width.
CARD = (120, 150)
PULLED = (120, 260)
PUSHED = (120, 60)
SENTENCE = (60, 285)
# A part of the page's heading, as x, y, width and height.
HEADING = (20, 75, 110, 35)
NOTCHES = 3
FINGERS = -150
# The pull of a card at rest, as a fraction of the trigger distance.
RESTING = 0.6


class GalleryTests(DemoTests):
    """The trace contains the first card's list."""

    def open_gallery(self, variables=None):
        self.demo = Demo(self.display, self.folder, ("--page", "gallery"), variables)
        self.trace = self.demo.trace
        self.demo.until("the trace's first line", lambda: self.trace.has_begun)
        self.display.fill_screen(self.demo.process)
        # Without a window manager X11's keys go to the window under the pointer: its title bar.
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        self.demo.wait_until_still()

    def assert_page_moves(self, act):
        heading = self.display.picture().part(*HEADING)
        act()
        self.demo.until(
            "the page to move", lambda: not self.display.picture().part(*HEADING).matches(heading)
        )

    def assert_card_lies_still(self, mark):
        self.demo.wait_until_still()
        held = self.trace.last().offset
        self.assertEqual({row.offset for row in self.trace.rows(mark)} - {held}, set())

    def test_a_card_shows_its_control_at_rest(self):
        self.open_gallery()
        self.assertAlmostEqual(self.trace.last().header_pull, RESTING, delta=0.03)

    def test_a_finger_pulls_a_card(self):
        self.open_gallery()
        mark = self.trace.mark()
        self.display.touch_drag(CARD, PULLED, hold=0.1)
        self.trace.wait_for_event("header:idle>pulling", mark)
        self.trace.wait_for_event("refresh-closed", mark)
        # Later the card shows its control again.
        self.demo.wait_until_still()
        self.assertAlmostEqual(self.trace.last().header_pull, RESTING, delta=0.03)

    def test_a_button_pulls_a_card(self):
        self.open_gallery()
        held, mark = self.trace.last().offset, self.trace.mark()
        self.display.pointer_move(*CARD)
        self.display.pointer_press()
        # The button takes the list over where it is.
        row = self.trace.wait_for_row("the press", lambda row: row.phase == "tracking", mark)
        self.assertAlmostEqual(row.offset, held, delta=1)
        self.display.pointer_release()
        self.demo.wait_until_still()
        mark = self.trace.mark()
        self.display.pointer_drag(CARD, PULLED, hold=0.1)
        self.trace.wait_for_event("refresh-closed", mark)

    def test_a_card_plays_under_the_pointer(self):
        self.open_gallery()
        mark = self.trace.mark()
        self.display.pointer_move(*CARD)
        self.trace.wait_for_event("header:idle>pulling", mark)
        self.trace.wait_for_event("refresh-closed", mark)
        again = self.trace.mark()
        self.trace.wait_for_event("refresh-closed", again)
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        self.demo.wait_until_still()

    def test_a_wheel_over_a_card_scrolls_the_gallery(self):
        self.open_gallery(self.animations_off())
        self.display.pointer_move(*CARD)
        self.demo.wait_until_still()
        mark = self.trace.mark()
        self.assert_page_moves(lambda: self.display.wheel(NOTCHES))
        self.assert_card_lies_still(mark)

    def test_fingers_on_a_touchpad_over_a_card_scroll_the_gallery(self):
        self.open_gallery(self.animations_off())
        self.display.pointer_move(*CARD)
        self.demo.wait_until_still()
        mark = self.trace.mark()
        self.assert_page_moves(lambda: self.display.touchpad_pan(FINGERS))
        self.assert_card_lies_still(mark)

    def test_a_finger_beside_the_lists_scrolls_the_gallery(self):
        self.open_gallery()
        mark = self.trace.mark()
        self.assert_page_moves(lambda: self.display.touch_drag(SENTENCE, PUSHED))
        self.assert_card_lies_still(mark)

    def test_a_flick_on_a_card_scrolls_the_gallery(self):
        self.open_gallery()
        self.assert_page_moves(lambda: self.display.flick(CARD, PUSHED))

    def test_a_key_lets_the_first_control_work(self):
        self.open_gallery()
        mark = self.trace.mark()
        self.display.key("space")
        self.trace.wait_for_event("header:idle>pulling", mark)
        self.trace.wait_for_event("refresh", mark)
        self.trace.wait_for_event("refresh-closed", mark)


on_every_display()(GalleryTests)
