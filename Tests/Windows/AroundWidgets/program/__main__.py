"""A window with a TugRefreshBin around a widget of GTK: program KIND ROWS

Prints what happens to the bin and to its child, each in a line, and does what a test says.
"""

import sys

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, GLib, Gtk, Tug  # noqa: E402

from children import KINDS, say  # noqa: E402
from tug_harness.asked import serve  # noqa: E402


class Host:
    """The namespace of the tests' Python: attributes are names there."""

    def __init__(self, kind, rows):
        self.window = Gtk.Window(title="GTK widgets")
        self.window.connect("destroy", Gtk.main_quit)
        self.child = KINDS[kind](rows)
        self.works = {}
        # Sizes that the child was given, and frames in which the bin was at another place.
        self.allocations = 0
        self.has_idled = False
        # Keys that were released, which ends what their presses lead to.
        self.keys = 0
        self.window.connect("key-release-event", self._key_released)
        self.child.rows.connect("size-allocate", self._allocated)
        self.bin = self.make_bin()
        self.bin.add(self.child.widget)
        self.window.add(self.bin)

    def make_bin(self):
        made = Tug.RefreshBin(header_style=Tug.HeaderStyle.NATIVE)
        made.connect("refresh", self._begun, "refresh")
        made.connect("load-more", self._begun, "load-more")
        for side in ("refresh", "load"):
            made.connect(f"{side}-state-changed", self._state_changed, side)
            for end in ("opened", "closed"):
                made.connect(f"{side}-{end}", lambda _, word: say(word), f"{side}-{end}")
        made.connect("scrolled", lambda bin: say("offset", bin.props.content_offset))
        for word in ("will-begin-dragging", "did-end-decelerating"):
            made.connect(word, lambda _, word: say(word), word)
        made.connect("did-end-dragging", lambda *_: say("did-end-dragging"))
        return made

    def _allocated(self, _widget, _place):
        self.allocations += 1

    def _key_released(self, _window, _event):
        self.keys += 1
        return False

    def _begun(self, _bin, work, side):
        self.works[side] = work
        say(side)

    def _state_changed(self, _bin, former, present, side):
        say(side, f"{former.value_nick}>{present.value_nick}")

    def await_idle(self):
        """Lets `has_idled` tell when nothing is left to do: a long text is measured in idle time."""
        GLib.idle_add(self._idled, priority=GLib.PRIORITY_LOW)

    def _idled(self):
        self.has_idled = True
        return GLib.SOURCE_REMOVE

    def end(self, side="refresh"):
        """Ends the refresh, or the load, that runs."""
        self.works.pop(side).end()

    @property
    def scroller(self):
        return self.bin.props.scrolled_window

    @property
    def adjustment(self):
        return self.scroller.get_vadjustment()

    @property
    def shift(self):
        """How far the child's window is from its place, across and down, in points."""
        x = y = 0
        window = self.scroller.get_window()
        while window != self.bin.get_window():
            place = window.get_position()
            x, y, window = x + place.x, y + place.y, window.get_parent()
        return [x, y]


def main():
    kind, rows = sys.argv[1:]
    host = Host(kind, int(rows))
    serve(host, Gdk=Gdk, Tug=Tug, say=say)
    host.window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main()
