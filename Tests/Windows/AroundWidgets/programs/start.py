"""Starts an installed program with a Tug.RefreshBin around its list: start.py NAME [ARGUMENT …]

The program is as it is installed. When its list is shown for the first time, the scrolled window
around it moves from its parent into a bin, which takes its position. Nothing else is
changed. Events of the list and the bin are then printed for the tests, a line each.
"""

import runpy
import sys
from dataclasses import dataclass
from typing import Callable

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GLib, GObject, Gtk, Tug  # noqa: E402


def read_feeds(around, work):
    """gPodder's command to read all feeds, which is off for as long as it reads."""
    window = around.get_toplevel()

    def switched(_window, name, is_on):
        if name == "update" and is_on:
            window.disconnect(handler)
            work.end()

    handler = window.connect("action-enabled-changed", switched)
    window.activate_action("update", None)


def ask_the_bus(_around, work):
    """The names on the bus. D-Feet has no command for it, as its list follows the bus by itself."""

    def answered(bus, result):
        bus.call_finish(result)
        work.end()

    name, path = "org.freedesktop.DBus", "/org/freedesktop/DBus"
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call(name, path, name, "ListNames", None, None, 0, -1, None, answered)


def compare_again(around, work):
    """Meld's command to compare the folders again, which goes on by itself."""
    around.get_action_group("view").activate_action("refresh", None)
    work.end()


@dataclass
class Program:
    script: str
    # The name of the scrolled window around its list, in its .ui file.
    scrolled: str
    refresh: Callable


PROGRAMS = {
    "gpodder": Program("/usr/bin/gpodder", "scrollAvailable", read_feeds),
    "d-feet": Program("/usr/bin/d-feet", "scrolledwindow_listbox", ask_the_bus),
    "meld": Program("/usr/bin/meld", "scrolledwindow0", compare_again),
}


def say(*words):
    print(*words, flush=True)


def put_bin_around(child):
    """Puts a child of a container into a bin, and the bin where the child was."""
    parent = child.get_parent()
    names = [spec.name for spec in type(parent).list_child_properties()]
    values = parent.child_get(child, *names)
    parent.remove(child)
    around = Tug.RefreshBin(child=child, visible=True, header_style="mj")
    parent.add(around)
    for name, value in zip(names, values):
        parent.child_set_property(around, name, value)
    return around


class Witness:
    """Prints what happens to a bin, and to the list in it."""

    def __init__(self, around, scrolled):
        self.around = around
        self.content = scrolled.get_child()
        if isinstance(self.content, Gtk.Viewport):
            self.content = self.content.get_child()
        around.connect("notify::refresh-state", self.state)
        around.connect("notify::content-offset", self.offset)
        around.connect_after("size-allocate", lambda *_: GLib.idle_add(self.place))
        around.connect_after("draw", lambda *_: self.place())
        scrolled.get_vadjustment().connect("value-changed", self.scrolled)
        self.content.connect("drag-begin", lambda *_: say("drag began"))
        self.content.connect("drag-end", lambda *_: say("drag ended"))
        if isinstance(self.content, Gtk.TreeView):
            self.content.get_selection().connect("changed", self.rows_selected)
        else:
            self.content.connect("row-selected", self.row_selected)
        self.placed = None

    def state(self, around, _name):
        say("state", around.props.refresh_state.value_nick)

    def offset(self, around, _name):
        say("offset", around.props.content_offset)

    def scrolled(self, adjustment):
        say("scrolled", adjustment.get_value())

    def rows_selected(self, selection):
        say("selected", *selection.get_selected_rows()[1])

    def row_selected(self, _box, row):
        say("selected", *([row.get_index()] if row else []))

    def place(self):
        """Returns the bin's position in the window, and its first row's position and height."""
        x, y = self.around.translate_coordinates(self.around.get_toplevel(), 0, 0)
        size = self.around.get_allocation()
        top = 0
        if isinstance(self.content, Gtk.TreeView):
            height = self.content.get_background_area(Gtk.TreePath.new_first(), None).height
            _, top = self.content.convert_bin_window_to_widget_coords(0, 0)
        else:
            first = self.content.get_row_at_index(0)
            height = first.get_allocated_height() if first else 0
        placed = (x, y, size.width, size.height, top, height)
        if placed != self.placed:
            self.placed = placed
            say("place", *placed)


def main(name, *words):
    program = PROGRAMS[name]
    found = []

    def mapped(widget):
        if isinstance(widget, (Gtk.Menu, Gtk.Popover)):
            say("menu")
        elif isinstance(widget, Gtk.ScrolledWindow) and not found:
            if Gtk.Buildable.get_name(widget) == program.scrolled:
                found.append(widget)
                # Not while its ancestors are being mapped.
                GLib.idle_add(put, widget)
        return True

    def put(scrolled):
        around = put_bin_around(scrolled)

        def refresh(_around, work):
            say("refresh")
            program.refresh(around, work)

        around.connect("refresh", refresh)
        found.append(Witness(around, scrolled))

    GObject.add_emission_hook(Gtk.Widget, "map", mapped)
    sys.argv = [program.script, *words]
    runpy.run_path(program.script, run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
