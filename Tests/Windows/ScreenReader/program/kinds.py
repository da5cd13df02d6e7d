"""The lists that are compared: GTK's own, and the library's with the same rows.

Each is a list, the widget for the window, and a function that adds a number of rows, optionally at the end.
"""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

COUNT, MANY = 50, 10_000_000
NAMES = (
    "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett",
)  # fmt: skip


def title(number):
    return f"{NAMES[number % len(NAMES)]} {number}"


def subtitle(number):
    return f"subtitle {number}"


class Mail(GObject.Object):
    """An item of a model."""

    title = GObject.Property(type=str)
    subtitle = GObject.Property(type=str)

    def __init__(self, number):
        super().__init__(title=title(number), subtitle=subtitle(number))


class Mails(GObject.Object, Gio.ListModel):
    """As many items as are asked for, each made when it is."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def do_get_item_type(self):
        return Mail.__gtype__

    def do_get_n_items(self):
        return self.count

    def do_get_item(self, position):
        return Mail(position) if position < self.count else None


def mails():
    store = Gio.ListStore.new(Mail)
    for number in range(COUNT):
        store.append(Mail(number))
    return store


def scrolled(widget, add=None):
    return widget, Gtk.ScrolledWindow(child=widget), add


def label(text):
    return Gtk.Label(label=text, xalign=0)


def list_box(mode=Gtk.SelectionMode.SINGLE):
    made = Gtk.ListBox(selection_mode=mode)

    def insert(number, place):
        box = Gtk.Box(orientation="vertical")
        box.add(label(title(number)))
        box.add(label(subtitle(number)))
        made.insert(box, place)
        made.show_all()

    def add(count, at_end=False):
        for number in range(COUNT, COUNT + count):
            insert(number, -1 if at_end else 0)

    for number in range(COUNT):
        insert(number, -1)
    return scrolled(made, add)


def store():
    made = Gtk.ListStore(str, str)
    for number in range(COUNT):
        made.append([title(number), subtitle(number)])
    return made


def tree_view(mode=Gtk.SelectionMode.SINGLE):
    made = Gtk.TreeView(model=store())
    made.set_headers_visible(False)
    for column in range(2):
        made.append_column(Gtk.TreeViewColumn("", Gtk.CellRendererText(), text=column))
    made.get_selection().set_mode(mode)
    return scrolled(made)


def icon_view():
    return scrolled(Gtk.IconView(model=store(), text_column=0, columns=2))


def list_view(model=None, **properties):
    model = model or mails()
    given = {"selection_mode": "single", "header_style": "mj", "footer_style": "mj-back"}
    given |= {"title_property": "title", "subtitle_property": "subtitle", "model": model}
    made = Tug.ListView(**given | properties)

    def add(count, at_end=False):
        for number in range(COUNT, COUNT + count):
            model.insert(len(model) if at_end else 0, Mail(number))

    return made, made, add


def cell_list():
    made = Tug.ListView(tree_model=store(), selection_mode="single", header_style="mj")
    for column in range(2):
        renderer = Gtk.CellRendererText()
        made.pack_start(renderer, True)
        made.add_attribute(renderer, "text", column)
    return made, made, None


def refresh_bin():
    _, scroller, add = list_box()
    made = Tug.RefreshBin(child=scroller, header_style="mj", footer_style="mj-back")
    return made, made, add


KINDS = {
    "GtkListBox": list_box,
    "GtkListBox of several": lambda: list_box(Gtk.SelectionMode.MULTIPLE),
    "GtkTreeView": tree_view,
    "GtkTreeView of several": lambda: tree_view(Gtk.SelectionMode.MULTIPLE),
    "GtkIconView": icon_view,
    "TugListView": list_view,
    "TugListView of several": lambda: list_view(selection_mode="multiple"),
    "TugListView of 10,000,000": lambda: list_view(Mails(MANY)),
    "TugListView of cells": cell_list,
    "TugListView in columns": lambda: list_view(columns=2),
    "TugRefreshBin": refresh_bin,
}
