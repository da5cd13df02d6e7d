"""The settings of a desktop on an X server, which programs follow while they run.

Source: freedesktop.org, XSETTINGS Protocol and data format, 0.5.
"""

import ctypes
import struct

from .xlib import connect, xlib

BYTES = 8
REPLACE = 0
LEAST_SIGNIFICANT_FIRST = 0
INTEGER = 0


class XSettings:
    """Owns the settings of a display's first screen until it is closed. Whole numbers only."""

    def __init__(self, display_name):
        self._xlib, self._connection = xlib(), connect(display_name)
        root = ctypes.c_ulong(self._xlib.XDefaultRootWindow(self._connection))
        none = ctypes.c_ulong(0)
        self._window = ctypes.c_ulong(
            self._xlib.XCreateSimpleWindow(self._connection, root, 0, 0, 1, 1, 0, none, none)
        )
        self._serial = 0
        self.set({})
        self._xlib.XSetSelectionOwner(
            self._connection, self._atom("_XSETTINGS_S0"), self._window, none
        )
        self._xlib.XSync(self._connection, 0)

    def set(self, numbers):
        """Gives the settings these values, by their names, and no others."""
        self._serial += 1
        data = struct.pack("<B3xII", LEAST_SIGNIFICANT_FIRST, self._serial, len(numbers))
        for name, value in numbers.items():
            text = name.encode()
            text += bytes(-len(text) % 4)
            data += struct.pack("<BxH", INTEGER, len(name)) + text
            data += struct.pack("<Ii", self._serial, value)
        name = self._atom("_XSETTINGS_SETTINGS")
        self._xlib.XChangeProperty(
            self._connection, self._window, name, name, BYTES, REPLACE, data, len(data)
        )
        self._xlib.XSync(self._connection, 0)

    def close(self):
        self._xlib.XCloseDisplay(self._connection)

    def _atom(self, name):
        return ctypes.c_ulong(self._xlib.XInternAtom(self._connection, name.encode(), 0))
