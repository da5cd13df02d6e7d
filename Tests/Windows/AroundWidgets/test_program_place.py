"""The program scrolls the child, or inserts rows above, while the bin itself moves."""

from textwrap import indent

from around_case import AroundTests, around, around_in_turn

# Inserts five rows before the first one, as a refresh does.
INSERT = """
for number in range(5):
    child.model.prepend([f'New {number}'])
"""
# Runs code after the first frame in which the header is on its way: a test may look too late.
ACT = """
host.acted = False
def act():
{code}
    host.acted = True
def scrolled(bin):
    if bin.props.content_offset {is_on_its_way}:
        bin.disconnect(host.scrolled)
        GLib.idle_add(act, priority=GLib.PRIORITY_HIGH)
host.scrolled = bin.connect('scrolled', scrolled)
"""
# The phases of a header: what begins each, and the offset in its motion.
PHASES = {"opening": ("bin.begin_refresh()", "< -1"), "closing": ("end()", "> -50")}
# Notes the place of a row in each frame that is drawn.
WATCH = """
host.watched = {row}
host.seen = []
bin.connect_after('draw', lambda *_: host.seen.append(child.place(host.watched)[1]))
"""


class PlaceTests(AroundTests):
    rows = 100

    def act_while(self, phase, code):
        """Runs code in the program while the header opens or closes."""
        if phase == "closing":
            self.refresh_open()
        begin, is_on_its_way = PHASES[phase]
        self.do(ACT.format(code=indent(code, "    "), is_on_its_way=is_on_its_way))
        self.do(begin)
        self.wait("acted")

    def in_each_phase(self, codes, check):
        """Runs code while the header opens and other while it closes, and checks at rest."""
        for phase, code in zip(PHASES, codes):
            with self.subTest(phase=phase):
                self.do("adjustment.set_value(0)")
                self.rest()
                self.act_while(phase, code)
                self.rest()
                check(phase)
                if self.state == "refreshing":
                    self.end_refresh()


@around_in_turn("list", "tree", "text", "scrolled")
class ProgramScrolls(PlaceTests):
    def test_a_value_set_while_the_header_moves_is_kept(self):
        self.open()
        self.wait("adjustment.get_upper() > 2000")

        def check(_phase):
            self.assertEqual((self.value, self.ask("shift")), (1000, [0, 0]))

        self.in_each_phase(["adjustment.set_value(1000)"] * 2, check)
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
        is_gliding, _ = self.ask("bin.props.decelerating, adjustment.set_value(1000)")
        self.assertTrue(is_gliding)
        self.rest()
        self.assertEqual((self.value, self.offset), (1000, 1000))
        self.assertEqual(self.lines(mark).count("did-end-decelerating"), 1)


@around("list")
class ProgramFocuses(PlaceTests):
    def test_a_row_focused_while_the_header_moves_is_shown(self):
        self.open()

        # A row that has the focus already is not shown again.
        rows = dict(zip(PHASES, (60, 40)))

        def check(phase):
            _, y = self.place(rows[phase])
            self.assertTrue(0 < y < 480, y)

        self.in_each_phase([f"child.row({row}).grab_focus()" for row in rows.values()], check)


@around("tree")
class RowsAbove(PlaceTests):
    def keeps(self, row, run):
        """Expects that rows put before the first leave a row in its place, in each frame."""
        # At once, as the row moves with the header until the others are inserted.
        before = f"host.before = child.place({row})[1]"
        run(before + WATCH.format(row=row + 5) + INSERT + "bin.queue_draw()")
        self.wait("len(host.seen) > 2")
        self.rest()
        before, seen = self.ask("host.before, host.seen")
        self.assertLess(max(seen) - min(seen), 2, (before, seen))
        self.assertAlmostEqual(seen[-1], before, delta=20)

    def test_inserting_above_moves_no_row_while_the_header_opens(self):
        self.open()
        self.keeps(2, lambda code: self.act_while("opening", code))

    def test_inserting_above_moves_no_row_while_the_header_closes(self):
        self.open()
        self.keeps(2, lambda code: self.act_while("closing", code))

    def test_inserting_above_moves_no_row_while_the_header_is_open(self):
        self.open()
        self.refresh_open()
        self.keeps(2, self.do)

