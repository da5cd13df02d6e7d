"""A window with a button at its bottom that asks a question; prints the answer."""

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0"})
from gi.repository import Gdk, Gtk  # noqa: E402


def tell(*words):
    print(*words, flush=True)


def ask(_button):
    dialog = Gtk.MessageDialog(
        transient_for=window, modal=True, text="Really?", buttons=Gtk.ButtonsType.OK_CANCEL
    )
    dialog.connect("map-event", lambda *_: tell("asked"))
    answer = dialog.run()
    dialog.destroy()
    # A key that the server gets before the dialog's end is the dialog's.
    window.get_display().sync()
    tell("answer", answer)


window = Gtk.Window()
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
rows = Gtk.ListBox()
for number in range(4):
    rows.add(Gtk.Label(label=f"Row {number}"))
button = Gtk.Button(label="Ask")
button.connect("clicked", ask)
box.pack_start(rows, True, True, 0)
box.pack_end(button, False, False, 0)
window.add(box)
window.connect("key-press-event", lambda _, event: tell("key", Gdk.keyval_name(event.keyval)))
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
