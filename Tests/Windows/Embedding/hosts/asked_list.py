"""A window with a list that does what a test says in Python: asked_list.py KIND ROWS

KIND is `scrolled`, where the list is the child of a GtkScrolledWindow, or `plain`. Prints the signals
of both.
"""

import sys
from types import SimpleNamespace

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, Gio, GObject, Gtk, Tug  # noqa: E402

from tug_harness.asked import serve  # noqa: E402

ROW_HEIGHT = 40


class Item(GObject.Object):
    title = GObject.Property(type=str)
    subtitle = GObject.Property(type=str)


def say(*words):
    print(*words, flush=True)


def items(count, first=0):
    return [Item(title=f"Row {number}") for number in range(first, first + count)]


def main():
    kind, rows = sys.argv[1:]
    store = Gio.ListStore()
    store.splice(0, 0, items(int(rows)))
    view = Tug.ListView(
        model=store, title_property="title", row_height=ROW_HEIGHT, header_style="native",
        footer_style="native",
    )  # fmt: skip
    window = Gtk.Window()
    host = SimpleNamespace(view=view, store=store, window=window, works=[])
    for word in ("refresh", "load-more"):
        view.connect(word, lambda _, work, word: (host.works.append(work), say(word)), word)
    view.connect("row-activated", lambda _, row: say("activated", row))
    view.connect("menu-requested", lambda _, row, *_place: say("menu", row))
    if kind == "scrolled":
        scroller = Gtk.ScrolledWindow()
        scroller.add(view)
        for word in ("edge-reached", "edge-overshot"):
            scroller.connect(word, lambda _, edge, word: say(word, edge.value_nick), word)
        host.scroller = scroller
        host.adjustment = scroller.get_vadjustment()
    window.add(scroller if kind == "scrolled" else view)
    window.connect("destroy", Gtk.main_quit)
    serve(host, Gdk=Gdk, Gio=Gio, GObject=GObject, Tug=Tug, Item=Item, items=items, say=say)
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main()
