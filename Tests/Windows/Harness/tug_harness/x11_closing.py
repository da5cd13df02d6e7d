"""Closing a window of an X server as its close button does."""

import ctypes

from .xlib import connect, xlib

# Its number in X.h.
CLIENT_MESSAGE = 33


class XClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib, as long as an XEvent."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    ]


def ask_to_close(display_name, window):
    """As a window's close button does: the program is asked, and may refuse."""
    library, connection = xlib(), connect(display_name)
    names = (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    atoms = [library.XInternAtom(connection, name, 0) for name in names]
    event = XClientMessage(type=CLIENT_MESSAGE, window=window, message_type=atoms[0], format=32)
    event.data[0] = atoms[1]
    library.XSendEvent(connection, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    library.XCloseDisplay(connection)
