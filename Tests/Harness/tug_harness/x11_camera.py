"""Pictures of an X server's screen, taken by Xlib: a program with GTK takes longer to load."""

import ctypes
import ctypes.util

# Their numbers in X.h.
ALL_PLANES, Z_PIXMAP = ctypes.c_ulong(-1), 2


class XImage(ctypes.Structure):
    """The beginning of XImage of Xlib, whose pixels are blue, green, red and nothing, a byte each."""

    _fields_ = [
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
        ("bits_per_pixel", ctypes.c_int),
    ]


def screen_pixels(display_name, width, height):
    """The red, green and blue of each pixel of a screen, row by row, without the pointer."""
    xlib = ctypes.CDLL(ctypes.util.find_library("X11"))
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XDefaultRootWindow.restype = ctypes.c_ulong
    xlib.XGetImage.restype = ctypes.POINTER(XImage)
    # Another connection for each picture: Xlib ends a process whose server has gone.
    connection = ctypes.c_void_p(xlib.XOpenDisplay(display_name.encode()))
    root = ctypes.c_ulong(xlib.XDefaultRootWindow(connection))
    image = xlib.XGetImage(connection, root, 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
    size = image.contents.bytes_per_line * height
    if (image.contents.bits_per_pixel, size) != (32, 4 * width * height):
        raise RuntimeError(f"the screen of {display_name} has pixels of another format")
    given = ctypes.string_at(image.contents.data, size)
    xlib.XDestroyImage(image)
    xlib.XCloseDisplay(connection)
    pixels = bytearray(3 * width * height)
    for channel in range(3):
        pixels[channel::3] = given[2 - channel :: 4]
    return bytes(pixels)
