"""A window of rows for assistive technology: spoken.py KIND [COUNT]

KIND is tug, a TugListView; gtk, a GtkListBox of the same content; bin, a TugRefreshBin around such a one.
A refresh brings three rows on top, and prints "refresh"; the next fails, since there is no network.
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GLib, GObject, Gtk, Tug  # noqa: E402

KIND = sys.argv[1]
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 50
NEW = 3
# A refresh that is over at once would not be told to have begun.
WORK_MILLISECONDS = 300
NO_NETWORK = GLib.Error("No network", "spoken", 1)


class Item(GObject.Object):
    title = GObject.Property(type=str)
    subtitle = GObject.Property(type=str)

    def __init__(self, number):
        super().__init__(title=f"Row {number}", subtitle=f"part {number}")


class Numbers(GObject.Object, Gio.ListModel):
    """A model of any length, whose items are made when they are asked for."""

    def do_get_item_type(self):
        return Item.__gtype__

    def do_get_n_items(self):
        return COUNT

    def do_get_item(self, position):
        return Item(position)


def list_box():
    rows = Gtk.ListBox(selection_mode=Gtk.SelectionMode.BROWSE)
    for number in range(COUNT):
        box = Gtk.Box()
        box.add(Gtk.Label(label=f"Row {number}"))
        box.add(Gtk.Label(label=f"part {number}"))
        row = Gtk.ListBoxRow(child=box)
        row.get_accessible().set_name(f"Row {number} part {number}")
        rows.add(row)
    return rows


class Refreshes:
    """Three new rows, then a failure."""

    def __init__(self, add):
        self.add = add
        self.count = 0

    def __call__(self, _widget, work):
        print("refresh", flush=True)
        GLib.timeout_add(WORK_MILLISECONDS, self.end, work)

    def end(self, work):
        self.count += 1
        if self.count > 1:
            work.end_with_error(NO_NETWORK)
            return False
        for number in range(NEW):
            self.add(1000 + number)
        work.end()
        return False


window = Gtk.Window(title="Spoken", default_width=360, default_height=480)
if KIND == "gtk":
    rows = list_box()
    shown = Gtk.ScrolledWindow(child=rows)
elif KIND == "bin":
    rows = list_box()
    shown = Tug.RefreshBin(child=rows, header_style="mj", footer_style="mj-back")
    shown.connect("refresh", Refreshes(lambda _number: None))
    shown.connect("load-more", lambda _bin, _work: None)
else:
    store = Gio.ListStore.new(Item)
    for number in range(min(COUNT, 1000)):
        store.append(Item(number))
    rows = shown = Tug.ListView(
        model=store if COUNT <= 1000 else Numbers(), title_property="title",
        subtitle_property="subtitle", selection_mode=Gtk.SelectionMode.SINGLE,
        header_style="mj", footer_style="mj-back",
    )  # fmt: skip
    rows.connect("refresh", Refreshes(lambda number: store.insert(0, Item(number))))
    rows.connect("load-more", lambda _list, _work: None)
rows.get_accessible().set_name("Inbox")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
button = Gtk.Button(label="Start")
box.add(button)
box.pack_start(shown, True, True, 0)
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
button.grab_focus()
Gtk.main()
