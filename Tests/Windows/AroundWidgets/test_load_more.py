"""Loads at the end, by a pull or whatever brings the end near: the content stays in its place."""

from around_case import HEIGHT, WIDTH, AroundTests, around, around_in_turn

AUTOMATIC = "bin.set_property('footer-style', Tug.FooterStyle.NATIVE)"
PULLED = "bin.set_property('footer-style', Tug.FooterStyle.MJ_BACK)"
# The program's answer to a load: more rows, and then the end of the work.
ADD = "child.add(20); end('load-more')"
ADD_IN_STEPS = """
child.left = 10
def add(_widget, _clock):
    child.add(2)
    child.left -= 1
    return child.left > 0
bin.add_tick_callback(add)
end('load-more')
"""


@around_in_turn("list", "tree", "text", "scrolled")
class LoadMore(AroundTests):
    rows = 60

    def start(self, begin):
        self.open(begin=begin)
        # A child may know its length a little later.
        self.wait("adjustment.get_upper() > 1200")
        self.rest()
        self.assertNotIn("load-more", self.lines())

    def loads_once(self, mark):
        """Expects one load, and that visible rows keep their place when rows are added."""
        self.wait_for("load-more", since=mark)
        self.rest()
        _, y = self.place(self.rows - 2)
        upper = self.ask("adjustment.get_upper()")
        self.do(ADD)
        self.wait(f"adjustment.get_upper() > {upper + 100}")
        self.wait_for("load-closed", since=mark)
        self.rest()
        # Rows above the footer keep their place; new rows replace the footer.
        self.assertAlmostEqual(self.place(self.rows - 2)[1], y, delta=1)
        self.assertEqual(self.ask("shift"), [0, 0])
        self.assertEqual(self.lines(mark).count("load-more"), 1)

    def load_by_wheel(self):
        """Turns a wheel to the end. Returns the position in the output before the load."""
        self.start(AUTOMATIC)
        self.scroll_to(self.range - 400)
        mark = self.mark()
        self.display.pointer_move(200, 300)
        self.display.wheel(12)
        self.wait_for("load-more", since=mark)
        self.rest()
        return mark

    def test_a_pull_at_the_end_loads_and_keeps_the_place(self):
        self.start(PULLED)
        self.scroll_to(self.range)
        self.rest()
        mark = self.load_by_pull()
        shift = self.ask("shift")[1]
        self.assertLess(shift, -20)
        self.loads_once(mark)

    def test_the_wheel_to_the_end_loads(self):
        mark = self.load_by_wheel()
        self.loads_once(mark)

    def test_rows_that_are_laid_out_in_steps_are_one_page(self):
        mark = self.load_by_wheel()
        # In a frame each, as GTK lays out rows on a slow machine: the first do not fill the zone.
        self.do(ADD_IN_STEPS)
        self.wait("not child.left")
        self.wait_for("load-closed", since=mark)
        self.rest()
        self.assertEqual(self.lines(mark).count("load-more"), 1)

    def test_rows_added_before_and_at_the_end_are_one_page(self):
        mark = self.load_by_wheel()
        self.do("child.add(1)")
        self.rest()
        self.loads_once(mark)

    def test_a_short_page_loads_another_one(self):
        mark = self.load_by_wheel()
        self.do("child.add(1); end('load-more')")
        self.wait_for("load-more", "load-more", since=mark)

    def test_a_finger_to_the_end_loads(self):
        self.start(AUTOMATIC)
        self.scroll_to(self.range - 100)
        mark = self.mark()
        self.display.touch_drag((60, 400), (60, 250), hold=0.1)
        self.loads_once(mark)

    def test_the_key_End_loads(self):
        self.start(AUTOMATIC)
        self.do("child.rows.grab_focus()")
        self.display.click(*self.place(2))
        self.wait_for("hit 2")
        self.rest()
        mark = self.mark()
        self.display.key("End", "Control")
        self.wait_for("load-more", since=mark)
        self.do(ADD)
        self.wait_for("load-closed", since=mark)
        self.rest()
        self.assertEqual(self.ask("shift"), [0, 0])

    def test_a_program_that_scrolls_to_the_end_loads_nothing(self):
        self.start(AUTOMATIC)
        self.do("adjustment.set_value(adjustment.get_upper())")
        self.rest()
        self.assertNotIn("load-more", self.lines())


@around("list", "tree")
class Scrollbar(AroundTests):
    rows = 60

    def test_the_scrollbar_to_the_end_loads(self):
        self.open(begin=AUTOMATIC + "; scroller.set_overlay_scrolling(False)")
        self.wait("adjustment.get_upper() > 1200")
        self.rest()
        mark = self.mark()
        self.display.pointer_drag((WIDTH - 6, 30), (WIDTH - 6, HEIGHT - 10), hold=0.1)
        self.wait_for("load-more", since=mark)
        self.do(ADD)
        self.wait_for("load-closed", since=mark)
        self.rest()
        self.assertEqual(self.ask("shift"), [0, 0])
        self.assertNotIn("will-begin-dragging", self.lines(mark))


@around("list", "tree")
class Filling(AroundTests):
    rows = 3

    def test_short_content_is_pulled_at_both_ends(self):
        self.open(begin=PULLED)
        self.refresh_open()
        self.end_refresh()
        self.assert_at_start()
        mark = self.load_by_pull()
        self.do(ADD)
        self.wait_for("load-closed", since=mark)
        self.rest()
        self.assertEqual(self.ask("shift"), [0, 0])
