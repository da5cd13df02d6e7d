"""Writes the screen of $DISPLAY as a PNG to each path that a line of its input names.

Answers each line by "ok" or by "error REASON". One program for all pictures of a display: to load
GTK takes longer than to take one.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib  # noqa: E402

for line in sys.stdin:
    screen = Gdk.get_default_root_window()
    picture = Gdk.pixbuf_get_from_window(screen, 0, 0, screen.get_width(), screen.get_height())
    try:
        picture.savev(line.rstrip("\n"), "png", [], [])
        print("ok", flush=True)
    except GLib.Error as error:
        print(f"error {error.message}", flush=True)
