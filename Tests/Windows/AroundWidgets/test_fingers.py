"""Fingers that do not pull: long presses, second fingers, drags of inner widgets."""

from around_case import HEIGHT, WIDTH, AroundTests, around, around_in_turn
from tug_harness.keys import MODIFIERS
from tug_harness.waiting import Pace

# Longer than GTK's long press.
LONG_PRESS = 0.8
DRAG_SOURCE = """
row = child.row(2)
handle = Gtk.EventBox(child=Gtk.Label(label='Drag me', visible=True), visible=True)
row.get_child().pack_start(handle, False, False, 0)
target = Gtk.TargetEntry.new('text/plain', 0, 0)
handle.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [target], Gdk.DragAction.COPY)
def begun(_widget, context):
    host.drag = context
    say('drag-begin')
handle.connect('drag-begin', begun)
handle.connect('drag-data-get', lambda w, c, data, i, t: data.set_text('row 2', -1))
def received(_widget, _context, x, y, data, _info, _time):
    say('dropped', data.get_text())
child.rows.drag_dest_set(Gtk.DestDefaults.ALL, [target], Gdk.DragAction.COPY)
child.rows.connect('drag-data-received', received)
"""


@around("text")
class LongPress(AroundTests):
    def test_a_long_press_and_a_drag_select_text(self):
        self.open()
        x, y = self.place(3)
        self.display.touch_down(x, y)
        self.wait_for("hit 3")
        self.display.touch_move(x + 20, y + 2)
        end = self.place(6)
        self.display.touch_move(*end)
        self.wait("child.buffer.get_has_selection() and '\\n' in child.selected()")
        self.display.touch_up()
        self.assertNotIn("will-begin-dragging", self.lines())
        # The next finger pulls.
        self.pull(start=(250, 100))
        self.wait_for("refresh")

    def test_the_mouse_selects_text(self):
        self.open()
        start, end = self.place(2), self.place(5)
        self.display.pointer_drag(start, end)
        self.wait("child.buffer.get_has_selection()")
        self.assertNotIn("will-begin-dragging", self.lines())
        self.assert_at_start()


@around("list")
class DragAndDrop(AroundTests):
    def handle(self):
        return tuple(self.ask("handle.translate_coordinates(window, 10, 15)"))

    def drop(self, let_go, since=0):
        """Lets go of the row once the list has answered that it takes it: GTK cancels before."""
        self.wait_for("drag-begin", since=since)
        self.wait("drag.get_selected_action() == Gdk.DragAction.COPY")
        let_go()
        self.wait_for("dropped row 2", since=since)

    def test_a_row_is_dragged_by_mouse_at_rest_and_open(self):
        self.open()
        self.do(DRAG_SOURCE)
        self.wait("handle.get_mapped()")
        self.rest()
        for _ in range(2):
            mark = self.mark()
            x, y = self.handle()
            self.display.pointer_drag((x, y), (x + 60, y + 150), release=False)
            self.drop(self.display.pointer_release, mark)
            self.assertNotIn("will-begin-dragging", self.lines(mark))
            if self.state == "idle":
                self.refresh_open()

    def test_a_row_is_dragged_by_a_held_button_that_pulls(self):
        self.open(begin="bin.set_property('mouse-drag', True)")
        self.do(DRAG_SOURCE)
        self.wait("handle.get_mapped()")
        self.rest()
        x, y = self.handle()
        self.display.pointer_move(x, y)
        self.display.pointer_press()
        Pace().wait(LONG_PRESS)
        self.display._follow(
            self.display.pointer_move, (x, y), (x + 60, y + 150), 0.4, 0
        )
        self.drop(self.display.pointer_release)
        self.assertNotIn("will-begin-dragging", self.lines())

    def test_a_row_is_dragged_after_a_long_press(self):
        self.open()
        self.do(DRAG_SOURCE)
        self.wait("handle.get_mapped()")
        self.rest()
        x, y = self.handle()
        self.display.touch_down(x, y)
        Pace().wait(LONG_PRESS)
        self.display._follow(self.display.touch_move, (x, y), (x + 60, y + 150), 0.4, 0)
        # On X11 GTK drops nothing that a finger drags, with or without a bin.
        if self.display.name == "wayland":
            self.drop(self.display.touch_up)
        else:
            self.wait_for("drag-begin")
            self.display.touch_up()
        self.assertNotIn("will-begin-dragging", self.lines())


