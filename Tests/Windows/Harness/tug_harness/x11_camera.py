"""Pictures of an X server's screen, taken by Xlib: a program with GTK takes longer to load."""

import ctypes

from .xlib import connect, xlib

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
    library = xlib()
    library.XGetImage.restype = ctypes.POINTER(XImage)
    # One for each picture, so that none outlives its server.
    connection = connect(display_name)
    try:
        root = ctypes.c_ulong(library.XDefaultRootWindow(connection))
        image = library.XGetImage(connection, root, 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
        if not image:
            raise RuntimeError(f"no picture of {display_name}, {width} × {height}")
        size = image.contents.bytes_per_line * height
        if (image.contents.bits_per_pixel, size) != (32, 4 * width * height):
            raise RuntimeError(f"the screen of {display_name} has pixels of another format")
        given = ctypes.string_at(image.contents.data, size)
        library.XDestroyImage(image)
    finally:
        library.XCloseDisplay(connection)
    pixels = bytearray(3 * width * height)
    for channel in range(3):
        pixels[channel::3] = given[2 - channel :: 4]
    return bytes(pixels)
