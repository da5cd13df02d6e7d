"""Keys move the focus, which is always in view; Enter activates the row that has it."""

from tug_harness.case import on_every_display
from demo.page_case import PageTests

ROW = 56.0
ROWS = 50
# Of the icons' columns, or of their rows sideways.
NARROWEST = 110.0


class FocusTests(PageTests):
    def press(self, *names):
        for name in names:
            self.display.key(name)

    def activate(self):
        """Activates the row that has the focus; returns its number."""
        mark = self.trace.mark()
        self.display.key("Return")
        row = self.trace.wait_for_row(
            "a row's activation",
            lambda row: any(event.startswith("row-activated") for event in row.events),
            mark,
        )
        event = next(e for e in row.events if e.startswith("row-activated"))
        return int(event.partition(":")[2])

    def focused_in_view(self, start, length):
        """Activates the row that has the focus, which is seen whole; returns its number."""
        row = self.activate()
        offset = self.trace.last().offset
        self.assertGreaterEqual(start(row), offset - 1e-6, f"row {row}")
        self.assertLessEqual(start(row) + length, offset + self.length + 1e-6, f"row {row}")
        return row


@on_every_display()
class Focus(FocusTests):
    def test_arrows_scroll_just_enough_to_show_the_row(self):
        self.open_page("recent-files")
        self.point_into_the_list()
        self.press(*["Down"] * 20)
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().offset, 20 * ROW - self.height, 6)
        self.assertEqual(self.activate(), 19)
        self.assert_opened(self.listing.names[19])
        self.press(*["Up"] * 19)
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.last().offset, 0)
        self.assertEqual(self.activate(), 0)

    def test_paging_keys_move_the_focus(self):
        self.open_page("recent-files")
        self.point_into_the_list()
        self.press("Down")
        rows = []
        for keys in (["Page_Down"], ["space"], ["Page_Up"], ["End"], ["Home"]):
            self.press(*keys)
            self.demo.wait_until_quiet()
            rows.append(self.focused_in_view(lambda row: row * ROW, ROW))
        page = rows[0]
        self.assertAlmostEqual(page, 0.9 * self.height / ROW, delta=1)
        self.assertAlmostEqual(rows[1], 2 * page, delta=1)
        self.assertAlmostEqual(rows[2], page, delta=1)
        # End shows all files, also after the first page.
        self.assertEqual(rows[3:], [len(self.listing.names) - 1, 0])

    def test_arrows_move_through_a_grid_in_both_directions(self):
        self.open_page("grid")
        self.point_into_the_list()
        columns = int(self.width // NARROWEST)
        self.press("Down", "Down", "Right")
        self.assertEqual(self.activate(), columns + 1)
        self.press("Up")
        self.assertEqual(self.activate(), 1)
        self.press(*["Down"] * (ROWS // columns + 1))
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertAlmostEqual(last.offset, last.content_height - self.height, 6)
        self.assertEqual(self.activate(), ROWS - 1)

    def test_arrows_move_sideways(self):
        self.is_sideways = True
        self.open_page("sideways")
        self.point_into_the_list()
        rows = int(self.height // NARROWEST)
        breadth = self.trace.last().content_height / -(-ROWS // rows)
        self.press(*["Right"] * 6, "Down")
        self.demo.wait_until_quiet()
        self.assertAlmostEqual(self.trace.last().offset, 6 * breadth - self.width, 6)
        row = self.focused_in_view(lambda row: row // rows * breadth, breadth)
        self.assertEqual(row, 5 * rows + 1)
        self.press(*["Left"] * 5, "Up")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.last().offset, 0)
        self.assertEqual(self.activate(), 0)

    def test_escape_stops_a_fling_where_it_is(self):
        self.open_page("recent-files")
        self.point_into_the_list()
        mark = self.trace.mark()
        self.display.flick(self.along(500), self.along(350))
        released = self.wait_for_drag_end(mark)
        _, target = self.release_of(released)
        self.display.key("Escape")
        self.trace.wait_for_event("did-end-decelerating", mark)
        stopped = self.trace.last().offset
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.last().offset, stopped)
        self.assertLess(released.offset, target)
        self.assertLess(stopped, target - 1)

    def test_the_menu_key_opens_the_menu_of_the_focus(self):
        self.open_page("recent-files")
        self.point_into_the_list()
        self.press("Down", "Down", "Down", "Menu")
        self.trace.wait_for_event("menu-requested:2")