@around_in_turn("list", "tree", "text", "flow", "scrolled")
class BusyProgram(AroundTests):
    def test_delayed_movements_pull_the_full_distance(self):
        self.open()
        self.scroll_to(300)
        self.display.touch_down(60, 120)
        self.display.touch_move(60, 124)
        # As after a long time in which the program has read no events.
        with self.window.paused():
            for y in range(130, 301, 10):
                self.display.touch_move(60, y)
        # The finger's path without the threshold.
        self.wait("abs(bin.props.content_offset - (300 - 180)) <= 10")
        self.still()
        self.assertAlmostEqual(self.offset, 300 - 180, delta=10)
        self.display.touch_up()
        self.rest()


@around("list", "tree", "text", "icons", "flow", "scrolled")
class SecondFinger(AroundTests):
    def test_other_fingers_neither_pull_nor_hit(self):
        self.open()
        mark = self.mark()
        self.pull_held(travel=120)
        self.wait_for("refresh idle>pulling", since=mark)
        self.still()
        pulled = self.offset
        self.display.touch_down(*self.place(4), finger=1)
        self.display.touch_move(200, 340, finger=1)
        self.display.touch_down(*self.place(5), finger=2)
        self.display.touch_up(finger=2)
        self.display.touch_up(finger=1)
        self.still()
        self.assertEqual(self.offset, pulled)
        self.display.touch_move(60, 240)
        self.display.touch_down(*self.place(6), finger=1)
        self.display.touch_move(60, 350)
        self.window.until("the pull to follow", lambda: self.offset < pulled - 20)
        # The first finger leaves first.
        self.display.touch_up()
        self.wait_for("refresh", "refresh-opened", since=mark)
        self.display.touch_up(finger=1)
        self.rest()
        lines = self.lines(mark)
        self.assertEqual(lines.count("will-begin-dragging"), 1)
        self.assertEqual([line for line in lines if line.startswith("hit")], [])
        self.end_refresh()
        # The next finger is like the first one was.
        self.display.tap(*self.place(3))
        self.wait_for("hit 3", since=mark)
        self.refresh_open()
        self.end_refresh()
        self.assert_at_start()

    def test_two_fingers_together_do_no_harm(self):
        self.open()
        self.display.two_finger_drag((180, 120), (180, 360), hold=0.1)
        self.rest()
        if self.state == "refreshing":
            self.end_refresh()
        self.assert_at_start()


@around("list", "text", "scrolled", displays=("Wayland",))
class TouchCancel(AroundTests):
    def test_a_cancelled_pull_springs_back_and_refreshes_nothing(self):
        self.open()
        self.pull_held()
        self.wait_for("refresh idle>pulling")
        self.display.touch_cancel()
        self.wait_for("did-end-dragging")
        self.rest()
        self.assert_at_start()
        self.assertNotIn("refresh", self.lines())
        self.pull()
        self.wait_for("refresh")

    def test_a_cancelled_press_hits_nothing(self):
        self.open()
        place = self.place(3)
        mark = self.mark()
        self.display.touch_down(*place)
        self.display.touch_cancel()
        self.pull(travel=60)
        self.wait_for("did-end-dragging", since=mark)
        self.rest()
        self.assertFalse([line for line in self.lines(mark) if line.startswith("hit")])


NESTED = """
inner = Gtk.ScrolledWindow(height_request=160, width_request=120)
lines = Gtk.TextView(editable=False)
lines.get_buffer().set_text('\\n'.join(f'Inner {n}' for n in range(60)))
inner.add(lines)
child.row(1).get_child().pack_start(inner, False, False, 0)
inner.show_all()
"""
SCALE = """
scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
scale.set_size_request(150, -1)
scale.set_draw_value(False)
child.row(1).get_child().pack_start(scale, False, False, 0)
scale.show()
"""
MIDDLE = "scale.translate_coordinates(window, {}, scale.get_allocated_height() // 2)"


