"""Every header and footer in the window: pulled, worked for, closed and replaced."""

import math
from itertools import groupby

from demo.demo import notch
from demo.page_case import PageTests
from tug_harness.case import on_one_display

HEADERS = ("native", "ego", "fg", "zc", "zc-images", "mj", "mj-text", "mj-images", "cj", "cb", "sv")
READY_HEADERS = ("ring", "material", "wave", "story", "actions", "two-level")
PULLED_FOOTERS = (
    "mj-back", "mj-back-text", "mj-back-images", "zc", "zc-images", "cj", "cb", "sv", "sv-pull",
)  # fmt: skip
FILES = 120
START, TRAVEL = 40, 420


class ControlTests(PageTests):
    """A list that is pulled at its top and at its end."""

    def drag(self, by_finger, start, end):
        verb = self.display.touch_drag if by_finger else self.display.pointer_drag
        verb(self.along(start), self.along(end), seconds=0.25, hold=0.1)

    def pull(self, by_finger=False):
        self.drag(by_finger, START, START + TRAVEL)

    def pull_at_the_end(self, by_finger=False):
        self.drag(by_finger, self.length - START, self.length - START - TRAVEL)

    def scroll_to_the_end(self):
        """Turns the wheel one notch past the end; later notches would count as another turn after a
        load."""
        self.point_into_the_list()
        last = self.trace.last()
        way = last.content_height + last.inset_bottom - self.length - last.offset
        self.display.wheel(max(math.ceil(way / notch(self.length)), 0) + 1)
        self.demo.wait_until_quiet()

    def count(self, event, since=0):
        return self.trace.events(since).count(event)

    def assert_held(self, since, inset):
        rows = [row for row in self.trace.rows(since) if row.header_state == "refreshing"]
        self.assertEqual({row.inset_top for row in rows}, {inset})


class HeaderTests(ControlTests):
    header = None

    def check(self, name, by_finger):
        self.open_page("recent-files", files=20, options=["--header", name])
        self.pull(by_finger)
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["header:idle>pulling", "header:pulling>refreshing", "refresh", "refresh-ended",
             "refresh-closed"],
            self.trace.events(),
        )  # fmt: skip
        for event in ("refresh", "refresh-ended", "refresh-closed"):
            self.assertEqual(self.count(event), 1, event)
        self.assert_at_top()
        self.assertEqual(self.trace.last().inset_top, 0)
        self.assert_replays()


class FooterTests(ControlTests):
    footer = None

    def check(self, name, by_finger):
        self.open_page("recent-files", FILES, options=["--footer", name])
        rows = self.trace.last().content_height
        self.scroll_to_the_end()
        self.assertEqual(self.count("load-more"), 0)
        mark = self.trace.mark()
        self.pull_at_the_end(by_finger)
        self.trace.wait_for_event("load-closed", since=mark)
        self.demo.wait_until_quiet()
        for event in ("load-more", "load-ended", "load-closed"):
            self.assertEqual(self.count(event), 1, event)
        self.assertAlmostEqual(self.trace.last().content_height, 2 * rows)
        self.assertNotIn("refresh", self.trace.events())
        self.assert_replays()


class AutoFooterTests(ControlTests):
    footer = None

    def check_load(self, name, act):
        """act() reaches the list's end once, and so causes one load."""
        self.open_page("recent-files", FILES, options=["--footer", name])
        rows = self.trace.last().content_height
        act()
        self.trace.wait_for_event("load-ended")
        self.demo.wait_until_quiet()
        self.assertEqual(self.count("load-more"), 1)
        self.assertAlmostEqual(self.trace.last().content_height, 2 * rows)
        self.assertEqual(self.trace.last().footer_state, "idle")

    def fling_to_the_end(self):
        # The content is some 2,800 points long: the second fling's glide reaches its end.
        for _ in range(8):
            if self.count("load-more"):
                return
            self.display.flick(self.along(self.length - 60), self.along(60))
            self.demo.wait_until_quiet()
        self.fail("no fling has reached the end")


def add_cases(tests, names, check):
    """A test for each name, alternately by pointer and by finger."""
    for place, name in enumerate(names):
        by_finger = place % 2 == 1

        def case(self, name=name, by_finger=by_finger):
            check(self, name, by_finger)

        setattr(tests, f"test_{name.replace('-', '_')}_is_pulled_and_closes", case)
    return tests


@on_one_display("X11")
class Headers(add_cases(HeaderTests, HEADERS, HeaderTests.check)):
    pass


@on_one_display("Wayland")
class Footers(add_cases(FooterTests, PULLED_FOOTERS, FooterTests.check)):
    pass


