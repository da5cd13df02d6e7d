"""The page without an end on either side, whose insets follow its offset, does not drift."""

from tug_harness.case import on_every_display
from demo.page_case import PageTests

# Of the usual deceleration, per second: -1000 ln 0.998.
DECAY = 2.002002670673077
# Rows hold offset and velocity with 6 decimals.
WRITTEN = 2e-6
NOTCHES = 25
FLINGS = 3
GLIDE_SECONDS = 0.4


@on_every_display()
class Endless(PageTests):
    def test_flings_in_both_directions_decelerate_purely(self):
        self.open_page("endless")
        flung = 0
        for _ in range(FLINGS):
            flung += self.fling(0.8, 0.4)
        farthest = self.trace.last().offset
        for _ in range(2 * FLINGS):
            flung += self.fling(0.3, 0.7)
        self.demo.wait_until_quiet()
        self.assertGreater(farthest, 500)
        self.assertLess(self.trace.last().offset, farthest - 1000)
        self.assertGreater(flung, 50)
        self.assert_room()
        self.assert_replays()

    def test_the_drawing_returns_with_the_offset(self):
        self.open_page("endless")
        self.point_into_the_list()
        # The day under the pointer may look different.
        self.demo.wait_until_quiet()
        first = self.picture("first")
        for notches in (NOTCHES, -2 * NOTCHES, NOTCHES):
            self.notches_to(notches)
        self.assertEqual(self.trace.last().offset, 0)
        self.assertEqual(self.picture("again").differences(first), [])
        # The same at an offset that a fling has led to, which is no whole number.
        self.fling(0.7, 0.4)
        self.trace.wait_for_event("did-end-decelerating")
        self.demo.wait_until_quiet()
        self.point_into_the_list()
        self.demo.wait_until_quiet()
        offset = self.trace.last().offset
        flung = self.picture("flung")
        self.assertNotEqual(flung.differences(first), [])
        for notches in (-NOTCHES, NOTCHES):
            self.notches_to(notches)
        self.assertAlmostEqual(self.trace.last().offset, offset, 6)
        self.assertEqual(self.picture("flung-again").differences(flung), [])
        self.assert_room()

    def test_home_scrolls_to_today_and_end_does_nothing(self):
        self.open_page("endless")
        self.point_into_the_list()
        self.notches_to(NOTCHES)
        offset = self.trace.last().offset
        self.assertGreater(offset, 500)
        mark = self.trace.mark()
        self.display.key("End")
        self.display.key("Home")
        self.demo.until("today", lambda: self.trace.last().offset == 0)
        self.demo.wait_until_quiet()
        self.assertTrue(all(0 <= row.offset <= offset for row in self.trace.rows(mark)))
        self.assert_room()
        self.assert_replays()

    def fling(self, start, end):
        """Flings and looks on for some rows of the motion; returns how many."""
        mark = self.trace.mark()
        self.display.flick(self.along(start * self.height), self.along(end * self.height))
        released = self.wait_for_drag_end(mark)
        self.assertIn("will-begin-decelerating", released.events)
        self.trace.wait_for_row(
            "some of it", lambda row: row.time > released.time + GLIDE_SECONDS, mark
        )
        glide = self.trace.rows(self.trace.rows().index(released))
        self.assertEqual({row.phase for row in glide}, {"decelerating"})
        # Each row leads to the same end.
        _, target = self.release_of(released)
        ends = [row.offset + row.velocity / DECAY for row in glide]
        self.assertAlmostEqual(min(ends), max(ends), delta=WRITTEN)
        # The end is where it is slower than a point a second.
        self.assertAlmostEqual(ends[0], target, delta=1 / DECAY + WRITTEN)
        return len(glide)

    def assert_room(self):
        """In each row of the trace there is as much room on both sides as at first."""
        for row in self.trace.rows():
            if row.inset_top > 0:
                self.assertLess(abs(row.offset + row.inset_top - 100_000), 10_000)
                self.assertLess(abs(row.inset_bottom - row.offset - 100_000 - self.height), 10_000)
