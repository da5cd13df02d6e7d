"""Invalid calls log a critical; valid ones work at any moment."""

import math

from around_case import HEIGHT, SOME_KINDS, AroundTests, around, around_in_turn

# Answers of the program to a refresh, in its handler.
REPLACE_IN_HANDLER = """
def replace(bin, work):
    old = bin.get_child()
    bin.remove(old)
    new = Gtk.ListBox()
    for number in range(30):
        new.insert(Gtk.Label(label=f'New {number}', height_request=40), -1)
    new.show_all()
    bin.add(new)
    host.child.rows = new
    say('replaced')
bin.connect('refresh', replace)
"""


@around_in_turn(*SOME_KINDS)
class Children(AroundTests):
    expected_errors = ("CRITICAL", "TugRefreshBin")

    def errors(self):
        return [line for line in self.window.error_text().splitlines() if line.strip()]

    def pulls(self):
        mark = self.mark()
        self.pull()
        self.wait_for("refresh", since=mark)
        self.rest()
        self.do("end()")
        self.wait_for("refresh-closed", since=mark)
        self.rest()

    def test_a_child_added_twice(self):
        self.open()
        self.do("bin.add(Gtk.Label())")
        self.assertIn("can have only one child", "".join(self.errors()))
        self.do("bin.add(child.rows)")
        self.do("bin.add(bin.get_child())")
        self.assertEqual(len(self.errors()), 3)
        self.assertEqual(self.ask("len(bin.get_children())"), 1)
        self.pulls()

    def test_a_child_that_is_not_its_own_is_not_removed(self):
        self.open()
        self.do("bin.remove(Gtk.Label())")
        self.assertIn("cannot be removed", "".join(self.errors()))
        self.pulls()

    def test_widgets_that_cannot_be_headers(self):
        self.open()
        self.do("bin.set_property('header-widget', child.rows)")
        self.do("bin.set_property('header-widget', Gtk.Window())")
        self.assertIsNone(self.ask("bin.get_property('header-widget')"))
        self.assertEqual(len(self.errors()), 2)
        self.pulls()

    def test_a_header_that_lies_between_rows_is_refused(self):
        self.open()
        self.do("bin.props.header.props.policy.set_property('placement', Tug.Placement.ROW)")
        self.window.until("the refusal", self.errors)
        self.rest()
        self.pulls()


@around_in_turn(*SOME_KINDS)
class AnyTime(AroundTests):
    """No warning of GTK's or GLib's."""

    def test_the_child_is_removed_while_it_refreshes(self):
        self.open()
        self.refresh_open()
        self.do("removed = bin.get_child(); bin.remove(removed)")
        self.wait("not bin.props.decelerating")
        self.do("end()")
        self.wait_for("refresh-closed")
        self.do("bin.add(removed)")
        self.wait("child.rows.get_mapped()")
        self.rest()
        self.assert_at_start()

    def test_the_child_is_removed_in_a_drag(self):
        self.open()
        self.pull_held()
        self.wait_for("refresh idle>pulling")
        self.do("removed = bin.get_child(); bin.remove(removed)")
        self.display.touch_move(60, 380)
        self.display.touch_up()
        self.wait("not bin.props.tracking")
        self.do("bin.add(removed)")
        self.wait("child.rows.get_mapped()")
        self.rest()
        if self.state == "refreshing":
            self.end_refresh()
        self.assert_at_start()

    def test_the_child_is_destroyed_in_a_spring(self):
        self.open()
        self.pull(travel=60)
        self.do("bin.get_child().destroy()")
        self.assertIsNone(self.ask("bin.get_child()"))
        self.wait("not bin.props.decelerating")

    def test_the_child_is_replaced_in_the_handler(self):
        self.open()
        self.do(REPLACE_IN_HANDLER)
        self.pull()
        self.wait_for("replaced")
        self.rest()
        self.do("end()")
        self.wait_for("refresh-closed")
        self.rest()
        self.assert_at_start()
        mark = self.mark()
        self.display.flick((60, 300), (60, 200))
        self.wait_for("did-end-decelerating", since=mark)
        self.rest()
        self.assertGreater(self.value, 50)

    def test_the_child_is_destroyed_by_a_tap_on_it(self):
        self.open()
        self.do("destroy = lambda: bin.get_child() and bin.get_child().destroy()")
        self.do("child.rows.connect('button-press-event', lambda *_: GLib.idle_add(destroy))")
        self.display.tap(60, 100)
        self.wait("bin.get_child() is None")
        self.display.touch_drag((60, 100), (60, 250))


