"""Prints the lengths in points of what a finger taps: rows, and controls that try again by it."""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

import lifetimes  # noqa: E402


class Item(GObject.Object):
    title = GObject.Property(type=str, default="item")


def print_row(name, **properties):
    store = Gio.ListStore.new(Item)
    for _ in range(50):
        store.append(Item())
    view = Tug.ListView(model=store, title_property="title", **properties)
    Gtk.Window(child=view, default_width=300, default_height=400).show_all()
    lifetimes.run_until(lambda: view.get_visible_rows()[0] > 0, "its rows")
    area = view.get_row_area(0)[1]
    print(name, min(area.width, area.height))


def print_controls(side, styles):
    view = Tug.ListView()
    for style in styles.__enum_values__.values():
        if style in (styles.NONE, styles.CUSTOM):
            continue
        view.set_property(f"{side}-style", style)
        policy = view.get_property(side).get_policy()
        if policy.get_property("retries-by-tap"):
            lengths = (policy.get_property(name) for name in ("held-inset", "resting-inset"))
            print(f"{side}:{style.value_nick}", max(lengths))


if __name__ == "__main__":
    print_row("row")
    print_row("cell", columns=3)
    print_controls("header", Tug.HeaderStyle)
    print_controls("footer", Tug.FooterStyle)
