#!/usr/bin/python3
"""The lines of a log file, the newest first and 40 at a time: lines.py [FILE]"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

PATH = sys.argv[1] if len(sys.argv) > 1 else "/var/log/dpkg.log"


class Line(GObject.Object):
    text = GObject.Property(type=str)


def read(widget, work):
    if widget.get_refreshing():
        rows.remove_all()
        widget.get_footer().props.has_more = True
    with open(PATH, errors="replace") as file:
        older = file.read().splitlines()[::-1][len(rows) :]
    for text in older[:40]:
        rows.append(Line(text=text))
    print(len(rows), "lines", flush=True)
    end = work.end if len(older) > 40 else work.end_with_no_more_data
    end()


rows = Gio.ListStore.new(Line)
view = Tug.ListView(model=rows, title_property="text", header_style="mj", footer_style="native")
view.connect("refresh", read)
view.connect("load-more", read)
view.begin_refresh()
window = Gtk.Window(title=PATH, child=view, default_height=640)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