@around_in_turn(*SOME_KINDS)
class Scrollers(AroundTests):
    # PyGObject's own refusal, and what a text says of a value below 0.
    expected_errors = ("is invalid or out of range", "gtk_text_view_paint")

    def sane(self):
        """Numbers are numbers."""
        numbers = self.ask("bin.props.content_offset, bin.props.content_length, shift[1]")
        self.assertTrue(all(math.isfinite(number) for number in numbers), numbers)
        self.assertGreaterEqual(numbers[1], 0)

    def test_an_adjustment_that_is_replaced(self):
        self.open()
        self.scroll_to(100)
        # A tree sets a new adjustment only when it is laid out.
        self.do("scroller.set_vadjustment(Gtk.Adjustment()); child.rows.queue_resize()")
        self.wait("adjustment.get_upper() > adjustment.get_page_size()")
        self.rest()
        self.sane()
        self.do("adjustment.set_value(0)")
        self.rest()
        self.refresh_open()
        self.do("scroller.set_vadjustment(Gtk.Adjustment()); child.rows.queue_resize()")
        self.rest()
        self.end_refresh()
        self.assertEqual(self.ask("shift"), [0, 0])
        self.scroll_to(50)
        self.assertEqual(self.value, 50)

    def test_an_adjustment_that_lies(self):
        self.open()
        for code in (
            "adjustment.configure(0, 0, 10, 1, 10, 5000)",
            "adjustment.configure(float('nan'), 0, 1000, 1, 10, 100)",
            "adjustment.configure(0, 0, float('nan'), 1, 10, 100)",
            "adjustment.configure(0, 0, float('inf'), 1, 10, 100)",
            "adjustment.configure(0, float('-inf'), 1000, 1, 10, 100)",
            "adjustment.configure(0, -1e300, 1e300, 1, 10, -5)",
            "adjustment.configure(300, 500, 100, 1, 10, 50)",
        ):
            with self.subTest(code=code):
                self.do(code)
                self.sane()
                self.pull_held(travel=80)
                self.do(code)
                self.display.touch_up()
                self.sane()
        # The next layout puts it right.
        self.do("bin.queue_resize(); child.rows.queue_resize()")
        self.rest()
        if self.state == "refreshing":
            self.end_refresh()
        self.scroll_to(0)
        self.refresh_open()
        self.end_refresh()
        self.assert_at_start()

    def test_a_scrolled_window_that_never_scrolls(self):
        self.open(rows=5)
        self.do("scroller.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.NEVER)")
        self.rest()
        self.refresh_open()
        self.sane()
        self.end_refresh()
        self.assert_at_start()


@around("list")
class Sizes(AroundTests):
    def test_a_child_of_no_size(self):
        self.open(rows=1)
        self.do("child.remove(child.count); child.rows.hide()")
        self.refresh_open()
        self.end_refresh()
        self.assert_at_start()

    def test_a_bin_of_no_size(self):
        self.open()
        self.do("scroller.set_size_request(0, 0); bin.set_valign(Gtk.Align.START)")
        self.do("scroller.set_min_content_height(-1); scroller.set_propagate_natural_height(False)")
        self.rest()
        self.do("bin.set_valign(Gtk.Align.FILL)")
        self.wait(f"bin.get_allocated_height() == {HEIGHT}")
        self.refresh_open()
        self.end_refresh()

    def test_a_bin_in_a_bin(self):
        self.open()
        self.do("inner = bin.get_child(); bin.remove(inner)")
        self.do("second = host.make_bin(); second.add(inner); second.show(); bin.add(second)")
        self.wait("child.rows.get_mapped()")
        self.rest()
        self.pull()
        self.wait_for("refresh")
        self.assertEqual(self.lines().count("refresh"), 1)
        self.assertTrue(self.ask("second.props.refreshing"))
        self.assertFalse(self.ask("bin.props.refreshing"))
        self.do("end()")
        self.wait("not second.props.refreshing")

    def test_a_bin_without_a_child(self):
        self.open()
        self.do("bin.remove(bin.get_child())")
        mark = self.mark()
        self.pull()
        self.display.pointer_move(200, 200)
        self.display.wheel(2)
        self.display.touchpad_pan(-3)
        self.display.key("F5")
        self.do("bin.begin_refresh()")
        self.wait_for("refresh", since=mark)
        self.do("end()")
        self.wait("not bin.props.refreshing")
