"""Reads a form saved by in_glade.py with GtkBuilder: builder_reads.py FILE."""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gtk, Tug  # noqa: E402

# A builder knows the types that a program uses.
TYPES = (Tug.RefreshBin, Tug.ListView, Tug.RefreshHeader, Tug.Pager)


def main(path):
    builder = Gtk.Builder.new_from_file(path)
    bin, view, _, pager = (builder.get_object(each.__gtype__.name.lower()) for each in TYPES)
    child = bin.get_property("scrolled-window").get_child()
    print(type(child).__name__, bin.get_property("bounces"),
          bin.get_property("haptic-feedback"))  # fmt: skip
    header = view.get_property("header")
    print(view.get_property("columns"), view.get_property("enable-rubberband"),
          header.get_policy().get_property("trigger-distance"))  # fmt: skip
    words = (
        bin.get_property("header-style"), view.get_property("footer-style"),
        view.get_property("deceleration-rate"), header.get_property("style"),
    )  # fmt: skip
    print(*(each.value_nick for each in words))
    print(pager.get_property("pullable") is view)


if __name__ == "__main__":
    main(sys.argv[1])
