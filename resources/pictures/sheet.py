"""A sheet of tiles for a theme: pictures with round corners, a shadow, and a name below each."""

import math
import sys
from dataclasses import dataclass
from pathlib import Path

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")

from gi.repository import Pango, PangoCairo  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent

# Only the fonts that the library draws its pictures with.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""

# Lengths are in points.
SCALE = 2
CORNER = 12
GAP = 14
# Around all tiles, for their shadows.
MARGIN = 10
# Rows fade out towards the tile's lower edge.
FADE_HEIGHT = 44
LINE_WIDTH = 1
# A shadow is a pile of translucent rectangles, each wider than the one before.
SHADOW_REACH, SHADOW_DROP, SHADOW_STEPS = 9, 2, 18
# Below each tile.
NAME_HEIGHT, NAME_BASELINE, NAME_SIZE = 44, 25, 13
# In bytes, of a sheet.
LARGEST = 400_000


@dataclass(frozen=True)
class Theme:
    """A theme's name in scripts, and the colours around its rows: red, green, blue, opacity."""

    name: str
    words: tuple
    ground: tuple
    line: tuple
    shadow: tuple


THEMES = (
    Theme("light", (0.16, 0.18, 0.2, 1), (1, 1, 1), (0, 0, 0, 0.13), (0, 0, 0, 0.009)),
    Theme("dark", (0.85, 0.87, 0.9, 1), (0.176, 0.176, 0.176), (1, 1, 1, 0.16), (0, 0, 0, 0.03)),
)


def use_own_fonts(folder):
    """Writes a configuration of fonts into a folder, and returns its path."""
    path = folder / "fonts.conf"
    path.write_text(FONTS.format(fonts=ROOT / "resources" / "fonts"), encoding="utf-8")
    return path


def is_small(picture, largest=LARGEST):
    """Says where a picture is, or that it is too large."""
    weight = picture.stat().st_size
    if weight > largest:
        print(f"{picture}: {weight} bytes, {largest} at most", file=sys.stderr)
        return False
    print(picture)
    return True


@dataclass(frozen=True)
class Sheet:
    """So many columns of tiles of one size."""

    columns: int
    width: float
    height: float

    def draw(self, theme, tiles):
        """Pairs of a name and a picture as a sheet, on a transparent ground."""
        rows = math.ceil(len(tiles) / self.columns)
        width = 2 * MARGIN + self.columns * self.width + (self.columns - 1) * GAP
        height = MARGIN + rows * (self.height + NAME_HEIGHT)
        sheet = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * SCALE, height * SCALE)
        canvas = cairo.Context(sheet)
        canvas.scale(SCALE, SCALE)
        for number, (name, picture) in enumerate(tiles):
            row, column = divmod(number, self.columns)
            x = MARGIN + column * (self.width + GAP)
            y = MARGIN + row * (self.height + NAME_HEIGHT)
            self._draw_shadow(canvas, theme, x, y)
            self._draw_tile(canvas, theme, picture, x, y)
            self._draw_name(canvas, theme, name, x, y + self.height)
        return sheet

    def _add_tile(self, canvas, x, y, grown=0):
        """Adds a tile's shape to the path, grown by so many points at each edge."""
        left, right = x + CORNER, x + self.width - CORNER
        top, bottom = y + CORNER, y + self.height - CORNER
        radius = CORNER + grown
        quarter = math.pi / 2
        canvas.new_sub_path()
        canvas.arc(right, top, radius, -quarter, 0)
        canvas.arc(right, bottom, radius, 0, quarter)
        canvas.arc(left, bottom, radius, quarter, 2 * quarter)
        canvas.arc(left, top, radius, 2 * quarter, 3 * quarter)
        canvas.close_path()

    def _draw_shadow(self, canvas, theme, x, y):
        canvas.set_source_rgba(*theme.shadow)
        for step in range(1, SHADOW_STEPS + 1):
            grown = SHADOW_REACH * (step / SHADOW_STEPS) ** 2
            self._add_tile(canvas, x, y + SHADOW_DROP, grown=grown)
            canvas.fill()

    def _draw_tile(self, canvas, theme, picture, x, y):
        self._add_tile(canvas, x, y)
        canvas.set_source_surface(picture, x, y)
        canvas.fill_preserve()
        fade = cairo.LinearGradient(0, y + self.height - FADE_HEIGHT, 0, y + self.height)
        fade.add_color_stop_rgba(0, *theme.ground, 0)
        fade.add_color_stop_rgba(1, *theme.ground, 1)
        canvas.set_source(fade)
        canvas.fill()
        self._add_tile(canvas, x, y, grown=-LINE_WIDTH / 2)
        canvas.set_line_width(LINE_WIDTH)
        canvas.set_source_rgba(*theme.line)
        canvas.stroke()

    def _draw_name(self, canvas, theme, name, x, y):
        """Draws a name in the middle of the room below a tile that ends at `y`."""
        layout = PangoCairo.create_layout(canvas)
        options = cairo.FontOptions()
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        PangoCairo.context_set_font_options(layout.get_context(), options)
        font = Pango.FontDescription("Noto Sans")
        font.set_absolute_size(NAME_SIZE * Pango.SCALE)
        layout.set_font_description(font)
        layout.set_text(name, -1)
        width, baseline = layout.get_size()[0] / Pango.SCALE, layout.get_baseline() / Pango.SCALE
        canvas.move_to(x + (self.width - width) / 2, y + NAME_BASELINE - baseline)
        canvas.set_source_rgba(*theme.words)
        PangoCairo.show_layout(canvas, layout)
