"""The documents' own demos: what each begins with, its times, and what its switch changes."""

from demo.demo import Demo
from demo.page_case import PageTests
from tug_harness.case import on_one_display
from tug_harness.recording import Recording

BAR = 64
NOTCHED_BAR = 88
# A point of the switch, from the bar's end and in its middle; points.
SWITCH = 36
# A finger's way that brings any of the headers and footers past its trigger, and one that does not.
FAR, NEAR = 330, 30
START = 100
# Points at a window's edge that are its border's, and the scroll indicator's.
EDGE = 16
# The delays in seconds of a busy machine's timer, and of the report of a frame's beginning.
LATE, EARLY = 0.9, 0.05


class DocumentTests(PageTests):
    def open_document(self, name):
        self.recording = Recording(self.folder / "recording.tug")
        arguments = ("--page", f"document-{name}", "--record", self.recording.path)
        self.demo = Demo(self.display, self.folder, arguments)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.trace.wait_for_row("rows in the list", lambda row: row.content_height > 0)
        self.demo.wait_until_quiet()
        self.bar_is_above = self.trace.rows()[-1].inset_top == 0

    def turn_switch(self, tap=False):
        """Turns the switch: the demo is as the library has it, and not as in the document.

        A finger taps the words beside it.
        """
        y = -BAR / 2 if self.bar_is_above else BAR / 2
        before = self.display.picture()
        if tap:
            self.display.tap(*self.demo.point(SWITCH, y))
        else:
            self.display.click(*self.demo.point(self.display.width - SWITCH, y))
        self.wait_for_change(before)
        self.demo.wait_until_quiet()

    def pull(self, travel=FAR, release=True):
        x = self.display.width / 2
        self.display.pointer_drag(
            self.demo.point(x, START), self.demo.point(x, START + travel), hold=0.1,
            release=release,
        )  # fmt: skip

    def pull_up(self):
        x, bottom = self.display.width / 2, self.demo.viewport - 40
        self.display.pointer_move(*self.demo.point(x, bottom))
        self.display.wheel(100)
        self.demo.wait_until_quiet()
        self.display.pointer_drag(
            self.demo.point(x, bottom), self.demo.point(x, bottom - FAR), hold=0.1
        )

    def work(self, begin="refresh", end="refresh-ended", since=0):
        """The rows of the trace in which work begins and ends."""
        began = self.trace.wait_for_event(begin, since)
        return began, self.trace.wait_for_event(end, since)

    def assert_seconds(self, expected, first, last):
        self.assertGreaterEqual(last.time - first.time, expected - EARLY)
        self.assertLess(last.time - first.time, expected + LATE)

    def test_fg_refreshes_after_the_release_or_under_the_finger(self):
        self.open_document("fg")
        self.pull(release=False)
        self.trace.wait_for_event("header:idle>pulling")
        self.demo.wait_until_still()
        self.assertNotIn("refresh", self.trace.events())
        self.display.pointer_release()
        began, ended = self.work()
        self.assertEqual(began.inset_top, 60)
        self.assert_seconds(3, began, ended)
        self.demo.wait_until_quiet()
        self.turn_switch()
        mark = self.trace.mark()
        self.pull(release=False)
        began = self.trace.wait_for_event("refresh", mark)
        self.assertEqual(began.phase, "dragging")
        self.display.pointer_release()

    def test_zc_begins_below_a_bar_of_any_height(self):
        self.open_document("zc")
        self.assertEqual((self.trace.last().inset_top, self.trace.last().offset), (BAR, -BAR))
        self.turn_switch(tap=True)
        self.trace.wait_for_row("the other bar", lambda row: row.offset == -NOTCHED_BAR)
        self.assertEqual(self.trace.last().inset_top, NOTCHED_BAR)
        mark = self.trace.mark()
        self.pull(release=False)
        armed = self.trace.wait_for_event("header:idle>pulling", mark)
        self.assertLessEqual(armed.offset, -NOTCHED_BAR - 60)
        self.assertEqual(
            {row.header_state for row in self.trace.rows(mark) if row.offset > -NOTCHED_BAR - 60},
            {"idle"},
        )
        self.display.pointer_release()
        self.trace.wait_for_event("refresh-closed", mark)
        self.assert_replays()

    def test_mj_starts_automatically_with_either_footer_position(self):
        self.open_document("mj")
        began, ended = self.work()
        self.assertEqual(began.inset_top, BAR + 54)
        self.assert_seconds(2, began, ended)
        self.assertNotIn("will-begin-dragging", self.trace.events())
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertEqual((last.inset_top, last.inset_bottom), (BAR, 30))
        self.assertAlmostEqual(last.content_height, 2 * began.content_height)
        self.assertTrue(self.loads_with_a_footer_at_the_bottom())
        self.turn_switch()
        self.assertFalse(self.loads_with_a_footer_at_the_bottom())

    def loads_with_a_footer_at_the_bottom(self):
        """Loads more. Returns whether something is drawn in the inset below rows and footer."""
        mark = self.trace.mark()
        self.pull_up()
        opened = self.trace.wait_for_event("load-more", mark)
        self.assertEqual(opened.inset_bottom, 30 + 44)
        width, height = self.display.width, self.display.height
        strip = self.display.picture().part(EDGE, height - 30, width - 2 * EDGE, 30 - EDGE)
        self.trace.wait_for_event("load-closed", mark)
        self.demo.wait_until_quiet()
        return not strip.is_flat

    def test_cj_opens_its_footer_late_or_immediately(self):
        self.open_document("cj")
        self.assertEqual(self.trace.last().inset_top, BAR)
        height = self.trace.last().content_height
        self.pull_up()
        released = self.trace.wait_for_row(
            "the release", lambda row: "footer:pulling>idle" in row.events
        )
        began, ended = self.work("load-more", "load-ended")
        self.assert_seconds(0.8, released, began)
        self.assert_seconds(2, began, ended)
        self.assertEqual((began.inset_bottom, ended.content_height), (25, height))
        loaded = self.trace.wait_for_row("rows", lambda row: row.content_height > height)
        self.assert_seconds(3, ended, loaded)
        self.demo.wait_until_quiet()
        self.turn_switch()
        mark, height = self.trace.mark(), self.trace.last().content_height
        self.pull_up()
        began, ended = self.work("load-more", "load-ended", mark)
        self.assertIn("footer:pulling>refreshing", began.events)
        self.assertEqual(began.inset_bottom, 30)
        self.assert_seconds(3, began, ended)
        self.trace.wait_for_row("rows", lambda row: row.content_height > height, mark)

    def test_cb_cancels_by_pulling_back_or_not(self):
        self.open_document("cb")
        self.pull_there_and_back()
        began = self.trace.wait_for_event("refresh")
        self.trace.wait_for_row("the open header", lambda row: row.time > began.time + 1)
        # Only a click on a row ends it.
        self.assertNotIn("refresh-ended", self.trace.events())
        self.display.click(*self.demo.point(self.display.width / 2, START + 100))
        self.trace.wait_for_event("refresh-ended")
        self.demo.wait_until_quiet()
        self.turn_switch()
        mark = self.trace.mark()
        self.pull_there_and_back()
        self.trace.wait_for_event("header:pulling>idle", mark)
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events(mark))

    def pull_there_and_back(self):
        mark = self.trace.mark()
        self.pull(release=False)
        self.trace.wait_for_event("header:idle>pulling", mark)
        x = self.display.width / 2
        self.display.pointer_move(*self.demo.point(x, START + NEAR))
        self.trace.wait_for_row("less", lambda row: -100 < row.offset < 0, mark)
        self.demo.wait_until_still()
        self.display.pointer_release()


on_one_display("X11")(DocumentTests)
