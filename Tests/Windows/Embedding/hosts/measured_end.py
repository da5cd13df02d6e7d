"""The way to the end of millions of measured rows: measured_end.py

Prints the name of each case, and "done". G_DEBUG=fatal-warnings is for the caller to set: GDK warns
if a frame's layout never ends.
"""

import cases
import lifetimes
from lifetimes import Gio, GObject, Gtk, Tug

KEY_END = 0xFF57


class Rows(GObject.Object, Gio.ListModel):
    count = GObject.Property(type=int)

    def do_get_item_type(self):
        return lifetimes.Item.__gtype__

    def do_get_n_items(self):
        return self.count

    def do_get_item(self, place):
        words = "some words that wrap " * (place % 7)
        return lifetimes.Item(name=f"Row {place} {words}") if place < self.count else None


def row(_, item):
    shown = Tug.Row.new(item.name, None, None)
    shown.set_wrap(True)
    return shown


def go_to_the_end(count):
    view = Tug.ListView(estimated_row_height=40)
    view.set_row_func(row)
    view.props.model = Rows(count=count)
    window = lifetimes.show(view)
    lifetimes.run_until(view.get_mapped, "the list is not shown")
    lifetimes.run(100)
    assert Gtk.bindings_activate(view, KEY_END, 0)
    lifetimes.run_until(lambda: view.props.content_offset > 30 * count, "no motion", 30)
    lifetimes.run_until(lambda: not view.props.decelerating, "no end", 30)
    lifetimes.run(500)
    window.destroy()


def case_thousands():
    go_to_the_end(6000)


def case_a_million():
    go_to_the_end(1_000_000)


def case_ten_million():
    go_to_the_end(10_000_000)


cases.run(globals())
