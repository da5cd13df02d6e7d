"""A list or a bin whose header arms at a pull, with the feedback that its words name.

feedback.py ListView|RefreshBin [haptic-feedback] [event-sounds] [silent]: prints each state of the
header; silent is the user's setting of no event sounds.
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GLib, Gtk, Tug  # noqa: E402


def main():
    kind, *wanted = sys.argv[1:]
    GLib.set_prgname("feedback-host")
    view = getattr(Tug, kind)(header_style="mj")
    for name in ("haptic-feedback", "event-sounds"):
        if view.get_property(name):
            raise SystemExit(f"{name} is on")
    if "silent" in wanted:
        wanted.remove("silent")
        Gtk.Settings.get_default().set_property("gtk-enable-event-sounds", False)
    for name in wanted:
        view.set_property(name, True)
    if kind == "RefreshBin":
        view.add(Gtk.TextView())

    def changed(_view, state):
        print(state.value_nick, flush=True)

    view.connect("refresh-state-changed", lambda _, _former, state: changed(_, state))
    view.connect("refresh", lambda _, work: work.end())
    window = Gtk.Window(child=view)
    window.connect("destroy", Gtk.main_quit)
    window.connect("map-event", lambda *_: print("shown", flush=True))
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main()
