"""Owns names on the session bus, and says so when it has them all: names_on_bus.py COUNT"""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

bus = Gio.bus_get_sync(Gio.BusType.SESSION)
left = set(range(int(sys.argv[1])))


def owned(_bus, name):
    left.discard(int(name.rpartition("N")[2]))
    if not left:
        print("owned", flush=True)


for number in sorted(left):
    Gio.bus_own_name_on_connection(bus, f"org.example.N{number:02}", 0, owned, None)
GLib.MainLoop().run()
