"""A list of a tree model with a toggle and a text that is edited; prints what its user does.

cells.py [SELECTION-MODE]
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gtk, Tug  # noqa: E402

ROWS = 30


def say(*words):
    print(*words, flush=True)


def main():
    model = Gtk.ListStore(bool, str)
    for number in range(ROWS):
        model.append([False, f"row {number}"])
    mode = sys.argv[1] if len(sys.argv) > 1 else "none"
    view = Tug.ListView(tree_model=model, selection_mode=mode)
    toggle = Gtk.CellRendererToggle()
    view.pack_start(toggle, False)
    view.add_attribute(toggle, "active", 0)
    text = Gtk.CellRendererText(editable=True)
    view.pack_start(text, True)
    view.add_attribute(text, "text", 1)

    def toggled(_, path):
        model[path][0] = not model[path][0]
        say("toggled", path, model[path][0])

    def edited(_, path, new):
        model[path][1] = new
        say("edited", path, new)

    toggle.connect("toggled", toggled)
    text.connect("editing-started", lambda _, editable, path: say("editing", path))
    text.connect("editing-canceled", lambda _: say("canceled"))
    text.connect("edited", edited)
    view.connect("row-activated", lambda _, row: say("activated", row))
    view.connect("selection-changed", lambda _: say("selected", *view.get_selected_rows()))
    window = Gtk.Window(child=view)
    window.connect("destroy", Gtk.main_quit)

    def told(*_):
        area = view.get_row_area(2)[1]
        say("row", area.y, area.height)

    window.connect("map-event", told)
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main()
