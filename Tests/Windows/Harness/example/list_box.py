"""A window without Tug: five kinds of cloth in a Gtk.ListBox."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

rows = Gtk.ListBox()
for name in ("Linen", "Wool", "Cotton", "Silk", "Felt"):
    rows.add(Gtk.Label(label=name, xalign=0, margin=12))
window = Gtk.Window(title="Cloth")
window.add(rows)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
