"""A window with a button and one list, to be heard: program KIND

A mark is a label that Orca reads when it is shown, after all earlier speech.
"""

import sys

import gi

gi.require_versions({"Atk": "1.0", "Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Atk, Gdk, GLib, Gtk, Tug  # noqa: E402

from kinds import KINDS  # noqa: E402
from tug_harness.asked import serve  # noqa: E402

# Frames in which nothing moves any more.
FRAMES = 3


class Host:
    """The namespace of the tests' Python: attributes are names there."""

    def __init__(self, kind):
        self.list, widget, self.add = KINDS[kind]()
        self.list.get_accessible().set_name("Inbox")
        self.window = Gtk.Window(title="Mail")
        self.window.connect("destroy", Gtk.main_quit)
        self.start = Gtk.Button(label="Start")
        self.label = Gtk.Label(no_show_all=True, opacity=0, halign="end", valign="end")
        self.label.get_accessible().set_role(Atk.Role.NOTIFICATION)
        box = Gtk.Box(orientation="vertical")
        box.pack_start(self.start, False, False, 0)
        box.pack_start(widget, True, True, 0)
        overlay = Gtk.Overlay(child=box)
        overlay.add_overlay(self.label)
        self.window.add(overlay)
        self.works = []
        # Keys that were released, which ends what their presses lead to; Orca takes some of them.
        self.keys = 0
        Gdk.Event.handler_set(self._handle)
        for signal in ("refresh", "load-more"):
            if isinstance(self.list, (Tug.ListView, Tug.RefreshBin)):
                self.list.connect(signal, lambda _list, work: self.works.append(work))

    def _handle(self, event, *_):
        Gtk.main_do_event(event)
        if event.type == Gdk.EventType.KEY_RELEASE:
            self.keys += 1

    def mark(self, text):
        """Shows a mark when all events are reported: motion and idle work have ended."""
        self.label.hide()
        still, seen = 0, None

        def tick(*_):
            nonlocal still, seen
            place = self.place
            still, seen = (still + 1 if place == seen else 0), place
            if still < FRAMES:
                return GLib.SOURCE_CONTINUE
            GLib.idle_add(show, priority=GLib.PRIORITY_LOW + 1)
            return GLib.SOURCE_REMOVE

        def show():
            self.label.set_text(text)
            self.label.show()
            return GLib.SOURCE_REMOVE

        self.window.add_tick_callback(tick)

    @property
    def place(self):
        """Returns the list's offset and its controls' states."""
        if not isinstance(self.list, (Tug.ListView, Tug.RefreshBin)):
            return self.list.get_ancestor(Gtk.ScrolledWindow).get_vadjustment().get_value()
        names = ("content-offset", "refresh-state", "load-state")
        return [self.list.get_property(name) for name in names]


def main():
    host = Host(sys.argv[1])
    serve(host, Tug=Tug)
    host.window.show_all()
    host.start.grab_focus()
    Gtk.main()


if __name__ == "__main__":
    main()
