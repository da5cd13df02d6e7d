"""Xlib for the tests' own connections to an X server."""

import ctypes
import ctypes.util
import functools


@functools.cache
def xlib():
    """The library, whose functions return what Xlib.h says; errors of a server end no process."""
    library = ctypes.CDLL(ctypes.util.find_library("X11"))
    library.XOpenDisplay.restype = ctypes.c_void_p
    for name in ("XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow"):
        getattr(library, name).restype = ctypes.c_ulong
    library.XSetErrorHandler(_IGNORE_ERROR)
    return library


def connect(display_name):
    """Returns a connection to close with XCloseDisplay. Raises RuntimeError if there is no such server."""
    connection = ctypes.c_void_p(xlib().XOpenDisplay(display_name.encode()))
    if not connection.value:
        raise RuntimeError(f"no X server {display_name}")
    # Xlib ends the process otherwise, and with it all tests that are to run in it.
    xlib().XSetIOErrorExitHandler(connection, _IGNORE_END, None)
    return connection


def remove_from_root(display_name, name):
    """Removes a property of the root window of an X server."""
    library, connection = xlib(), connect(display_name)
    root = ctypes.c_ulong(library.XDefaultRootWindow(connection))
    atom = ctypes.c_ulong(library.XInternAtom(connection, name.encode(), 0))
    library.XDeleteProperty(connection, root, atom)
    library.XSync(connection, 0)
    library.XCloseDisplay(connection)


_IGNORE_ERROR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
_IGNORE_END = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: None)
