"""The scroll indicator: it comes with motion, is dragged from end to end, and pages beside it."""

from tug_harness.case import on_every_display, on_one_display
from demo.demo import notch
from demo.page_case import PageTests

PAGE_SHARE = 0.9
# X11 reports positions in whole pixels. A pixel of the thumb is this many points of content.
POSITION_TOLERANCE = 1.0
# The thumb with the space to the list's edge.
INDICATOR_BREADTH = 11
# How often a thumb is reached for that may fade.
TRIES = 3


class IndicatorTests(PageTests):
    page = ""

    def test_a_drag_reaches_both_ends_and_never_leaves_the_range(self):
        self.open_page(self.page)
        self.show_indicator()
        self.assert_in_range(self.drag_thumb_to(self.length - 1))
        self.assertEqual(self.trace.last().offset, self.range(self.trace.last())[1])
        # The pointer is where it was before the drag, which ended beyond the track.
        times = [self.recording.events(word)[-1][0] for word in ("indicator-up", "hover")]
        self.assertEqual(times, sorted(times), "the list knows that it is pointed at again")
        self.assert_in_range(self.drag_thumb_to(1))
        self.assertEqual(self.trace.last().offset, self.range(self.trace.last())[0])
        words = ("refresh", "load-more", "header", "footer", "row-activated", "selection-changed")
        self.assertFalse([e for e in self.trace.events() if e.startswith(words)])
        self.assert_replays()

    def test_a_click_beside_the_thumb_scrolls_a_page(self):
        self.open_page(self.page)
        self.show_indicator()
        shown, before = self.trace.mark(), self.trace.last().offset
        self.click_track(lambda thumb: (thumb.end + thumb.track_end) / 2)
        self.assertAlmostEqual(self.trace.last().offset, before + PAGE_SHARE * self.length, 6)
        self.click_track(lambda thumb: (thumb.start + thumb.track_start) / 2)
        self.assertAlmostEqual(self.trace.last().offset, before, 6)
        self.assertNotIn("will-begin-dragging", self.trace.events(shown))

    def drag_thumb_to(self, position):
        """Drags the thumb from its middle to a place along the axis, and lets it go.

        Returns the mark in the trace before that.
        """
        for _ in range(TRIES):
            taken = len(self.recording.events("indicator-down"))
            mark = self.trace.mark()
            start, end = self.indicator_point(self.thumb().middle), self.indicator_point(position)
            self.display.pointer_drag(start, end)
            # A pointer that rests beyond the track lets the indicator fade.
            self.display.pointer_move(*self.indicator_point(self.length / 2))
            self.wait_for_drag_end(mark)
            self.demo.wait_until_quiet()
            if len(self.recording.events("indicator-down")) > taken:
                return mark
            # On a busy machine the indicator had faded, and the press was the rows'.
            self.show_indicator()
        return self.fail("the thumb is not to be had")

    def assert_in_range(self, since):
        for row in self.trace.rows(since):
            lowest, highest = self.range(row)
            self.assertGreaterEqual(row.offset, lowest - 1e-6)
            self.assertLessEqual(row.offset, highest + 1e-6)

    def click_track(self, place):
        mark = self.trace.mark()
        self.display.click(*self.indicator_point(place(self.thumb())))
        self.trace.wait_for_row("the page's motion", lambda row: row.phase != "idle", mark)
        self.demo.wait_until_quiet()

    @staticmethod
    def range(row):
        end = row.content_height + row.inset_bottom - row.viewport_height
        return (-row.inset_top, end)


@on_every_display()
class IndicatorOfRecentFiles(IndicatorTests):
    page = "recent-files"

    def test_the_thumb_follows_the_pointer(self):
        self.open_page(self.page)
        self.show_indicator()
        thumb, row = self.thumb(), self.trace.last()
        lowest, highest = self.range(row)
        points = (highest - lowest) / (thumb.track_length - thumb.length)
        start = self.indicator_point(thumb.middle)
        self.display.pointer_drag(start, self.indicator_point(thumb.middle + 100), hold=0.1)
        self.demo.wait_until_quiet()
        moved = self.trace.last().offset - row.offset
        self.assertAlmostEqual(moved, 100 * points, delta=POSITION_TOLERANCE * points)

    def test_the_indicator_shows_only_during_motion(self):
        self.open_page(self.page)
        self.point_into_the_list()
        self.notches_to(1)
        self.notches_to(-1)
        self.wait_for_fade()
        faded, length = self.picture("faded"), self.thumb().length
        left, _ = self.at(self.width - INDICATOR_BREADTH, 0)

        def is_shown():
            """Returns whether the list has moved to where it was, and only the indicator is new."""
            # It fades a second after the motion, which a busy machine may miss, so each look has its own.
            self.notches_to(1)
            self.notches_to(-1)
            places = self.display.picture().differences(faded)
            return len(places) > length and min(x for x, _ in places) >= left

        self.demo.until("the indicator", is_shown)

    def test_a_click_on_a_hidden_indicator_hits_the_row(self):
        self.open_page(self.page)
        self.display.click(*self.indicator_point(self.length / 2))
        row = int(self.length / 2 / 56)
        self.trace.wait_for_event(f"row-activated:{row}")


@on_one_display("Wayland")
class IndicatorOfSideways(IndicatorTests):
    page = "sideways"
    is_sideways = True

    def test_the_wheel_scrolls_it_sideways(self):
        self.open_page(self.page)
        self.point_into_the_list()
        self.assertAlmostEqual(self.notches_to(3), 3 * notch(self.width), 6)
        self.assertAlmostEqual(self.notches_to(-1), 2 * notch(self.width), 6)
        self.assertEqual(self.notches_to(-9), 0)


@on_one_display("X11")
class IndicatorOfTheEnvironment(IndicatorTests):
    page = "environment"
