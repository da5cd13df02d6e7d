"""The gallery: cards that are pulled in place, in a page that scrolls wherever the hand is."""

from demo.demo import Demo
from demo.demo_case import DemoTests
from tug_harness.case import on_every_display
from tug_harness.trace import Trace

# A point in the list of the first card, and ways from it down and up; a point in the sentence about its
# control; points from the page's upper left.
CARD = (120, 724)
PULLED = (120, 834)
PUSHED = (120, 634)
SENTENCE = (60, 807)
# The same on the stage, and the buttons of its failure and of its third header, of Material Design.
STAGE = (120, 99)
STAGE_PULLED = (120, 279)
FAILURE = (350, 512)
MATERIAL = (300, 419)
# A part of the page's heading, and of the words over the stage, as x, y, width and height.
HEADING = (20, 594, 110, 35)
HINT = (195, 284, 90, 25)
# The height of the bar above the page in points, which a window without a frame has not.
BAR = {"x11": 51, "wayland": 0}
NOTCHES = 3
FINGERS = 150
# The pull of a card at rest, as a fraction of the trigger distance.
RESTING = 0.6


class GalleryTests(DemoTests):
    """`trace` and `stage` are the traces of the first card's list and of the stage's list."""

    screen_size = (480, 1000)

    def open_gallery(self, variables=None, options=()):
        self.demo = Demo(self.display, self.folder, ("--page", "gallery", *options), variables)
        self.stage = self.demo.trace
        self.trace = Trace(self.folder / "trace-2.csv", self.demo.check_running)
        self.demo.trace = self.trace
        self.demo.until("the trace's first line", lambda: self.trace.has_begun)
        self.display.fill_screen(self.demo.process)
        # Without a window manager X11's keys go to the window under the pointer: its title bar.
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        self.demo.wait_until_still()

    def at(self, place):
        """Returns a place of the page, in the window."""
        x, y, *size = place
        return (x, y + BAR[self.display.name], *size)

    def assert_page_moves(self, act):
        heading = self.display.picture().part(*self.at(HEADING))
        act()
        self.demo.until(
            "the page to move", lambda: not self.display.picture().part(*self.at(HEADING)).matches(heading)
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
        self.display.touch_drag(self.at(CARD), self.at(PULLED), hold=0.1)
        self.trace.wait_for_event("header:idle>pulling", mark)
        self.trace.wait_for_event("refresh-closed", mark)
        # Later the card shows its control again.
        self.demo.wait_until_still()
        self.assertAlmostEqual(self.trace.last().header_pull, RESTING, delta=0.03)

    def test_a_button_pulls_a_card(self):
        self.open_gallery()
        held, mark = self.trace.last().offset, self.trace.mark()
        self.display.pointer_move(*self.at(CARD))
        self.display.pointer_press()
        # The button takes the list over where it is.
        row = self.trace.wait_for_row("the press", lambda row: row.phase == "tracking", mark)
        self.assertAlmostEqual(row.offset, held, delta=1)
        self.display.pointer_release()
        self.demo.wait_until_still()
        mark = self.trace.mark()
        self.display.pointer_drag(self.at(CARD), self.at(PULLED), hold=0.1)
        self.trace.wait_for_event("refresh-closed", mark)

    def test_a_card_plays_under_the_pointer(self):
        self.open_gallery()
        mark = self.trace.mark()
        self.display.pointer_move(*self.at(CARD))
        self.trace.wait_for_event("header:idle>pulling", mark)
        self.trace.wait_for_event("refresh-closed", mark)
        again = self.trace.mark()
        self.trace.wait_for_event("refresh-closed", again)
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        self.demo.wait_until_still()

    def test_a_wheel_over_a_card_scrolls_the_gallery(self):
        self.open_gallery(self.animations_off())
        self.display.pointer_move(*self.at(CARD))
        self.demo.wait_until_still()
        mark = self.trace.mark()
        self.assert_page_moves(lambda: self.display.wheel(NOTCHES))
        self.assert_card_lies_still(mark)

    def test_fingers_on_a_touchpad_over_a_card_scroll_the_gallery(self):
        self.open_gallery(self.animations_off())
        self.display.pointer_move(*self.at(CARD))
        self.demo.wait_until_still()
        mark = self.trace.mark()
        self.assert_page_moves(lambda: self.display.touchpad_pan(FINGERS))
        self.assert_card_lies_still(mark)

    def test_two_fingers_pull_a_card_below_the_pointer(self):
        self.open_gallery()
        self.display.pointer_move(*self.at(CARD))
        mark = self.trace.mark()
        self.display.touchpad_pan(-FINGERS)
        self.trace.wait_for_event("header:idle>pulling", mark)
        self.trace.wait_for_event("refresh-closed", mark)

    def test_two_fingers_scroll_the_gallery_back(self):
        self.open_gallery(self.animations_off())
        self.display.pointer_move(*self.at(CARD))
        heading = self.display.picture().part(*self.at(HEADING))
        self.assert_page_moves(lambda: self.display.touchpad_pan(FINGERS))
        mark = self.trace.mark()
        self.display.touchpad_pan(-2 * FINGERS)
        self.demo.until(
            "the page at its start", lambda: self.display.picture().part(*self.at(HEADING)).matches(heading)
        )
        self.assert_card_lies_still(mark)

    def test_a_finger_beside_the_lists_scrolls_the_gallery(self):
        self.open_gallery()
        mark = self.trace.mark()
        self.assert_page_moves(lambda: self.display.touch_drag(self.at(SENTENCE), self.at(PUSHED)))
        self.assert_card_lies_still(mark)

    def test_a_flick_on_a_card_scrolls_the_gallery(self):
        self.open_gallery()
        self.assert_page_moves(lambda: self.display.flick(self.at(CARD), self.at(PUSHED)))

    def test_a_key_plays_the_stage(self):
        self.open_gallery()
        mark = self.stage.mark()
        self.display.key("space")
        self.stage.wait_for_event("header:idle>pulling", mark)
        self.stage.wait_for_event("refresh", mark)
        self.stage.wait_for_event("refresh-closed", mark)

    def test_a_finger_pulls_the_stage_and_its_hint_goes(self):
        self.open_gallery()
        mark, hint = self.stage.mark(), self.display.picture().part(*self.at(HINT))
        self.display.touch_drag(self.at(STAGE), self.at(STAGE_PULLED), hold=0.1)
        self.stage.wait_for_event("refresh-closed", mark)
        self.demo.wait_until_still()
        self.assertFalse(self.display.picture().part(*self.at(HINT)).matches(hint))

    def test_the_stage_takes_another_header_and_outcome(self):
        self.open_gallery(self.animations_off())
        self.display.click(*self.at(MATERIAL))
        self.display.click(*self.at(FAILURE))
        self.demo.wait_until_still()
        mark = self.stage.mark()
        self.display.touch_drag(self.at(STAGE), self.at(STAGE_PULLED), hold=0.1)
        self.stage.wait_for_event("header:refreshing>failure", mark)
        # The rows below Material's disc stay in place.
        self.assertEqual({row.offset for row in self.stage.rows(mark)}, {0})

    def test_the_stage_begins_with_the_header_of_the_command_line(self):
        self.open_gallery(options=("--header", "material"))
        mark = self.stage.mark()
        self.display.touch_drag(self.at(STAGE), self.at(STAGE_PULLED), hold=0.1)
        self.stage.wait_for_event("refresh-closed", mark)
        self.assertEqual({row.offset for row in self.stage.rows(mark)}, {0})


on_every_display()(GalleryTests)
