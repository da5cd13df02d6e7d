"""Reading, cutting and comparing screenshots."""

from collections import Counter

OPAQUE = 255


class UnreadablePicture(Exception):
    """A file is not a picture; the message names it, with the reason."""


def _gdk_pixbuf():
    # As late as this: where PyGObject is not there tests are still found, and skipped by name.
    import gi

    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf

    return GdkPixbuf


def _read(path):
    pixbufs = _gdk_pixbuf()
    from gi.repository import GLib

    try:
        return pixbufs.Pixbuf.new_from_file(str(path))
    except GLib.Error as error:
        raise UnreadablePicture(f"{path} cannot be read: {error.message}") from None


def write_pixels(path, width, height, pixels):
    """Writes red, green and blue, a byte each, row by row: as a PNG, or as .ppm, the format P6 of netpbm."""
    if str(path).endswith(".ppm"):
        with open(path, "wb") as file:
            file.write(b"P6\n%d %d\n255\n" % (width, height))
            file.write(pixels)
        return
    from gi.repository import GLib

    pixbufs = _gdk_pixbuf()
    picture = pixbufs.Pixbuf.new_from_bytes(
        GLib.Bytes(pixels), pixbufs.Colorspace.RGB, False, 8, width, height, 3 * width
    )
    picture.savev(str(path), "png", [], [])


class Picture:
    """The pixels of a file, a PNG as a rule; translucent ones are composed with black."""

    def __init__(self, path):
        self._take(_read(path))

    def _take(self, pixbuf):
        self._pixbuf = _without_alpha(pixbuf)
        self.size = (pixbuf.get_width(), pixbuf.get_height())
        self._channels = self._pixbuf.get_n_channels()
        self._stride = self._pixbuf.get_rowstride()
        self._bytes = self._pixbuf.get_pixels()

    def part(self, x, y, width, height):
        """Returns a copy of a rectangle. Raises ValueError if the rectangle exceeds the picture."""
        within_width, within_height = self.size
        if min(x, y) < 0 or min(width, height) < 1:
            raise ValueError(f"not a part of a picture: {x} {y} {width} {height}")
        if x + width > within_width or y + height > within_height:
            raise ValueError(
                f"{width} x {height} pixels from {x}, {y} exceed"
                f" {within_width} x {within_height}"
            )
        part = Picture.__new__(Picture)
        # A copy, since a part made by GdkPixbuf shares the bytes of the whole.
        part._take(self._pixbuf.new_subpixbuf(x, y, width, height).copy())
        return part

    def save(self, path):
        """Writes it as a PNG without alpha; equal pictures become equal files."""
        self._pixbuf.savev(str(path), "png", [], [])

    def fill(self, x, y, width, height, color):
        """Fills a rectangle with a colour (red, green, blue) of 0 to 255."""
        red, green, blue = color
        part = self._pixbuf.new_subpixbuf(x, y, width, height)
        part.fill(red << 24 | green << 16 | blue << 8 | OPAQUE)
        self._bytes = self._pixbuf.get_pixels()

    def color(self, x, y):
        """(red, green, blue), 0 to 255, of a pixel."""
        start = y * self._stride + x * self._channels
        return tuple(self._bytes[start : start + 3])

    def row(self, y):
        """The set of colours in a row of pixels."""
        return set(self._colors(y))

    def counts(self):
        """How many pixels have each colour, a Counter."""
        return Counter(color for y in range(self.size[1]) for color in self._colors(y))

    @property
    def is_flat(self):
        """Returns whether all pixels have the same colour."""
        width, height = self.size
        first = self._row(0)
        return first == first[:3] * width and all(self._row(y) == first for y in range(height))

    def differences(self, other, tolerance=0):
        """The places (x, y) of the pixels in which a channel differs by more than `tolerance`."""
        rows = [y for y in range(self.size[1]) if self._row(y) != other._row(y)]
        return [
            (x, y)
            for y in rows
            for x, (here, there) in enumerate(zip(self._colors(y), other._colors(y)))
            if here != there and _distance(here, there) > tolerance
        ]

    def greatest_difference(self, other):
        """The largest difference of a channel, 0 to 255, between pictures of one size."""
        pairs = [(self._row(y), other._row(y)) for y in range(self.size[1])]
        return max(_distance(one, two) if one != two else 0 for one, two in pairs)

    def matches(self, other, tolerance=0):
        """Returns whether sizes are equal and no channel differs by more than `tolerance`."""
        return self.size == other.size and self.greatest_difference(other) <= tolerance

    def difference_in_words(self, other, tolerance=0):
        """Returns one line about differences beyond `tolerance`, or None if the pictures match."""
        if self.size != other.size:
            sizes = [f"{width} x {height}" for width, height in (self.size, other.size)]
            return f"the size is {sizes[0]} pixels instead of {sizes[1]}"
        places = self.differences(other, tolerance)
        if not places:
            return None
        greatest = self.greatest_difference(other)
        count = "1 pixel differs" if len(places) == 1 else f"{len(places)} pixels differ"
        return f"{count} from {places[0]}, by up to {greatest}"

    def _colors(self, y):
        """The colours of a row of pixels, in its order."""
        row = self._row(y)
        return zip(*(row[channel :: self._channels] for channel in range(3)))

    def _row(self, y):
        start = y * self._stride
        return self._bytes[start : start + self.size[0] * self._channels]


def _distance(one, two):
    """The largest difference of a channel."""
    return max(abs(here - there) for here, there in zip(one, two))


def _without_alpha(pixbuf):
    if not pixbuf.get_has_alpha():
        return pixbuf
    GdkPixbuf = _gdk_pixbuf()
    width, height = pixbuf.get_width(), pixbuf.get_height()
    plain = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, width, height)
    plain.fill(0)
    nearest = GdkPixbuf.InterpType.NEAREST
    pixbuf.composite(plain, 0, 0, width, height, 0, 0, 1, 1, nearest, OPAQUE)
    return plain
