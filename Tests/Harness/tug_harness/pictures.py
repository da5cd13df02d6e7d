"""Reading screenshots."""

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402


class Picture:
    """The pixels of a PNG file."""

    def __init__(self, path):
        pixbuf = GdkPixbuf.Pixbuf.new_from_file(str(path))
        self.size = (pixbuf.get_width(), pixbuf.get_height())
        self._channels = pixbuf.get_n_channels()
        self._stride = pixbuf.get_rowstride()
        self._bytes = pixbuf.get_pixels()

    def color(self, x, y):
        """(red, green, blue), 0 to 255, of a pixel."""
        start = y * self._stride + x * self._channels
        return tuple(self._bytes[start : start + 3])

    def row(self, y):
        """The set of colours in a row of pixels."""
        return {self.color(x, y) for x in range(self.size[0])}

    def differences(self, other):
        """The places (x, y) of the pixels in which two pictures of one size differ."""
        width, height = self.size
        rows = [y for y in range(height) if self._row(y) != other._row(y)]
        return [(x, y) for y in rows for x in range(width) if self.color(x, y) != other.color(x, y)]

    def _row(self, y):
        start = y * self._stride
        return self._bytes[start : start + self.size[0] * self._channels]
