"""A recorded session replays to the window's own trace, on every page and with every input."""

from tug_harness.case import on_every_display
from demo.demo import notch
from demo.page_case import PageTests

# A second fling adds what it caught only where no more than 20 ms pass without a movement: many
# samples in a short time, and again where a busy machine has missed it.
QUICK_SAMPLES_PER_SECOND = 240
QUICK_SECONDS = 0.06
FLINGS = 6
ARROWS = 5
# Notches that lead to the start of any list here.
WHOLE_LIST = 60


class RecordingTests(PageTests):
    """All that can be done to a list, on one page."""

    page = ""

    def test_pointing_devices_replay_as_they_were(self):
        self.open_page(self.page)
        self.turn_the_wheel()
        self.pan_without_a_stop()
        self.pan_with_a_stop()
        self.drag_with_the_pointer()
        self.fling_twice()
        self.assert_replays()

    def test_keys_and_the_indicator_replay_as_they_were(self):
        self.open_page(self.page)
        self.point_into_the_list()
        self.press_keys()
        if self.trace.last().content_height > 0:
            self.use_the_indicator()
        self.assert_replays()

    def turn_the_wheel(self):
        self.point_into_the_list()
        mark = self.trace.mark()
        self.display.wheel(5)
        self.trace.wait_for_row("motion", lambda row: row.phase == "animating", mark)
        self.display.wheel(-2)
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().offset, 3 * notch(self.length), 3)
        self.assertNotIn("will-begin-dragging", self.trace.events())

    def pan_without_a_stop(self):
        """The silence ends it: the device has never sent a stop."""
        mark = self.trace.mark()
        self.pan(1.5, stop=False)
        self.wait_for_drag_end(mark)

    def pan_with_a_stop(self):
        mark = self.trace.mark()
        self.pan(2.0, seconds=0.2)
        self.assertIn("did-end-dragging:decelerate", self.wait_for_drag_end(mark).events)
        self.trace.wait_for_event("did-end-decelerating", mark)
        mark = self.trace.mark()
        self.pan(-4.0, seconds=0.2)
        self.wait_for_drag_end(mark)

    def drag_with_the_pointer(self):
        start = self.length / 2
        mark = self.trace.mark()
        self.display.pointer_drag(self.along(start), self.along(start + 70), hold=0.2)
        self.wait_for_drag_end(mark)

    def fling_twice(self):
        for _ in range(FLINGS):
            self.display.wheel(-WHOLE_LIST)
            self.demo.wait_until_quiet()
            first, second = self.fling_on(), self.fling_on()
            if second > first * 1.2:
                break
        self.assertGreater(first, 0)
        self.assertGreater(second, first * 1.2)
        # A finger stops it, and has not clicked.
        mark = self.trace.mark()
        self.display.tap(*self.along(self.length / 2))
        self.trace.wait_for_row("the stop", lambda row: row.phase == "idle", mark)
        self.assertFalse([e for e in self.trace.events() if e.startswith("row-activated")])

    def fling_on(self):
        """Flings; returns the velocity that the list is let go with."""
        mark = self.trace.mark()
        start = self.length * 0.8
        self.display.touch_drag(
            self.along(start),
            self.along(start - 150),
            seconds=QUICK_SECONDS,
            samples_per_second=QUICK_SAMPLES_PER_SECOND,
        )
        velocity, _ = self.release_of(self.wait_for_drag_end(mark))
        return velocity

    def press_keys(self):
        onwards, back = ("Right", "Left") if self.is_sideways else ("Down", "Up")
        for _ in range(ARROWS):
            self.display.key(onwards)
        for name in (back, "Page_Down", "space"):
            self.display.key(name)
        self.demo.wait_until_quiet()
        self.assertGreater(self.trace.last().offset, 0)
        self.display.key("space", "Shift")
        self.display.key("Page_Up")
        self.demo.wait_until_quiet()
        mark = self.trace.mark()
        self.display.key("End")
        self.trace.wait_for_row("motion", lambda row: row.phase == "animating", mark)
        self.display.key("Escape")
        self.demo.wait_until_quiet()
        last = self.trace.last()
        end = last.content_height + last.inset_bottom - last.viewport_height
        self.assertLess(last.offset, end)
        for keys in (["End"], ["Home"], ["End", "Control"], ["Home", "Control"]):
            self.display.key(*keys)
            self.demo.wait_until_quiet()

    def use_the_indicator(self):
        self.show_indicator()
        thumb = self.thumb()
        before = self.trace.last().offset
        self.display.click(*self.indicator_point(thumb.track_end - 4))
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().offset - before, 0.9 * self.length, 3)
        thumb = self.thumb()
        start = self.indicator_point(thumb.middle)
        self.display.pointer_drag(start, self.indicator_point(thumb.middle + 120))
        self.demo.wait_until_quiet()
        self.assertGreater(self.trace.last().offset, before + self.length)
        self.point_into_the_list()
        self.demo.wait_until_quiet()


@on_every_display()
class RecordingOfRecentFiles(RecordingTests):
    page = "recent-files"

    def test_a_pull_replays_as_it_was(self):
        self.open_page(self.page)
        self.display.pointer_drag(self.along(40), self.along(260))
        self.trace.wait_for_event("refresh-closed")
        self.pan(-6.0)
        self.demo.wait_until_quiet()
        self.display.touch_drag(self.along(100), self.along(300), seconds=0.1)
        self.assert_replays()


@on_every_display()
class RecordingOfTheGrid(RecordingTests):
    page = "grid"


@on_every_display()
class RecordingOfSideways(RecordingTests):
    page = "sideways"
    is_sideways = True


@on_every_display()
class RecordingOfTheEnvironment(RecordingTests):
    page = "environment"


@on_every_display()
class RecordingOfEndless(RecordingTests):
    page = "endless"
