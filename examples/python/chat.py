#!/usr/bin/python3
"""A chat: a pull adds older messages above, and new messages appear at the end: chat.py"""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402


class Message(GObject.Object):
    number = GObject.Property(type=int)
    text = GObject.Property(type=str)


def read_older(_widget=None, work=None):
    first = rows.get_item(0).props.number if rows else 101
    numbers = range(max(first - 20, 1), first)
    rows.splice(0, 0, [Message(number=number, text=f"Message {number}") for number in numbers])
    print(len(rows), "messages", flush=True)
    if work:
        work.end()


rows = Gio.ListStore.new(Message)
view = Tug.ListView(model=rows, title_property="text", header_style="mj", footer_style="none",
                    sticks_to_start=False, sticks_to_end=True)  # fmt: skip
view.connect("refresh", read_older)
read_older()
window = Gtk.Window(title="Chat", default_height=480)
box = Gtk.Box(orientation="vertical", parent=window)
box.pack_start(view, True, True, 0)
entry = Gtk.Entry(placeholder_text="Message", parent=box)
entry.connect("activate", lambda _: rows.append(Message(text=entry.get_text())))
entry.connect("activate", lambda _: entry.set_text(""))
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
