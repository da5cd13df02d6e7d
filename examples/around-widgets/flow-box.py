#!/usr/bin/python3
"""A folder's files as icons in a GtkFlowBox; a pull reads it again: flow-box.py [FOLDER]"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GLib, Gtk, Tug  # noqa: E402


def icon(file):
    box = Gtk.Box(orientation="vertical", spacing=4, margin=8)
    box.add(Gtk.Image(gicon=file.get_icon(), pixel_size=48))
    box.add(Gtk.Label(label=file.get_display_name(), ellipsize="end", max_width_chars=11))
    return box


def read(_bin, work):
    try:
        files = sorted(folder.enumerate_children("standard::*", 0), key=Gio.FileInfo.get_name)
    except GLib.Error as error:
        return work.end_with_error(error)
    flow.foreach(Gtk.Widget.destroy)
    for file in files:
        flow.add(icon(file))
    flow.show_all()
    print(len(files), "files", flush=True)
    work.end()


folder = Gio.File.new_for_path(sys.argv[1] if len(sys.argv) > 1 else ".")
flow = Gtk.FlowBox(valign="start", homogeneous=True)
bin = Tug.RefreshBin(child=flow, header_style="material", refreshing=True)
bin.connect("refresh", read)
window = Gtk.Window(child=bin, default_height=480)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
