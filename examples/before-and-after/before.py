#!/usr/bin/python3
"""The mounted file systems, in a GtkListBox in a GtkScrolledWindow."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gio, Gtk  # noqa: E402


def read():
    rows.foreach(Gtk.Widget.destroy)
    for mount in Gio.unix_mounts_get()[0]:
        rows.add(Gtk.Label(label=Gio.unix_mount_get_mount_path(mount), xalign=0, margin=12))
    rows.show_all()
    print(len(rows), "mounts", flush=True)


rows = Gtk.ListBox()
read()
content = Gtk.ScrolledWindow(child=rows)
window = Gtk.Window(child=content, default_height=480)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
