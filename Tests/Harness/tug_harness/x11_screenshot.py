"""Writes the screen of $DISPLAY as a PNG: x11_screenshot.py FILE.png"""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

screen = Gdk.get_default_root_window()
picture = Gdk.pixbuf_get_from_window(screen, 0, 0, screen.get_width(), screen.get_height())
picture.savev(sys.argv[1], "png", [], [])
