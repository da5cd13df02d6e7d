"""After a folder cannot be read the window stays open, and the rows stay."""

import os
import re
import shutil

from tug_harness.case import on_one_display
from demo.demo import Demo
from demo.demo_case import PAGE, DemoTests
from demo.listing import Listing
from tug_harness.pictures import Picture

# The superuser reads every folder, unless these capabilities are taken away.
OBEY_PERMISSIONS = (
    "setpriv",
    "--bounding-set=-dac_override,-dac_read_search",
    "--inh-caps=-dac_override,-dac_read_search",
    "--",
)

# The times of last refreshes, below XDG_STATE_HOME.
STATE_FILE = "io.github.tug.Demo/tug-last-updated.ini"


@on_one_display("X11")
class FolderErrors(DemoTests):
    def test_a_missing_folder_shows_a_window_that_recovers(self):
        path = self.folder / "files"
        self.open_without_rows(path)
        Listing(path, 20)
        self.refresh()
        self.demo.wait_for_rows(20)
        self.assertGreater(self.demo.row_height, 20)

    def test_a_file_instead_of_a_folder_shows_a_window(self):
        path = self.folder / "file"
        path.write_text("no folder\n")
        self.open_without_rows(path)

    def test_a_link_to_itself_shows_a_window(self):
        path = self.folder / "loop"
        path.symlink_to(path)
        self.open_without_rows(path)

    def test_a_folder_without_permission_shows_a_window(self):
        path = self.folder / "closed"
        path.mkdir(mode=0)
        self.open_without_rows(path, without_privileges=True)

    def test_an_unreadable_state_folder_is_reported(self):
        self.state.mkdir(mode=0)
        self.assert_warned_of_state("Permission denied")

    def test_a_folder_instead_of_the_state_file_is_reported(self):
        (self.state / STATE_FILE).mkdir(parents=True)
        self.assert_warned_of_state("the path is a folder")

    def test_a_file_instead_of_the_state_folder_is_reported(self):
        self.state.write_text("no folder\n")
        self.assert_warned_of_state("Not a directory")

    def test_a_removed_folder_keeps_its_rows(self):
        self.open_demo(files=20)
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))
        shutil.rmtree(self.listing.path)
        mark = self.trace.mark()
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed", since=mark)
        self.demo.wait_until_quiet()
        self.demo.check_running()
        self.assertAlmostEqual(self.demo.row_count, 20)
        self.assert_at_top()

    def test_a_long_message_keeps_the_width_and_escape_closes_it(self):
        path, recording = self.folder / "files", self.folder / "recording.tug"
        name = "n" * 200
        Listing(path, 3).add_newest(name)
        self.demo = Demo(self.display, self.folder, [*PAGE, "--record", recording, path])
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.wait_for_rows(4)
        width = self.list_sizes(recording)[-1][0]
        (path / name).unlink()
        self.display.key("Down")
        count = len(self.list_sizes(recording))
        self.display.key("Return")
        # The message above the list makes it lower.
        self.demo.until("the message", lambda: len(self.list_sizes(recording)) > count)
        self.demo.wait_until_quiet()
        self.assertEqual({size[0] for size in self.list_sizes(recording)[count:]}, {width})
        # The list has the focus; Escape closes the message, so that it is as high as before.
        height, lower = self.list_sizes(recording)[count - 1][1], self.list_sizes(recording)[-1][1]
        self.assertLess(lower, height)
        self.display.key("Escape")
        self.demo.until(
            "no message", lambda: self.list_sizes(recording)[-1] == (width, height)
        )
        # So it does from the message's own button.
        self.display.key("Return")
        self.demo.until("the message", lambda: self.list_sizes(recording)[-1] == (width, lower))
        self.display.key("Tab", "Shift")
        self.display.key("Escape")
        self.demo.until(
            "no message", lambda: self.list_sizes(recording)[-1] == (width, height)
        )

    @property
    def state(self):
        return self.folder / "states"

    def assert_warned_of_state(self, reason):
        """The demo says why it cannot read when its list was last refreshed."""
        variables = {"XDG_STATE_HOME": str(self.state)}
        arguments = [*PAGE, "--header", "mj", self.folder]
        self.demo = Demo(self.display, self.folder, arguments, variables, self.obeying())
        self.demo.until("the reason", lambda: reason in self.demo.error_text())
        self.assertNotIn("regular", self.demo.error_text())

    def obeying(self):
        """Returns the command prefix that limits the demo to its user's permissions."""
        return OBEY_PERMISSIONS if os.geteuid() == 0 else ()

    def list_sizes(self, recording):
        """The sizes that the list has had, in order."""
        text = recording.read_text() if recording.exists() else ""
        return re.findall(r"(?:viewport|resize) (\S+) (\S+)", text)

    def open_without_rows(self, path, without_privileges=False):
        prefix = self.obeying() if without_privileges else ()
        self.demo = Demo(self.display, self.folder, [*PAGE, path], prefix=prefix)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.check_running()
        self.assertFalse([row for row in self.trace.rows() if row.content_height > 0])
        self.assert_message_in_the_middle()
        mark = self.trace.mark()
        self.refresh()
        self.trace.wait_for_event("refresh-closed", since=mark)
        self.demo.wait_until_quiet()
        self.demo.check_running()
        self.assert_message_in_the_middle()

    def assert_message_in_the_middle(self):
        """Something is written halfway down the list, and nothing a quarter down."""
        path = self.folder / "message.png"
        self.display.screenshot(path)
        picture = Picture(path)
        top = self.display.height - self.demo.viewport
        left, right = 20 * self.display.scale, (self.display.width - 20) * self.display.scale

        def ink(share):
            y = round((top + self.demo.viewport * share) * self.display.scale)
            colors = [picture.color(x, row) for row in range(y - 6, y + 7) for x in range(left, right)]
            return sum(color != colors[0] for color in colors)

        self.assertGreater(ink(0.5), 100, f"no message: {path}")
        self.assertEqual(ink(0.25), 0)

    def refresh(self):
        self.display.pointer_move(self.display.width / 2, self.display.height / 2)
        self.display.key("F5")
