"""The primary button pulls where the program asks for it; clicks and menus go on working."""

from around_case import AroundTests, around, around_in_turn

MENU = """
def menu(_widget, event):
    if event.type == Gdk.EventType.BUTTON_PRESS and event.button == 3:
        say('menu')
child.rows.connect('button-press-event', menu)
"""
SECONDARY_BUTTON = 3


@around_in_turn("list", "tree", "text", "icons", "flow", "scrolled")
class MouseDrag(AroundTests):
    def hit_and_menu(self):
        x, y = self.place(3)
        mark = self.mark()
        self.display.click(x, y)
        self.wait_for("hit 3", since=mark)
        self.display.pointer_press(SECONDARY_BUTTON)
        self.display.pointer_release(SECONDARY_BUTTON)
        self.wait_for("menu", since=mark)
        self.do("[m.popdown() for m in Gtk.Menu.get_for_attach_widget(child.rows)]")

    def test_the_mouse_pulls_and_clicks(self):
        self.open()
        self.do(MENU)
        if self.kind == "text":
            self.do("child.rows.connect('populate-popup', lambda _, menu: menu.popdown())")
        mark = self.mark()
        # Off by default.
        self.display.pointer_drag((200, 100), (200, 340), hold=0.1)
        self.rest()
        self.assertNotIn("will-begin-dragging", self.lines(mark))
        self.assert_at_start()
        self.do("bin.set_property('mouse-drag', True)")
        self.display.pointer_drag((200, 100), (200, 340), hold=0.1)
        self.wait_for("refresh", "refresh-opened", since=mark)
        self.rest()
        self.end_refresh()
        self.assert_at_start()
        # The end of the drag hits nothing.
        if self.kind == "text":
            self.do("child.buffer.place_cursor(child.buffer.get_end_iter())")
        self.hit_and_menu()


@around("list")
class MouseOnButton(AroundTests):
    def test_a_button_is_clicked_and_a_drag_on_it_pulls(self):
        self.open(begin="bin.set_property('mouse-drag', True)")
        x, y = self.ask("child.button(2).translate_coordinates(window, 20, 15)")
        self.display.click(x, y)
        self.wait_for("button 2")
        mark = self.mark()
        self.display.pointer_drag((x, y), (x, y + 240), hold=0.1)
        self.wait_for("refresh", since=mark)
        self.assertNotIn("button 2", self.lines(mark))
