"""A window that is resized, minimized and restored at any moment, above all while it refreshes."""

from demo.activity import ActivityCounter
from demo.demo import notch
from demo.page_case import PageTests
from tug_harness.case import on_every_display
from tug_harness.waiting import Pace

SIZES = ((480, 400), (320, 640), (400, 520), (320, 300))
# The seconds of a refresh besides its work.
DELAY = ("--delay", "1")
LONG_DELAY = ("--delay", "5")
WORK_EVENTS = ("refresh", "refresh-ended", "refresh-closed")
# Many frames' time.
LOOK_SECONDS = 0.4


class WindowTests(PageTests):
    def resize_through(self, *sizes):
        """Gives the window each size, and waits until the list has been laid out in it."""
        for width, height in sizes:
            across = self.display.width - self.width
            down = self.display.height - self.height
            self.display.resize(width, height)
            size = (width - across, height - down)
            self.demo.until(
                f"a list of {size}", lambda size=size: self.recording.list_size() == size
            )

    def full_size(self):
        self.resize_through((self.display.width, self.display.height))

    def begin_refresh(self):
        self.display.pointer_drag(self.along(40), self.along(300), seconds=0.15, hold=0.1)
        self.trace.wait_for_event("refresh")

    def assert_refreshed_once(self):
        """The refresh is over and closed, and each of its events has come exactly once."""
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["header:idle>pulling", "header:pulling>refreshing", *WORK_EVENTS],
            self.trace.events(),
        )
        for event in WORK_EVENTS:
            self.assertEqual(self.trace.events().count(event), 1, event)
        self.assert_at_top()
        self.assertEqual(self.trace.last().inset_top, 0)

    def assert_takes_input(self):
        """Nothing is left of the past: a click is a click, at its place."""
        mark = self.trace.mark()
        self.display.click(*self.along(2.5 * self.trace.last().content_height / 50))
        self.trace.wait_for_event("row-activated:2", mark)


@on_every_display()
class Resize(WindowTests):
    def test_a_window_resized_while_it_refreshes(self):
        self.open_page("recent-files", options=LONG_DELAY)
        self.begin_refresh()
        self.resize_through(*SIZES)
        self.assertNotIn("refresh-closed", self.trace.events())
        self.full_size()
        self.assert_refreshed_once()
        self.assert_takes_input()
        self.assert_replays()

    def test_a_window_resized_while_its_header_opens_and_closes(self):
        self.open_page("recent-files")
        self.display.pointer_drag(self.along(40), self.along(300), seconds=0.15, hold=0.1)
        self.trace.wait_for_event("header:pulling>refreshing")
        self.resize_through(SIZES[0])
        self.trace.wait_for_event("refresh-ended")
        self.resize_through(SIZES[1])
        self.assert_refreshed_once()
        self.assert_replays()

    def test_a_window_resized_during_a_drag(self):
        self.open_page("recent-files")
        self.display.touch_drag(self.along(40), self.along(260), release=False)
        self.trace.wait_for_event("header:idle>pulling")
        self.resize_through(*SIZES[:2])
        self.display.touch_up()
        self.wait_for_drag_end(0)
        self.demo.wait_until_quiet()
        self.assert_at_top()
        self.assert_replays()

    def test_a_window_made_taller_at_the_end(self):
        self.open_page("recent-files")
        self.resize_through((480, 300))
        self.display.pointer_move(240, 200)
        self.display.wheel(100)
        self.demo.wait_until_quiet()
        self.full_size()
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertAlmostEqual(last.offset, last.content_height - last.viewport_height)


@on_every_display()
class Minimize(WindowTests):
    def open_counted(self, options):
        statistics = self.folder / "statistics.txt"
        variables = {"TUG_DEMO_STATISTICS": str(statistics)}
        self.open_page("recent-files", options=options, variables=variables)
        self.counter = ActivityCounter(self.demo, statistics)

    def assert_no_frames(self):
        """While it is minimized no frame is drawn, although the header would turn."""
        self.counter.wait_for_the_last_frame()
        frames = self.counter.frames()
        Pace().wait(LOOK_SECONDS)
        self.assertEqual(self.counter.frames(), frames)

    def wait_for_the_works_end(self):
        self.demo.until("the work's end", lambda: self.recording.events("end-refresh"))

    def test_a_window_minimized_while_it_refreshes(self):
        self.open_counted(LONG_DELAY)
        self.begin_refresh()
        self.display.minimize()
        self.assert_no_frames()
        self.display.restore()
        self.assertEqual(self.recording.events("end-refresh"), [])
        self.assert_refreshed_once()
        self.assert_takes_input()
        self.assert_replays(moves=False)

    def test_a_refresh_that_ends_while_its_window_is_minimized(self):
        self.open_counted(DELAY)
        self.begin_refresh()
        self.display.minimize()
        self.wait_for_the_works_end()
        self.assert_no_frames()
        self.display.restore()
        self.assert_refreshed_once()
        self.assert_takes_input()
        self.assert_replays(moves=False)

    def test_a_window_resized_minimized_and_restored_while_it_refreshes(self):
        self.open_counted(DELAY)
        self.begin_refresh()
        self.resize_through(SIZES[0])
        self.display.minimize()
        self.wait_for_the_works_end()
        self.display.restore()
        self.resize_through(SIZES[1])
        self.full_size()
        self.assert_refreshed_once()
        self.assert_takes_input()
        self.assert_replays(moves=False)

    def test_a_window_minimized_while_it_scrolls(self):
        self.open_counted(())
        self.point_into_the_list()
        self.display.wheel(5)
        self.trace.wait_for_row("motion", lambda row: row.phase == "animating")
        self.display.minimize()
        self.assert_no_frames()
        self.display.restore()
        self.trace.wait_for_event("did-end-animation")
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().offset, 5 * notch(self.height), 3)
        self.assert_replays(moves=False)
