"""A list's picture is the same on X11 and on Wayland, to the last bit."""

from itertools import cycle

from demo.page_case import PageTests
from demo.pages import PAGES
from tug_harness.case import IS_LONG, DisplayCase
from tug_harness.goldens import GoldenPictures
from tug_harness.requirements import reason_to_skip
from tug_harness.waiting import Timeout, in_one_minute, until
from tug_harness.wayland import WaylandDisplay
from tug_harness.x11 import X11Display

# A window without a window manager draws a frame and a header bar, a kiosk's window neither: with
# these screens their lists have one size.
FRAME, HEADER_BAR = 5, 46
LIST = (480, 640)
SCREENS = {
    X11Display: (LIST[0] + 2 * FRAME, LIST[1] + 2 * FRAME + HEADER_BAR),
    WaylandDisplay: LIST,
}
THEMES = {"": "Adwaita", "Dark": "Adwaita:dark"}
NOTCHES = 3
SETTLING_SECONDS = 10.0
# Leads to rows of the environment that are not the servers' own.
NOTCHES_OF_ENVIRONMENT = 14


class Session(PageTests):
    """The demo on one of the two servers."""

    def __init__(self, test, display_type):
        # Names of one length, since the page of the environment shows them.
        self.folder = test.folder / display_type.name[0]
        self.folder.mkdir()
        self.is_sideways = test.page.is_sideways
        self.is_open = False
        self.display = display_type(
            self.folder, test.processes, test.screens[display_type], test.scale
        )

    def open(self, page, variables):
        if self.is_open:
            self.demo.stop()
            self.folder /= "again"
            self.folder.mkdir()
        self.open_page(page, variables=variables)
        self.is_open = True
        self.display.pointer_move(*self.along(20))

    def turn(self, notches):
        self.wheel(notches)

    def press(self, *names):
        for name in names:
            self.key(name)

    def list_picture(self):
        scale = self.display.scale
        x, y = self.at(0, 0)
        lengths = (x, y, self.width, self.height)
        return self.display.picture().part(*(round(length * scale) for length in lengths))


class SamePictureTests(GoldenPictures):
    """One page on both servers at once; `theme` is GTK's."""

    page = None
    theme = ""
    screens = SCREENS

    def setUp(self):
        for display_type in self.screens:
            reason = reason_to_skip(display_type.name)
            if reason:
                self.skipTest(reason)
        self.addCleanup(self.processes.stop_all)
        self.sessions = [Session(self, display_type) for display_type in self.screens]
        for session in self.sessions:
            session.display.start()
        # Both programs have the same variables, but for paths: the first server that answers is it.
        variables = {"GDK_BACKEND": "wayland,x11", "GTK_THEME": self.theme}
        for session in self.sessions:
            variables = {**session.display.variables(), **variables}
        del variables["XDG_RUNTIME_DIR"]
        in_one_minute(lambda: [one.open(self.page.name, variables) for one in self.sessions])
        for session in self.sessions:
            self.assertEqual(session.height, self.sessions[0].height)
            self.assertEqual(session.width, self.sessions[0].width)

    def test_lists_look_the_same(self):
        if self.page.name == "environment":
            self.compare("scrolled", lambda session: session.turn(NOTCHES_OF_ENVIRONMENT))
            return
        self.compare("at-rest", lambda session: None)
        self.compare("scrolled", lambda session: session.turn(NOTCHES))
        if not self.page.is_endless:
            self.compare("focused", lambda session: session.press("Down", "Down"))
            self.compare("at-the-end", lambda session: session.press("End"))

    def compare(self, name, act):
        """Does the same on both servers, until both lists look the same."""
        for session in self.sessions:
            act(session)
        for session in self.sessions:
            session.demo.wait_until_quiet()
        x11, wayland = self.sessions
        self.assertEqual(x11.trace.last().offset, wayland.trace.last().offset)
        shown = []

        def are_same():
            shown[:] = [session.list_picture() for session in self.sessions]
            return shown[0].matches(shown[1], self.page.tolerance)

        # Fades, and marks under the pointer, have their own time on each server.
        try:
            until(f"the same picture {name}", are_same, SETTLING_SECONDS)
        except Timeout:
            self.assert_same_pictures(name, *shown, self.page.tolerance)
        self.assertFalse(shown[0].is_flat)


def add_cases(page, scales):
    """The page's tests: each theme at one of the scales, or at both in a long run."""
    for (theme_name, theme), own_scale in zip(THEMES.items(), scales):
        for scale in (1, 2) if IS_LONG else (own_scale,):
            name = f"SamePicturesOf{page.class_name}{theme_name}" + "AtScale2" * (scale == 2)
            attributes = {"page": page, "theme": theme, "scale": scale, "__module__": __name__}
            globals()[name] = type(name, (SamePictureTests, DisplayCase), attributes)


for page, scales in zip(PAGES.values(), cycle(((1, 2), (2, 1)))):
    add_cases(page, scales)
