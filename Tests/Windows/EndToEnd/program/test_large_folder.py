"""A folder of 100,000 files: a page of it is shown, and reading it stops no frames."""

from tug_harness.case import on_every_display
from demo.demo import ROWS_IN_A_PAGE
from demo.demo_case import DemoTests

FILES = 100_000
# Frames that have to be drawn while the folder is read again: reading takes a second and more,
# so that a list which waited for it would draw a handful.
FRAMES_WHILE_READING = 15


@on_every_display("X11")
class LargeFolder(DemoTests):
    time_limit_seconds = 180

    def test_the_header_turns_while_the_folder_is_read(self):
        self.open_demo(FILES)
        self.assertAlmostEqual(self.demo.row_count, ROWS_IN_A_PAGE)
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))
        mark = self.trace.mark()
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed", since=mark, seconds=40)
        rows = self.trace.rows(mark)
        begun = next(i for i, row in enumerate(rows) if "refresh" in row.events)
        ended = next(i for i, row in enumerate(rows) if "refresh-ended" in row.events)
        self.assertGreaterEqual(ended - begun, FRAMES_WHILE_READING)
        self.assertAlmostEqual(self.demo.row_count, ROWS_IN_A_PAGE)
