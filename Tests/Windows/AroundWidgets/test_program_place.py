"""The program scrolls the child, or inserts rows above, while the bin itself moves."""

from around_case import AroundTests, around, around_in_turn

# Inserts five rows before the first one, as a refresh does.
INSERT = """
for number in range(5):
    child.model.prepend([f'New {number}'])
"""
# Notes the place of a row in each frame that is drawn.
WATCH = """
host.watched = {row}
host.seen = []
bin.connect_after('draw', lambda *_: host.seen.append(child.place(host.watched)[1]))
"""


class PlaceTests(AroundTests):
    rows = 100

    def begin_opening(self):
        """Begins a refresh, and waits until its header is on its way."""
        self.do("bin.begin_refresh()")
        self.window.until("the header to open", lambda: -50 < self.offset < -1)

    def begin_closing(self):
        self.refresh_open()
        self.do("end()")
        self.window.until("the header to close", lambda: -50 < self.offset < -1)

    def phases(self):
        return {"opening": self.begin_opening, "closing": self.begin_closing}

    def in_each_phase(self, act):
        """Acts while the header opens, and again while it closes, and then waits for rest."""
        for name, begin in self.phases().items():
            with self.subTest(phase=name):
                self.do("adjustment.set_value(0)")
                self.rest()
                begin()
                act()
                self.rest()
                if self.state == "refreshing":
                    self.end_refresh()


@around_in_turn("list", "tree", "text", "scrolled")
class ProgramScrolls(PlaceTests):
    def test_a_value_set_while_the_header_moves_is_kept(self):
        self.open()
        self.wait("adjustment.get_upper() > 2000")

        def act():
            self.do("adjustment.set_value(1000)")
            self.rest()
            self.assertEqual((self.value, self.ask("shift")), (1000, [0, 0]))

        self.in_each_phase(act)
        self.assertEqual(self.value, 1000)

    def test_a_value_set_when_the_work_ends_is_kept(self):
        self.open()
        self.wait("adjustment.get_upper() > 2000")
        self.refresh_open()
        mark = self.mark()
        self.do("end(); adjustment.set_value(1000)")
        self.wait_for("refresh-closed", since=mark)
        self.rest()
        self.assertEqual((self.value, self.offset), (1000, 1000))

    def test_a_value_set_in_a_glide_ends_the_glide(self):
        self.open()
        self.wait("adjustment.get_upper() > 2000")
        mark = self.mark()
        self.display.flick((60, 400), (60, 200))
        self.wait_for("did-end-dragging", since=mark)
        self.assertTrue(self.get("decelerating"))
        self.do("adjustment.set_value(1000)")
        self.rest()
        self.assertEqual((self.value, self.offset), (1000, 1000))
        self.assertEqual(self.lines(mark).count("did-end-decelerating"), 1)


@around("list")
class ProgramFocuses(PlaceTests):
    def test_a_row_focused_while_the_header_moves_is_shown(self):
        self.open()

        # A row that has the focus already is not shown again.
        rows = iter((60, 40))

        def act():
            row = next(rows)
            self.do(f"child.row({row}).grab_focus()")
            self.rest()
            _, y = self.place(row)
            self.assertTrue(0 < y < 480, y)

        self.in_each_phase(act)


@around("tree")
class RowsAbove(PlaceTests):
    def keeps(self, row, begin):
        """Expects that rows put before the first leave a row in its place, in each frame."""
        begin()
        self.do(WATCH.format(row=row))
        before = self.place(row)[1]
        self.do(INSERT + f"host.watched = {row + 5}; host.seen = []; bin.queue_draw()")
        self.wait("len(host.seen) > 2")
        self.rest()
        seen = self.ask("host.seen")
        self.assertLess(max(seen) - min(seen), 2, (before, seen))
        self.assertAlmostEqual(seen[-1], before, delta=20)

    def test_inserting_above_moves_no_row_while_the_header_opens(self):
        self.open()
        self.keeps(2, self.begin_opening)

    def test_inserting_above_moves_no_row_while_the_header_closes(self):
        self.open()
        self.keeps(2, self.begin_closing)

    def test_inserting_above_moves_no_row_while_the_header_is_open(self):
        self.open()
        self.keeps(2, self.refresh_open)

