"""One spinner turns at a time: the header's, or the refresh button's where the header is out of view."""

from tug_harness.case import on_every_display
from demo.page_case import PageTests

# Longer than any of the tests looks.
DELAY = ("--delay", "60")
# The places of the refresh button and of an open header, in points: the window's upper left corner,
# and the list's start.
BUTTON_WIDTH, HEADER_LENGTH = 44, 54


@on_every_display("X11")
class Spinner(PageTests):
    """X11 only: a window that fills Weston's screen has no header bar."""

    header = "native"

    def setUp(self):
        super().setUp()
        self.open_page("recent-files", options=DELAY)
        self.point_into_the_list()

    def test_the_spinner_is_in_a_visible_header_or_the_button(self):
        self.display.key("F5")
        self.trace.wait_for_event("refresh")
        self.wait_until_turning("header")
        self.display.wheel(5)
        self.wait_until_turning("button")
        self.display.wheel(-100)
        self.wait_until_turning("header")
        self.display.key("Escape")
        self.trace.wait_for_event("refresh-closed")
        self.wait_until_turning()

    def wait_until_turning(self, *names):
        self.demo.until(f"what turns to be {names}", lambda: self.turning() == set(names))

    def turning(self):
        """Returns the changes between two pictures of a list at rest."""
        pictures = [self.display.picture(), self.display.picture()]
        top = self.display.height - self.border - self.height
        places = {
            "button": (self.border, self.border, BUTTON_WIDTH, top - self.border),
            "header": (self.border, top, self.width, HEADER_LENGTH),
        }
        changed = set()
        for name, place in places.items():
            one, two = (picture.part(*map(round, place)) for picture in pictures)
            if one.differences(two):
                changed.add(name)
        return changed
