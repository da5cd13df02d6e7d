"""Icons that are not in the theme, as a property of items and of rows: icons.py

Prints the name of each case, and "done". G_DEBUG=fatal-criticals is for the caller to set.
"""

import os
import tempfile
import threading

import cairo
import cases
import gi
import lifetimes
from lifetimes import Gio, GLib, GObject, Tug
from places import settle

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

RED = 0xFF0000FF
RED_PIXEL = bytes([0, 0, 255, 255])
SIDE = 64


class Item(GObject.Object):
    title = GObject.Property(type=str, default="A row")
    icon = GObject.Property(type=Gio.Icon)


def pixbuf(width=SIDE, height=SIDE):
    picture = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, True, 8, width, height)
    picture.fill(RED)
    return picture


def png():
    return pixbuf().save_to_bufferv("png", [], [])[1]


def lists(icon):
    """A list of one item with an icon, and a list of one row with it."""
    model = Gio.ListStore.new(Item)
    model.append(Item(icon=icon))
    of_item = Tug.ListView(model=model, title_property="title", icon_property="icon")
    of_row = Tug.ListView(model=model)
    of_row.set_row_func(lambda _, item: Tug.Row.new("A row", None, item.icon))
    return of_item, of_row


def is_red(view):
    surface = cairo.ImageSurface(cairo.Format.ARGB32, 300, 60)
    view.draw(cairo.Context(surface))
    data = bytes(surface.get_data())
    return any(data[place : place + 4] == RED_PIXEL for place in range(0, len(data), 4))


def check(icon, act=lambda: None, count=2):
    shown = lists(icon)[:count]
    window = lifetimes.show(*shown)
    lifetimes.run(50)
    act()
    lifetimes.run_until(lambda: all(map(is_red, shown)), f"the picture of {type(icon).__name__}")
    window.destroy()


def case_pixbuf():
    check(pixbuf())
    check(pixbuf(400, 10))


def case_bytes():
    check(Gio.BytesIcon.new(GLib.Bytes.new(png())))


def case_emblemed():
    emblem = Gio.Emblem.new(Gio.ThemedIcon.new("emblem-default"))
    check(Gio.EmblemedIcon.new(Gio.BytesIcon.new(GLib.Bytes.new(png())), emblem))


def case_file():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        with open(path, "wb") as file:
            file.write(png())
        check(Gio.FileIcon.new(Gio.File.new_for_path(path)))


def case_file_that_cannot_be_read():
    """The place of the icon stays empty, and other pictures are read."""
    missing = lists(Gio.FileIcon.new(Gio.File.new_for_path("/nowhere/picture.png")))
    window = lifetimes.show(*missing)
    check(Gio.BytesIcon.new(GLib.Bytes.new(png())))
    assert not any(map(is_red, missing))
    window.destroy()


def case_file_that_takes_long():
    """The main loop goes on while a file is read: this one can be read only once it is written."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        os.mkfifo(path)

        def write():
            with open(path, "wb") as file:
                file.write(png())

        thread = threading.Thread(target=write, daemon=True)
        check(Gio.FileIcon.new(Gio.File.new_for_path(path)), thread.start, count=1)


def case_many_that_wait():
    """A picture that was passed over while others were read is read once it is seen again.

    The cache has 512 pictures when it sets them aside, which this picture then waits among.
    """
    with tempfile.TemporaryDirectory() as folder:
        # Four files are read at the same time. These can be read only once they are written.
        slow = [os.path.join(folder, f"slow-{number}") for number in range(4)]
        for path in slow:
            os.mkfifo(path)
        red = os.path.join(folder, "red.png")
        with open(red, "wb") as file:
            file.write(png())
        missing = [f"/nowhere/{number}.png" for number in range(700)]
        paths = [*missing[:440], *slow, red, *missing[440:]]
        model = Gio.ListStore.new(Item)
        for path in paths:
            model.append(Item(icon=Gio.FileIcon.new(Gio.File.new_for_path(path))))
        view = Tug.ListView(model=model, title_property="title", icon_property="icon")
        window = lifetimes.show(view)
        settle(view)
        for row in range(0, len(paths), view.get_visible_rows()[0]):
            view.scroll_to_row(row, Tug.RowPosition.START, False)
            settle(view)
        for path in slow:
            with open(path, "wb"):
                pass
        view.scroll_to_row(paths.index(red), Tug.RowPosition.START, False)
        lifetimes.run_until(lambda: is_red(view), "the picture that was passed over")
        window.destroy()


cases.run(globals())
