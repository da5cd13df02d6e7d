"""Draws its rows in a signal, red and blue in turns, and green over the list in its own class."""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
gi.require_foreign("cairo")
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

ROWS, HEIGHT = 20, 40


class Marked(Tug.ListView):
    def do_draw(self, context):
        Tug.ListView.do_draw(self, context)
        context.set_source_rgb(0, 1, 0)
        context.rectangle(0, 0, 10, self.get_allocated_height())
        context.fill()
        return False


def draw_row(_view, row, context, width, height, _state):
    context.set_source_rgb(1 - row % 2, 0, row % 2)
    context.rectangle(0, 0, width, height)
    context.fill()


items = Gio.ListStore()
for _ in range(ROWS):
    items.append(GObject.Object())
view = Marked(model=items, row_height=HEIGHT)
view.connect("draw-row", draw_row)
window = Gtk.Window(child=view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
