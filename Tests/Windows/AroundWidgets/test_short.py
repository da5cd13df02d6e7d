"""Content that does not fill the bin: loads until it does, and the place of the footer."""

from around_case import HEIGHT, AroundTests, around, around_in_turn

# Each load adds four rows and ends: a flow box has three in a line.
FILLS = """
bin.set_property('footer-style', Tug.FooterStyle.NATIVE)
def fill(_bin, work):
    child.add(4)
    work.end()
bin.connect('load-more', fill)
"""
HIDDEN = """
bin.set_property('footer-style', Tug.FooterStyle.MJ_BACK)
bin.get_footer().props.policy.props.short_placement = Tug.ShortPlacement.HIDDEN
"""


@around("tree")
@around_in_turn("list", "text", "flow", "scrolled")
class Short(AroundTests):
    def test_two_rows_fill_the_view(self):
        self.open(rows=2, begin=FILLS)
        self.wait("adjustment.get_upper() > adjustment.get_page_size()")
        self.still()
        loads = self.lines().count("load-more")
        self.assertGreater(loads, 1)
        # Enough is enough: a page more than the view at most.
        self.assertLess(self.range, HEIGHT)
        self.assertEqual(self.ask("shift"), [0, 0])

    def test_a_hidden_footer_is_not_pulled_where_rows_are_few(self):
        self.open(rows=3, begin=HIDDEN)
        self.rest()
        mark = self.mark()
        self.display.touch_drag((60, 400), (60, 150), hold=0.1)
        self.rest()
        self.assertNotIn("load-more", self.lines(mark))
        self.do("child.add(40)")
        self.wait("adjustment.get_upper() > 600")
        # A tree and a text measure their rows when the program is idle.
        self.do("host.has_idled = False; await_idle()")
        self.wait("host.has_idled")
        self.scroll_to(self.range)
        self.rest()
        self.display.touch_drag((60, 400), (60, 150), hold=0.1)
        self.wait_for("load-more", since=mark)


@around_in_turn("list", "tree", "flow", "scrolled")
class Empty(AroundTests):
    rows = 0

    def test_an_empty_child_loads_when_the_program_has_added_rows(self):
        self.open(begin=FILLS)
        self.still()
        self.assertNotIn("load-more", self.lines())
        self.do("child.add(1)")
        self.wait_for("load-more")
