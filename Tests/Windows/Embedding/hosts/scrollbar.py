"""A list with a scrollbar of the program's, whose handler prints each load, and brings rows."""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

ROWS = 50
MORE = 50
ROW_HEIGHT = 40


def say(*words):
    print(*words, flush=True)


def main():
    store = Gio.ListStore()
    store.splice(0, 0, [GObject.Object() for _ in range(ROWS)])
    view = Tug.ListView(model=store, row_height=ROW_HEIGHT, footer_style="native")
    adjustment = view.get_adjustment()

    def load(_, work):
        store.splice(len(store), 0, [GObject.Object() for _ in range(MORE)])
        say("rows", len(store))
        work.end()

    view.connect("load-more", load)
    box = Gtk.Box()
    box.pack_start(view, True, True, 0)
    bar = Gtk.Scrollbar(orientation=Gtk.Orientation.VERTICAL, adjustment=adjustment)
    box.pack_end(bar, False, False, 0)
    window = Gtk.Window(child=box)
    window.connect("destroy", Gtk.main_quit)

    def shown(*_):
        # What the program does itself loads nothing.
        adjustment.set_value(adjustment.get_upper())
        adjustment.set_value(0)
        say("bar", bar.get_allocated_width())

    window.connect("map-event", shown)
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main()
