#!/usr/bin/python3
"""The users of this computer, ten at a time, in a window that users.ui describes."""

import pwd
from pathlib import Path

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GObject, Gtk, Tug  # noqa: E402


def read(widget, work):
    if widget.get_refreshing():
        rows.clear()
        widget.get_footer().props.has_more = True
    users = pwd.getpwall()[len(rows) :]
    for user in users[:10]:
        rows.append([user.pw_name, user.pw_dir])
    print(len(rows), "users", flush=True)
    end = work.end if len(users) > 10 else work.end_with_no_more_data
    end()


GObject.type_ensure(Tug.ListView)  # or the builder would not know the name
builder = Gtk.Builder.new_from_file(str(Path(__file__).with_name("users.ui")))
rows = builder.get_object("rows")
builder.connect_signals({"read": read, "close": Gtk.main_quit})
builder.get_object("list").begin_refresh()
builder.get_object("window").show()
Gtk.main()
