#!/usr/bin/python3
"""The files of a folder, 50 a page. A click removes a row until the next refresh: pages.py [FOLDER]"""

import os
import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.expanduser("~")


class File(GObject.Object):
    name = GObject.Property(type=str)


def fetch(pager, request, after):
    page[:] = sorted(name for name in os.listdir(FOLDER) if name > (after or ""))[:50]
    pager.answer(request, page, page[-1] if len(page) == 50 else None)
    print(len(files), "files", flush=True)


def change(_pager, kind, row, n_rows, items):
    removed = {Tug.PagerChange.REPLACED: len(files), Tug.PagerChange.INSERTED: 0}.get(kind, n_rows)
    files.splice(row, removed, [File(name=page[item]) for item in items])


page, files = [], Gio.ListStore.new(File)
view = Tug.ListView(model=files, title_property="name", header_style="mj", footer_style="native")
view.connect("row-activated", lambda _, row: files.remove(row))
pager = Tug.Pager(mode=Tug.PagerMode.MERGE, pullable=view, id_property="name")
pager.set_fetch_func(fetch)
pager.set_change_func(change)
view.begin_refresh()
view.connect("destroy", Gtk.main_quit)
Gtk.Window(title=FOLDER, child=view, default_height=480).show_all()
Gtk.main()
