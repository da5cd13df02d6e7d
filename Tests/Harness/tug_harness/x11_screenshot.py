"""Writes the screen of $DISPLAY to each path that a line of its input names.

As a PNG, or where the path ends in .ppm as the format P6 of netpbm, which is not compressed. Answers each line by "ok" or by "error REASON". One program for all pictures of a display: to load
GTK takes longer than to take one.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib  # noqa: E402


def bare_pixels(picture):
    """The text of a .ppm file."""
    width, height, stride = picture.get_width(), picture.get_height(), picture.get_rowstride()
    pixels = picture.get_pixels()
    rows = (pixels[start : start + 3 * width] for start in range(0, height * stride, stride))
    return b"P6\n%d %d\n255\n" % (width, height) + b"".join(rows)


def write(picture, path):
    if path.endswith(".ppm"):
        with open(path, "wb") as file:
            file.write(bare_pixels(picture))
    else:
        picture.savev(path, "png", [], [])


for line in sys.stdin:
    screen = Gdk.get_default_root_window()
    picture = Gdk.pixbuf_get_from_window(screen, 0, 0, screen.get_width(), screen.get_height())
    try:
        write(picture, line.rstrip("\n"))
        print("ok", flush=True)
    except (GLib.Error, OSError) as error:
        print(f"error {error}", flush=True)
