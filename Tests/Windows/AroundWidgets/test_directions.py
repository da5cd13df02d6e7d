"""From right to left, and sideways."""

from around_case import AroundTests, around, around_in_turn

RIGHT_TO_LEFT = "Gtk.Widget.set_default_direction(Gtk.TextDirection.RTL)"
SIDEWAYS = """
host.child.rows.destroy()
for widget in bin.get_children():
    bin.remove(widget)
row = Gtk.Box()
for number in range(60):
    button = Gtk.Button(label=f'{number}')
    button.connect('clicked', lambda _, number: say('hit', number), number)
    button.set_size_request(50, 200)
    row.add(button)
row.show_all()
bin.set_property('orientation', Gtk.Orientation.HORIZONTAL)
bin.add(row)
buttons = row.get_children()
"""
# The adjustment that scrolls.
ACROSS = "scroller.get_hadjustment().get_value()"


@around_in_turn("list", "tree", "text", "icons")
class RightToLeft(AroundTests):
    def test_a_pull_from_right_to_left(self):
        self.open(begin=RIGHT_TO_LEFT)
        self.refresh_open()
        shift = self.ask("shift")
        self.assertEqual(shift[0], 0)
        mark = self.mark()
        if self.kind != "text":
            self.display.click(*self.place(2))
            self.wait_for("hit 2", since=mark)
        self.end_refresh()
        self.assert_at_start()


@around("list")
class Sideways(AroundTests):
    def start(self, *before):
        self.open(begin=";".join([*before, "pass"]))
        self.do(SIDEWAYS)
        self.wait("row.get_mapped() and row.get_allocated_width() >= 3000")
        self.rest()

    def middle(self, number):
        return tuple(self.ask(f"buttons[{number}].translate_coordinates(window, 25, 100)"))

    def pull_sideways(self, by):
        x = 180 - by / 2
        self.display.touch_drag((x, 240), (x + by, 240), hold=0.1)
        self.wait_for("refresh", "refresh-opened")
        self.rest()

    def test_a_pull_to_the_right_refreshes(self):
        self.start()
        self.pull_sideways(240)
        shift = self.ask("shift")
        self.assertGreater(shift[0], 20)
        self.assertEqual(shift[1], 0)
        mark = self.mark()
        self.display.click(*self.middle(2))
        self.wait_for("hit 2", since=mark)
        self.end_refresh()
        self.assertEqual(self.ask("shift"), [0, 0])
        self.assertEqual(self.ask(ACROSS), 0)

    def test_a_pull_to_the_left_from_right_to_left(self):
        self.start(RIGHT_TO_LEFT)
        value = self.ask(ACROSS)
        self.pull_sideways(-240)
        shift = self.ask("shift")
        self.assertLess(shift[0], -20)
        mark = self.mark()
        self.display.click(*self.middle(2))
        self.wait_for("hit 2", since=mark)
        self.end_refresh()
        self.assertEqual(self.ask("shift"), [0, 0])
        self.assertEqual(self.ask(ACROSS), value)

    def test_a_finger_scrolls_and_bounces(self):
        self.start()
        mark = self.mark()
        self.display.flick((300, 240), (120, 240))
        self.wait_for("did-end-decelerating", since=mark)
        self.rest()
        self.assertGreater(self.ask(ACROSS), 150)
        self.assertEqual(self.ask("shift"), [0, 0])
