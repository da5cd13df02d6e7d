#!/usr/bin/python3
"""The output of a command, whose end the list follows: log.py COMMAND [ARGUMENT …]"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402


class Line(GObject.Object):
    text = GObject.Property(type=str)


def read(stream, result):
    text, _ = stream.read_line_finish_utf8(result)
    if text is None:
        print(len(rows), "lines", flush=True)
    else:
        rows.append(Line(text=text))
        stream.read_line_async(0, None, read)


rows = Gio.ListStore.new(Line)
view = Tug.ListView(
    model=rows, title_property="text", header_style="none", footer_style="none", sticks_to_end=True
)
command = Gio.Subprocess.new(sys.argv[1:] or ["dmesg", "--follow"], Gio.SubprocessFlags.STDOUT_PIPE)
lines = Gio.DataInputStream.new(command.get_stdout_pipe())
lines.read_line_async(0, None, read)
window = Gtk.Window(title="Log", child=view, default_height=480)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
