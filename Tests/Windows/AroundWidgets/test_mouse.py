"""The primary button pulls where the program asks for it; clicks and menus go on working."""

from around_case import AroundTests, around, around_in_turn

MENU = """
def menu(_widget, event):
    if event.type == Gdk.EventType.BUTTON_PRESS and event.button == 3:
        say('menu')
child.rows.connect('button-press-event', menu)
"""
SECONDARY_BUTTON = 3


@around_in_turn("list", "tree", "icons", "flow", "scrolled")
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


PANED = """
paned = Gtk.Paned(orientation=Gtk.Orientation.VERTICAL, wide_handle=True, position=200)
paned.set_size_request(-1, 600)
paned.pack1(Gtk.Label(label='above'), True, True)
paned.pack2(Gtk.Label(label='below'), True, True)
host.child.rows.destroy()
for widget in bin.get_children():
    bin.remove(widget)
bin.add(paned)
paned.show_all()
bin.set_property('mouse-drag', True)
"""


@around("list")
class MouseOnHandle(AroundTests):
    def test_the_handle_of_a_paned_follows_the_mouse(self):
        self.open()
        self.do(PANED)
        self.wait("paned.get_mapped() and paned.get_allocated_height() >= 600")
        self.rest()
        self.display.pointer_drag((180, 202), (180, 262), release=False)
        # As far as the pointer has moved; GtkPaned itself counts from a place within its handle.
        self.wait("abs(paned.get_position() - 260) <= 5")
        self.display.pointer_release()
        self.assertNotIn("will-begin-dragging", self.lines())
        self.assert_at_start()


COLUMNS = """
child.rows.set_headers_visible(True)
column = child.rows.get_column(0)
column.set_title('Rows')
column.set_resizable(True)
column.set_fixed_width(150)
child.rows.append_column(Gtk.TreeViewColumn('More'))
bin.set_property('mouse-drag', True)
"""


@around("tree")
class MouseOnColumnBorder(AroundTests):
    def test_a_column_border_follows_the_mouse(self):
        self.open()
        self.do(COLUMNS)
        self.wait("column.get_button().get_mapped() and column.get_width() == 150")
        self.rest()
        self.display.pointer_drag((149, 10), (190, 70), release=False)
        self.wait("abs(column.get_width() - 190) <= 5")
        self.display.pointer_release()
        self.assertNotIn("will-begin-dragging", self.lines())
        self.assert_at_start()


@around("text")
class MouseOnText(AroundTests):
    def test_the_mouse_selects_text_where_it_also_pulls(self):
        self.open(begin="bin.set_property('mouse-drag', True)")
        self.display.pointer_drag(self.place(2), self.place(5))
        self.wait("child.buffer.get_has_selection() and child.selected().count('\\n') == 3")
        self.assertNotIn("will-begin-dragging", self.lines())
        self.assert_at_start()
