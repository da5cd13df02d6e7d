"""Rows of measured heights: a measurement never moves visible rows; texts are complete."""

from tug_harness.case import on_one_display
from demo.page_case import PageTests

# The height of a row with one line, and of the block above the rows.
ONE_LINE = 56.0
BLOCK = 64.0
NOTCHES = 90
# The smallest average width of a value's letters, in points.
NARROW_LETTER = 5
# The length of the longest sample value, in letters.
LONGEST = 277


@on_one_display("Wayland")
class Environment(PageTests):
    def test_scrolling_measures_rows(self):
        self.open_page("environment")
        self.point_into_the_list()
        mark = self.trace.mark()
        for start, end in ((0.8, 0.3), (0.8, 0.2), (0.4, 0.6)):
            gesture = self.trace.mark()
            self.display.flick(self.along(start * self.height), self.along(end * self.height))
            self.wait_for_drag_end(gesture)
        self.trace.wait_for_event("did-end-decelerating", mark)
        self.notches_to(NOTCHES)
        self.look_at_each_page()
        contents = {row.content_height for row in self.trace.rows(mark)}
        self.assertGreater(len(contents), 5, "nothing was measured on the way")
        heights = self.heights()
        last = self.trace.last()
        self.assertAlmostEqual(last.content_height, BLOCK + sum(heights.values()), 3)
        self.assertAlmostEqual(last.offset, last.content_height - self.height, 6)
        self.assert_lines(heights)
        self.assert_replays()

    def test_the_end_looks_the_same_after_any_input(self):
        self.open_page("environment")
        self.point_into_the_list()
        self.notches_to(NOTCHES)
        scrolled = self.picture_of_the_end("scrolled")
        self.display.key("Home")
        self.demo.wait_until_quiet()
        # Forgets all heights.
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed")
        mark = self.trace.mark()
        jumped = self.picture_of_the_end("jumped")
        contents = {row.content_height for row in self.trace.rows(mark)}
        self.assertGreater(len(contents), 1, "nothing was measured again")
        self.assertEqual(jumped.differences(scrolled), [])

    def look_at_each_page(self):
        """Goes to the top and back to the end: a busy machine has shown no frame of some rows yet."""
        for key, is_there in (("Page_Up", self.is_at_the_top), ("End", self.is_at_the_end)):
            while not is_there():
                mark = self.trace.mark()
                self.display.key(key)
                self.trace.wait_for_row("the key's motion", lambda row: row.phase != "idle", mark)
                self.demo.wait_until_quiet()

    def is_at_the_top(self):
        return self.trace.last().offset <= 0

    def is_at_the_end(self):
        last = self.trace.last()
        return last.offset >= last.content_height - self.height - 1e-6

    def picture_of_the_end(self, name):
        self.display.key("Up")
        self.display.key("End")
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertAlmostEqual(last.offset, last.content_height - self.height, 6)
        self.wait_for_fade()
        return self.picture(name)

    def heights(self):
        """The measured height of each row, by its number."""
        heights = {}
        for _, (first, *values) in self.recording.events("measure-rows"):
            heights.update((int(first) + i, float(value)) for i, value in enumerate(values))
        return heights

    def assert_lines(self, heights):
        """Rows are as high as their values have lines, and longer values have more."""
        several = sorted({height for height in heights.values() if height > ONE_LINE})
        line = min(higher - lower for lower, higher in zip(several, several[1:]))
        self.assertGreater(line, 10)
        for height in several:
            self.assertAlmostEqual((height - several[0]) / line % 1, 0, 6)
        lines = 2 + (several[-1] - several[0]) / line
        self.assertGreaterEqual(lines, LONGEST * NARROW_LETTER / self.width)