@on_one_display("X11")
class AutoFooters(AutoFooterTests):
    def test_a_fling_loads_once_at_each_end(self):
        """A hand that was held back may fling so fast that the end of the new rows comes, too."""
        self.open_page("recent-files", FILES, options=["--footer", "mj-auto"])
        rows = self.trace.last().content_height
        mark = self.trace.mark()
        self.fling_to_the_end()
        self.trace.wait_for_event("load-ended")
        self.demo.wait_until_quiet()
        shown = self.trace.rows(since=mark)
        told = [event for row in shown for event in row.events]
        loads = [event for event in told if event in ("load-more", "load-ended")]
        self.assertIn(loads, (["load-more", "load-ended"], ["load-more", "load-ended"] * 2))
        heights = [height for height, _ in groupby(row.content_height for row in shown)]
        self.assertEqual(heights[:2], [rows, 2 * rows])
        self.assertEqual(len(heights), 1 + len(loads) // 2)
        self.assertIn(self.trace.last().footer_state, ("idle", "no-more-data"))

    def test_each_turn_of_a_wheel_loads_once(self):
        self.check_load("mj-auto-text", self.scroll_to_the_end)
        mark = self.trace.mark()
        self.scroll_to_the_end()
        self.trace.wait_for_row(
            "the last page", lambda row: row.footer_state == "no-more-data", since=mark
        )
        self.assertEqual(self.count("load-more", since=mark), 1)
        mark = self.trace.mark()
        self.scroll_to_the_end()
        self.demo.wait_until_quiet()
        self.assertEqual(self.count("load-more", since=mark), 0)

    def test_a_tap_loads_once(self):
        # The footer is in view, and nothing has scrolled: the list is shorter than its window.
        self.open_page("recent-files", FILES, options=["--footer", "mj-auto-images"])
        self.assertEqual(self.count("load-more"), 0)
        rows = self.trace.last().content_height
        end = rows + self.trace.last().inset_bottom - self.length
        # By drags that end before the end: no approach has come so far.
        while self.trace.last().offset < end - 30:
            travel = min(end - 22 - self.trace.last().offset, self.length - 120)
            self.display.pointer_drag(
                self.along(self.length - 60), self.along(self.length - 60 - travel - 8),
                seconds=0.3, hold=0.1,
            )  # fmt: skip
            self.demo.wait_until_quiet()
        self.assertEqual(self.count("load-more"), 0)
        self.display.tap(*self.along(self.length - 10))
        self.trace.wait_for_event("load-ended")
        self.demo.wait_until_quiet()
        self.assertEqual(self.count("load-more"), 1)
        self.assertNotIn("row-activated", " ".join(self.trace.events()))
        self.assertAlmostEqual(self.trace.last().content_height, 2 * rows)


@on_one_display("Wayland")
class ControlMenu(ControlTests):
    header = footer = None

    def choose(self, *keys):
        """Opens the window's menu by its key, and goes through it by keys, at once."""
        for key in ("F10", *keys, "Escape"):
            self.display.key(key)

    def test_keys_change_the_header_during_a_refresh(self):
        self.open_page("recent-files", files=20, options=["--delay", "30"])
        self.pull()
        self.trace.wait_for_event("refresh")
        self.demo.until(
            "the header to be open",
            lambda: abs(self.trace.last().offset + self.trace.last().inset_top) < 0.5,
        )
        self.choose(*["Down"] * HEADERS.index("mj"))
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["refresh", "header:refreshing>idle", "refresh-ended", "refresh-closed"],
            self.trace.events(),
        )
        self.assert_at_top()
        self.assertEqual(self.trace.last().inset_top, 0)
        # The new one works, by its own numbers.
        mark = self.trace.mark()
        self.pull(by_finger=True)
        self.trace.wait_for_event("refresh", since=mark)
        self.assert_held(mark, 54)
        self.point_into_the_list()
        self.display.key("Escape")
        self.trace.wait_for_event("refresh-closed", since=mark)
        self.assert_replays()

    def test_no_header_leaves_a_list_that_bounces(self):
        self.open_page("recent-files", files=20)
        self.choose(*["Down"] * len(HEADERS + READY_HEADERS))
        self.pull()
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events())
        self.assertEqual(self.trace.last().header_state, "none")
        self.assertEqual(self.trace.last().offset, 0)

    def test_another_language_is_shown_immediately(self):
        """By keys, in the menu's last column: the footer below the files changes its words."""
        # A menu that is fading out takes F10 for its own closing, and would not open again.
        self.open_page(
            "recent-files", files=3, options=["--footer", "mj-auto-text"],
            variables=self.animations_off(),
        )  # fmt: skip
        last = self.trace.last()
        end = last.content_height - last.offset
        english = self.footer_words(end, last.inset_bottom)
        self.assertFalse(english.is_flat, "the footer's words are seen")
        mark = self.trace.mark()
        self.choose("Tab", "Tab", "Tab", "Down", "Down", "Down")
        self.demo.until(
            "other words, and the menu to be closed",
            lambda: self.is_footer_alone(end)
            and self.footer_words(end, last.inset_bottom).differences(english),
        )
        self.choose("Tab", "Tab", "Tab", "Up", "Up")
        self.demo.until(
            "the English words again",
            lambda: not self.footer_words(end, last.inset_bottom).differences(english),
        )
        self.assertEqual(self.trace.events(mark), [], "nothing else has happened")

    def footer_words(self, start, height):
        """The picture of the list from `start` on, `height` points high."""
        x, y = self.along(start, 8)
        return self.display.picture().part(round(x), round(y), round(self.width - 16), round(height))

    def is_footer_alone(self, end):
        """Returns whether nothing, such as a menu, is shown below the footer."""
        x, y = self.along(end + 60, 8)
        below = self.display.picture().part(round(x), round(y), round(self.width - 16), 100)
        return below.is_flat


@on_one_display("X11")
class Trailer(ControlTests):
    """A list that scrolls sideways, pulled at its end."""

    footer = "mj-trailer"
    is_sideways = True

    def test_the_trailer_loads(self):
        self.open_page("sideways", FILES)
        self.scroll_to_the_end()
        mark = self.trace.mark()
        self.pull_at_the_end(by_finger=True)
        self.trace.wait_for_event("load-closed", since=mark)
        self.demo.wait_until_quiet()
        self.assertEqual(self.count("load-more"), 1)
        held = {r.inset_bottom for r in self.trace.rows(mark) if r.footer_state == "refreshing"}
        self.assertEqual(held, {60})
        self.assert_replays()
