"""Each page of the demo by keys alone: whatever it offers is reached without pointer and finger."""

from tug_harness.case import on_one_display
from demo.page_case import PageTests
from demo.pages import PAGES

POINTERS = (
    "pointer_move", "pointer_press", "pointer_release", "pointer_drag", "wheel_notch", "click",
    "touchpad_scroll", "touch_down", "touch_move", "tap", "flick",
)  # fmt: skip
# Presses of Tab in the window's menu from its first column to a switch, by the page's controls.
TO_FAILING = {"header and footer": 5, "header": 4}
# Pages on which several rows can be selected.
OF_SEVERAL = ("grid", "sideways")


class KeyboardTests(PageTests):
    def open_by_keys(self, page, *options, **given):
        """Opens a page; from then on a pointer or a finger fails the test."""
        self.open_page(page, options=options, **given)
        # Without a window manager X11's keys go to the window under the pointer: its title bar.
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        self.demo.wait_until_quiet()
        self.allowed = {verb: getattr(self.display, verb) for verb in POINTERS}
        for verb in POINTERS:
            setattr(self.display, verb, self.refuse)
        self.addCleanup(self.allow)

    def refuse(self, *_, **__):
        self.fail("a pointer or a finger is used")

    def allow(self):
        for verb, function in self.allowed.items():
            setattr(self.display, verb, function)

    def press(self, *keys):
        for key in keys:
            *held, name = key.split("+")
            self.display.key(name, *held)

    def wait(self, event, since=0):
        self.trace.wait_for_event(event, since=since)

    def refresh(self, *keys):
        """Refreshes by keys, and waits until that is over."""
        mark = self.trace.mark()
        self.press(*keys)
        self.wait("refresh-closed", mark)
        self.demo.wait_until_quiet()
        return self.trace.events(mark)

    def choose_in_menu(self, *keys):
        """Goes through the window's menu, and closes it."""
        self.press("F10", *keys, "Escape")
        self.demo.wait_until_quiet()

    def has(self, words):
        """The list's last event that begins so."""
        return [event for event in self.trace.events() if event.startswith(words)]


def check_page(self, page):
    described = PAGES[page]
    if not described.refreshes:
        return self.check_endless(page)
    # Without animations the menu that closes is closed, and does not take the next key.
    self.open_by_keys(page, variables=self.animations_off())
    self.assertIn("refresh", self.refresh("F5"))
    self.check_rows(described)
    if described.loads_more:
        mark = self.trace.mark()
        self.press("Shift+F5")
        self.wait("load-ended", mark)
        self.demo.wait_until_quiet()
    self.check_failure(described)
    if described.panes == 2:
        self.check_panes()
    return None


@on_one_display("X11")
class EachPage(KeyboardTests):
    def check_rows(self, page):
        """Rows are chosen, copied, searched and opened."""
        mark = self.trace.mark()
        self.press("Home", "Down")
        self.wait("selection-changed", mark)
        for keys in ("Control+a", "Control+Shift+a") if page.name in OF_SEVERAL else ():
            mark = self.trace.mark()
            self.press(keys)
            self.wait("selection-changed", mark)
        mark = self.trace.mark()
        self.press("Return")
        self.demo.until(
            "an activated row",
            lambda: any(event.startswith("row-activated") for event in self.trace.events(mark)),
        )
        if page.shows_files:
            self.demo.until("an opened file", lambda: self.demo.opened.names())

    def check_failure(self, page):
        """Work that fails shows a message, which Escape closes; the same keys try again."""
        tabs = TO_FAILING["header and footer" if page.loads_more else "header"]
        self.choose_in_menu(*["Tab"] * tabs, "space")
        events = self.refresh("F5")
        self.assertIn("header:refreshing>failure", events)
        self.press("Escape")
        self.choose_in_menu(*["Tab"] * tabs, "space")
        events = self.refresh("F5")
        self.assertNotIn("header:refreshing>failure", events)

    def check_panes(self):
        mark = self.trace.mark()
        self.press("Tab")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events(mark).count("refresh"), 0)
        self.press("F5")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.events(mark).count("refresh"), 0, "the other list refreshes")

    def check_endless(self, page):
        self.open_by_keys(page)
        mark = self.trace.mark()
        self.press("Page_Down", "Page_Down", "Up", "Home")
        self.trace.wait_for_row("a motion", lambda row: row.offset > 0, mark)
        self.demo.wait_until_quiet()


for one in PAGES:

    def case(self, page=one):
        check_page(self, page)

    setattr(EachPage, f"test_{one.replace('-', '_')}", case)


@on_one_display("Wayland")
class EachFeature(KeyboardTests):
    """Features that every page has, tested on one."""

    def test_each_of_several_actions(self):
        self.open_by_keys("recent-files", files=20)
        self.choose_in_menu(*["Down"] * self.place_of("actions"))
        for action in range(3):
            events = self.refresh(f"Control+{action + 1}")
            self.assertEqual(events.count("refresh"), 1)

    def place_of(self, header):
        """Steps in the menu from mj to a header."""
        names = ("mj", "mj-text", "mj-images", "cj", "cb", "sv", "ring", "material", "wave",
                 "story", "actions", "two-level")  # fmt: skip
        return names.index(header)

    def test_the_second_floor(self):
        self.open_by_keys("recent-files", files=20)
        self.choose_in_menu(*["Down"] * self.place_of("two-level"))
        for key in ("Escape", "Down"):
            mark = self.trace.mark()
            self.press("Alt+Page_Up")
            self.trace.wait_for_row("the floor", lambda row: row.header_state == "floor", mark)
            self.demo.wait_until_quiet()
            mark = self.trace.mark()
            self.press(key)
            self.trace.wait_for_row("no floor", lambda row: row.header_state == "idle", mark)
            self.demo.wait_until_quiet()

    def test_a_failed_load_is_retried(self):
        self.footer = "mj-auto"
        self.open_by_keys("recent-files", variables=self.animations_off())
        self.choose_in_menu(*["Tab"] * TO_FAILING["header and footer"], "space")
        mark = self.trace.mark()
        self.press("Shift+F5")
        self.wait("footer:refreshing>failure", mark)
        self.demo.wait_until_quiet()
        self.choose_in_menu(*["Tab"] * TO_FAILING["header and footer"], "space")
        mark = self.trace.mark()
        self.press("End", "Down", "Return")
        self.wait("load-ended", mark)
        self.assertNotIn("footer:refreshing>failure", self.trace.events(mark))

    def test_a_file_is_found_by_its_name_and_opened(self):
        self.open_by_keys("recent-files", files=20)
        name = self.listing.names[7]
        self.press("Control+f", *self.typed(name))
        self.demo.until("the row", lambda: self.has("focus") or self.has("selection-changed"))
        self.press("Return")
        self.assert_opened(name)
        # The recording contains the search as ordinary events.
        self.assert_replays(moves=False)

    @staticmethod
    def typed(text):
        names = {"-": "minus", ".": "period", " ": "space", ",": "comma"}
        return [names.get(letter, letter) for letter in text.lower()]

    def test_the_menu_of_a_file(self):
        self.open_by_keys("grid", files=3)
        self.press("Right", "Menu")
        self.demo.wait_until_quiet()
        self.press("Return")
        self.demo.until("an opened file", lambda: self.demo.opened.names())
        self.assertEqual(self.demo.opened.names(), [self.listing.names[0]])
