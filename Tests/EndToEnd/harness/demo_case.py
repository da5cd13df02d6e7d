"""What tests of the demo share."""

from .demo import ROWS_IN_A_PAGE, Demo
from .listing import Listing

PAGE = ("--page", "recent-files")


class DemoTests:
    """Opens the demo on a folder of files; mix into a class for on_every_display."""

    def open_demo(self, files, options=(), variables=None):
        """Opens the demo on a folder of `files` files, and waits until it shows them."""
        self.listing = Listing(self.folder / "files", files)
        arguments = [*PAGE, *options, self.listing.path]
        self.demo = Demo(self.display, self.folder, arguments, variables)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.wait_for_rows(min(files, ROWS_IN_A_PAGE))
        return self.demo

    def assert_in_order(self, expected, events):
        """Each of `expected` stands in `events`, in this order; others may stand between."""
        remaining = iter(events)
        for event in expected:
            if event not in remaining:
                self.fail(f"{event} is missing or out of order in {events}")

    def assert_opened(self, *names):
        """The files `names`, and no other, were handed to their program."""
        self.demo.until("the opened files", lambda: len(self.demo.opened.names()) >= len(names))
        self.assertEqual(self.demo.opened.names(), list(names))

    def assert_at_top(self):
        last = self.trace.last()
        self.assertEqual((last.offset, last.phase), (0.0, "idle"))
        self.assertEqual(last.header_state, "idle")
