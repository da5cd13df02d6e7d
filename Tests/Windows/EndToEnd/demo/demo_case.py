"""The base of the demo's tests."""

from .demo import ROWS_IN_A_PAGE, Demo
from .listing import Listing
from tug_harness.pictures import Picture

PAGE = ("--page", "recent-files")
# The indicator stays for 1 s after a motion, and fades in 0.4 s: in the last frame it is gone.
INDICATOR_SECONDS = 1.35


class DemoTests:
    """Opens the demo on a folder of files; mix into a class for on_every_display.

    Its controls are MJRefresh's, whose numbers the tests know; None leaves a control to the demo.
    """

    header = "mj"
    footer = "mj-back"

    def open_demo(self, files, options=(), variables=None):
        """Opens the demo on a folder of `files` files, and waits until it shows them."""
        self.listing = Listing(self.folder / "files", files)
        arguments = [*PAGE, *self.control_options(), *options, self.listing.path]
        self.demo = Demo(self.display, self.folder, arguments, variables)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.wait_for_rows(min(files, ROWS_IN_A_PAGE))
        return self.demo

    def control_options(self, has_header=True, has_footer=True):
        """Returns the demo's options for the existing header and footer."""
        header = ("--header", self.header) if has_header and self.header else ()
        footer = ("--footer", self.footer) if has_footer and self.footer else ()
        return (*header, *footer)

    def wait_for_fade(self):
        """Waits until the scroll indicator has faded, and nothing is drawn any more."""
        moved = [row for row in self.trace.rows() if row.phase != "idle"][-1]
        self.trace.wait_for_row(
            "the indicator's fade", lambda row: row.time > moved.time + INDICATOR_SECONDS
        )
        self.demo.wait_until_quiet()

    def picture(self, name):
        """The pixels of the present picture."""
        path = self.folder / f"{name}.png"
        self.display.screenshot(path)
        return Picture(path)

    def animations_off(self):
        """Writes that the user wants no animations; answers the variables to open a page with."""
        configuration = self.folder / "config"
        for path, text in (
            (configuration / "gtk-3.0" / "settings.ini", "[Settings]\ngtk-enable-animations=0\n"),
            # Known desktop settings take precedence over the file above.
            (
                configuration / "glib-2.0" / "settings" / "keyfile",
                "[org/gnome/desktop/interface]\nenable-animations=false\n",
            ),
        ):
            path.parent.mkdir(parents=True)
            path.write_text(text)
        return {"GSETTINGS_BACKEND": "keyfile"}

    def wait_for_change(self, picture):
        """Waits until the picture differs from `picture`, and returns it."""

        def changed():
            now = self.display.picture()
            return None if now.matches(picture) else now

        return self.demo.until("another picture", changed)

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
