#!/usr/bin/python3
"""The mounted file systems, in a GtkListBox in a GtkScrolledWindow that can be pulled."""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, Gtk, Tug  # noqa: E402


def read():
    rows.foreach(Gtk.Widget.destroy)
    for mount in Gio.unix_mounts_get()[0]:
        rows.add(Gtk.Label(label=Gio.unix_mount_get_mount_path(mount), xalign=0, margin=12))
    rows.show_all()
    print(len(rows), "mounts", flush=True)


rows = Gtk.ListBox()
read()
content = Tug.RefreshBin(child=Gtk.ScrolledWindow(child=rows), header_style="native")
content.connect("refresh", lambda _bin, work: (read(), work.end()))
window = Gtk.Window(child=content, default_height=480)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
