"""A pull at the end loads pages until the last; the default footer loads by any input."""

import math
from itertools import cycle

from tug_harness.case import DISPLAYS, on_every_display, on_one_display
from demo.demo import ROWS_IN_A_PAGE, notch
from demo.demo_case import DemoTests
from demo.page_case import PageTests
from demo.pages import PAGES

FILES = 120
MANY_FILES = 400
PULL = 220


@on_every_display()
class LoadMore(DemoTests):
    def test_pulls_load_the_next_pages(self):
        self.open_demo(FILES)
        height = self.demo.row_height
        self.assertAlmostEqual(self.trace.last().content_height, ROWS_IN_A_PAGE * height)

        self.pull_at_the_end()
        self.trace.wait_for_event("load-closed")
        self.demo.wait_until_quiet()
        self.assert_in_order(
            ["footer:idle>pulling", "footer:pulling>refreshing", "load-more", "load-ended"],
            self.trace.events(),
        )
        self.assertEqual(self.trace.events().count("load-more"), 1)
        self.assertAlmostEqual(self.trace.last().content_height, 2 * ROWS_IN_A_PAGE * height)
        self.assertNotIn("refresh", self.trace.events())

        mark = self.trace.mark()
        self.pull_at_the_end()
        self.trace.wait_for_row(
            "the last page", lambda row: row.footer_state == "no-more-data", since=mark
        )
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().content_height, FILES * height)

        mark = self.trace.mark()
        self.pull_at_the_end()
        self.demo.wait_until_quiet()
        self.assertNotIn("load-more", self.trace.events(since=mark))
        self.assertAlmostEqual(self.trace.last().offset, self.end_offset())

    def test_the_51st_row_is_the_51st_file(self):
        self.open_demo(FILES)
        self.pull_at_the_end(finger=True)
        self.trace.wait_for_event("load-closed")
        self.demo.wait_until_quiet()
        # The row in the middle of the window, wherever the page's arrival has left the list.
        index = self.row_at(self.demo.viewport / 2)
        self.display.double_click(*self.demo.row_middle(index))
        self.trace.wait_for_event(f"row-activated:{index}")
        self.scroll_to_the_end()
        last = 2 * ROWS_IN_A_PAGE - 1
        self.display.double_click(*self.demo.row_middle(last))
        self.trace.wait_for_event(f"row-activated:{last}")
        self.scroll_to_row(ROWS_IN_A_PAGE)
        self.display.double_click(*self.demo.row_middle(ROWS_IN_A_PAGE))
        self.trace.wait_for_event(f"row-activated:{ROWS_IN_A_PAGE}")
        names = self.listing.names
        self.assert_opened(names[index], names[last], names[ROWS_IN_A_PAGE])

    def pull_at_the_end(self, finger=False):
        self.scroll_to_the_end()
        x, bottom = self.display.width / 2, self.demo.viewport - 40
        drag = self.display.touch_drag if finger else self.display.pointer_drag
        drag(self.demo.point(x, bottom), self.demo.point(x, bottom - PULL), hold=0.1)

    def end_offset(self):
        """The offset at rest at the end."""
        last = self.trace.last()
        return max(last.content_height + last.inset_bottom - last.viewport_height, 0)

    def row_at(self, y):
        return int((self.trace.last().offset + y) / self.demo.row_height)

    def scroll_to_the_end(self):
        """Turns the wheel by more notches than there can be, which ends at the edge."""
        self.turn_wheel(100)
        self.assertAlmostEqual(self.trace.last().offset, self.end_offset())

    def scroll_to_row(self, index):
        """Turns the wheel back until a row is in view, below the first one or more."""
        beyond = self.trace.last().offset - self.demo.row_height * (index - 1)
        self.turn_wheel(-math.ceil(beyond / notch(self.demo.viewport)))

    def turn_wheel(self, notches):
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 100))
        self.display.wheel(notches)
        self.demo.wait_until_quiet()


@on_one_display("X11")
class LoadMoreByItself(DemoTests):
    """The default footer, which loads as the end comes near."""

    footer = None

    def test_the_wheel_loads_page_after_page(self):
        self.open_demo(FILES)
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 100))
        self.load_all(lambda: self.display.wheel(100))

    def test_the_end_key_shows_all_files(self):
        self.open_demo(FILES)
        self.display.key("End")
        height = FILES * self.demo.row_height
        self.trace.wait_for_row("all files", lambda row: row.content_height >= height)
        # One load finds that there is nothing more.
        self.trace.wait_for_row("the end", lambda row: row.footer_state == "no-more-data")
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().content_height, height)

    def test_a_short_folder_shows_the_end(self):
        self.open_demo(3)
        self.trace.wait_for_row("the end", lambda row: row.footer_state == "no-more-data")
        self.assertNotIn("load-more", self.trace.events())

    def load_all(self, go_to_the_end):
        """Goes to the end, whatever page that is, until all files are shown."""
        for rows in (2 * ROWS_IN_A_PAGE, FILES):
            height = rows * self.demo.row_height
            go_to_the_end()
            self.trace.wait_for_row(
                f"{rows} rows", lambda row, height=height: row.content_height >= height
            )
            self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertEqual(last.footer_state, "no-more-data")
        self.assertAlmostEqual(last.content_height, FILES * self.demo.row_height)
        self.assertEqual(self.trace.events().count("load-more"), 2)


class LoadOnPage(PageTests):
    """A page whose next rows come by any input; in the conversation these are older notes, above."""

    page = None
    header = None
    footer = None

    def setUp(self):
        super().setUp()
        self.is_sideways = PAGES[self.page].is_sideways
        # Some pages of rows more than are loaded.
        self.open_page(self.page, MANY_FILES)
        self.point_into_the_list()

    def test_the_wheel_and_a_key_to_the_end_load(self):
        self.load(lambda: self.wheel(100))
        self.load(lambda: self.key("End"))

    def test_the_key_for_it_and_a_finger_load(self):
        # From anywhere, in the list of several that has the focus.
        self.display.click(*self.along(self.length / 2))
        self.load(lambda: self.display.key("F5", "Shift"))
        self.load(self.drag_until_loading)

    def load(self, act):
        """Acts, and waits for more rows; visible rows keep their place."""
        mark, before = self.trace.mark(), self.trace.last()
        self.assertEqual(before.footer_state, "idle")
        act()
        self.trace.wait_for_event("load-ended", mark)
        self.trace.wait_for_row(
            "more rows", lambda row: row.content_height > before.content_height, mark
        )
        self.demo.wait_until_quiet()
        self.assertNotIn("refresh", self.trace.events())
        self.assertGreaterEqual(self.trace.last().offset, before.offset)

    def drag_until_loading(self):
        """Drags the list on until it has come so near its end that it loads."""
        mark = self.trace.mark()
        for _ in range(40):
            if "load-more" in self.trace.events(mark):
                return
            self.display.touch_drag(
                self.along(self.length * 0.9), self.along(self.length * 0.1), seconds=0.1
            )


for _page, _server in zip((page for page in PAGES.values() if page.loads_more), cycle(DISPLAYS)):
    _name = f"LoadOn{_page.class_name}"
    _case = type(_name, (LoadOnPage,), {"page": _page.name, "__module__": __name__})
    on_one_display(_server)(_case)
