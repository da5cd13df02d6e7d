"""How rows look under a finger: one that scrolls lights no row up, and none stays lit behind it."""

from demo.page_case import PageTests
from tug_harness.case import on_every_display

# Points from the list's left edge to where rows have their ground alone.
MARGIN = 3
ROW = 60
START, STEP, STEPS = 400, -30, 6


@on_every_display()
class TouchLooks(PageTests):
    def grounds(self):
        """The colours down the list's left edge, below the row that the pointer is on."""
        x, top = self.at(MARGIN, 0)
        picture = self.display.picture()
        ys = range(ROW, int(self.height))
        return {picture.color(round(x), round(top) + y) for y in ys}

    def setUp(self):
        super().setUp()
        self.open_page("recent-files")
        # A pointer is somewhere from the beginning, and the list may have the whole window.
        self.display.pointer_move(*self.at(self.width / 2, 2))
        self.demo.wait_until_quiet()
        self.plain = self.grounds()
        self.assertEqual(len(self.plain), 1)

    def test_a_pointer_highlights_its_row(self):
        self.display.pointer_move(*self.along(START))
        self.demo.until("the row's look", lambda: self.grounds() > self.plain)

    def test_a_resting_finger_highlights_its_row(self):
        self.display.touch_down(*self.along(START))
        self.demo.until("the row's look", lambda: self.grounds() > self.plain)
        self.display.touch_up()

    def test_a_scrolling_finger_highlights_no_row(self):
        self.begin_to_scroll()
        for step in range(1, STEPS + 1):
            self.display.touch_move(*self.along(START + step * STEP))
            self.assertLessEqual(self.grounds(), self.plain, step)
        self.display.touch_up()
        self.demo.wait_until_quiet()
        self.assertGreater(self.trace.last().offset, -STEP)
        self.assertLessEqual(self.grounds(), self.plain)

    def begin_to_scroll(self):
        """Puts a finger down that moves at once: one that rests highlights its row."""
        with self.display.at_once():
            self.display.touch_down(*self.along(START))
            self.display.touch_move(*self.along(START + STEP))
        self.trace.wait_for_event("will-begin-dragging")

    def test_no_row_is_highlighted_after_a_pull(self):
        self.display.touch_drag(self.along(START / 2), self.along(START / 2 + 250), hold=0.1)
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assertLessEqual(self.grounds(), self.plain)

    def test_only_a_long_press_opens_the_menu(self):
        self.begin_to_scroll()
        self.demo.wait_until_still()
        self.display.touch_up()
        self.demo.wait_until_quiet()
        self.assertNotIn("menu-requested", " ".join(self.trace.events()))
        mark = self.trace.mark()
        self.display.touch_down(*self.along(START))
        row = self.trace.wait_for_row(
            "the menu",
            lambda row: any(event.startswith("menu-requested:") for event in row.events),
            mark,
        )
        self.display.touch_up()
        index = int(next(e for e in row.events if e.startswith("menu-requested:")).split(":")[1])
        self.demo.wait_until_quiet()
        # Its first item, which has the focus, opens the row's file.
        self.display.key("Return")
        self.assert_opened(self.listing.names[index])