@around("list")
class Inside(AroundTests):
    def test_a_nested_scroller_keeps_its_drags_and_its_wheel(self):
        self.open()
        self.do(NESTED)
        self.wait("inner.get_mapped() and inner.get_allocated_height() >= 160")
        self.rest()
        x, y = self.ask("inner.translate_coordinates(window, 40, 130)")
        self.display.touch_drag((x, y), (x, y - 100), hold=0.1)
        self.wait("inner.get_vadjustment().get_value() > 60")
        self.assert_at_start()
        self.display.touch_drag((x, y - 100), (x, y), hold=0.1)
        self.wait("inner.get_vadjustment().get_value() < 40")
        self.assertNotIn("will-begin-dragging", self.lines())
        # The wheel scrolls the widget below the pointer.
        self.display.pointer_move(x, y - 50)
        self.display.wheel(5)
        self.wait("inner.get_vadjustment().get_value() > 60")
        self.assertEqual(self.value, 0)
        self.display.pointer_move(40, y - 50)
        self.display.wheel(2)
        self.wait("adjustment.get_value() > 30")

    def test_a_scale_keeps_its_drags(self):
        self.open()
        self.do(SCALE)
        self.wait("scale.get_mapped() and scale.get_allocated_width() >= 100")
        self.rest()
        x, y = self.ask(MIDDLE.format(12))
        self.display.touch_drag((x, y), (x + 100, y + 30), hold=0.1)
        self.wait("scale.get_value() > 50")
        self.assertNotIn("will-begin-dragging", self.lines())
        # At rest and open alike.
        self.refresh_open()
        # The first drag has ended before the pull.
        value = self.ask("scale.get_value()")
        x, y = self.ask(MIDDLE.format(112))
        self.display.touch_drag((x, y), (x - 80, y), hold=0.1)
        self.wait(f"scale.get_value() < {value - 30}")


WIDE = "child.rows.set_size_request(900, -1)"


@around("list", "scrolled")
class Sideways(AroundTests):
    def test_a_finger_scrolls_sideways(self):
        self.open()
        self.do(WIDE)
        self.wait("scroller.get_hadjustment().get_upper() >= 900")
        self.rest()
        self.display.touch_drag((300, 200), (100, 210), hold=0.1)
        self.wait("scroller.get_hadjustment().get_value() > 150")
        self.assertLess(self.ask("scroller.get_hadjustment().get_value()"), 210)
        self.assertEqual(self.offset, 0)
        self.assertEqual(self.ask("shift"), [0, 0])
        # Along the axis it still pulls.
        self.pull()
        self.wait_for("refresh")
        self.assertGreater(self.ask("scroller.get_hadjustment().get_value()"), 150)

    def test_a_touchpad_scrolls_sideways(self):
        self.open()
        self.do(WIDE)
        self.wait("scroller.get_hadjustment().get_upper() >= 900")
        self.display.pointer_move(WIDTH / 2, HEIGHT / 2)
        self.display.touchpad_pan(0, dx=4)
        self.wait("scroller.get_hadjustment().get_value() > 20")
        self.assertEqual(self.offset, 0)
        self.assertNotIn("will-begin-dragging", self.lines())

    def test_a_wheel_with_Shift_scrolls_sideways(self):
        self.open()
        self.do(WIDE)
        self.wait("scroller.get_hadjustment().get_upper() >= 900")
        self.display.pointer_move(WIDTH / 2, HEIGHT / 2)
        self.display.key_press(MODIFIERS["Shift"])
        self.display.wheel(2)
        self.display.key_release(MODIFIERS["Shift"])
        self.wait("scroller.get_hadjustment().get_value() > 20")
        self.assertEqual(self.offset, 0)


SELF_SCROLLING = """
class Page(Gtk.EventBox, Tug.EdgeSource):
    def do_is_at_start(self):
        return True

    def do_is_at_end(self):
        return False

page = Page(events=Gdk.EventMask.TOUCH_MASK, visible=True)
page.connect('touch-event', lambda _, event: say('touch', event.touch.type.value_nick))
for widget in bin.get_children():
    bin.remove(widget)
bin.set_property('edge-source', page)
bin.add(page)
"""


@around("list")
class SelfScrolling(AroundTests):
    def test_a_child_that_loses_a_finger_receives_its_end(self):
        self.open()
        self.do(SELF_SCROLLING)
        self.wait("page.get_mapped()")
        self.rest()
        self.display.touch_down(60, 100)
        self.wait_for("touch touch-begin")
        self.display.touch_move(60, 180)
        self.wait_for("touch touch-cancel")
        # Without the update, a web page would lose the next tap.
        expected = ["touch touch-begin", "touch touch-update", "touch touch-cancel"]
        self.assertEqual([line for line in self.lines() if line.startswith("touch")], expected)
        self.display.touch_up()
        self.rest()
