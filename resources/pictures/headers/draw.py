"""Draws the picture of headers at the top of README.md: draw.py REPLAY FOLDER

REPLAY is the program tug-replay. It draws a list for each tile, at the moment of a pull that shows its
header best. The tiles become light.png and dark.png in FOLDER. Two runs write the same bytes.
"""

import math
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")

from gi.repository import Pango, PangoCairo  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent.parent

# The fonts of the library's own pictures, and no other.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""

# Lengths are in points. The sheet is as wide as the column in which GitHub shows a README.
SCALE = 2
COLUMNS = 4
TILE_WIDTH, TILE_HEIGHT, CORNER = 194, 196, 12
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
# In bytes, of one picture.
LARGEST = 400_000

# The pull's moments in seconds.
TOUCH, HALF_WAY, THERE, END = 0.1, 0.3, 0.7, 6
# Where the finger touches the list, in points from its top.
TOP = 10


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


@dataclass(frozen=True)
class Tile:
    """A header with its title, and the pull that is shown."""

    title: str
    header: str
    # How far the list is pulled, in points.
    pull: float
    # Where the finger ends, as a share of the list's width.
    finger: float = 0.5
    # The seconds that the finger rests at the end of its way.
    hold: float = 0.4
    # The seconds from its release to the picture; None while it still touches.
    released: float | None = None

    def script(self, theme):
        """The pull as a script."""
        start, end = TILE_WIDTH / 2, TILE_WIDTH * self.finger
        lines = [
            f"viewport {TILE_WIDTH} {TILE_HEIGHT}",
            f"scale {SCALE}",
            f"theme {theme.name}",
            "rows 8 48",
            "shows-scroll-indicator off",
            "rubber-band none",
            "drag-threshold 0",
            f"header {self.header}",
            f"until {END}",
            f"{TOUCH} down {start:g} {TOP}",
            f"{HALF_WAY} move {start:g} {TOP + self.pull / 2:g}",
            f"{THERE} move {end:g} {TOP + self.pull:g}",
        ]
        if self.released is not None:
            lines.append(f"{THERE + self.hold:g} up {end:g} {TOP + self.pull:g}")
        return "\n".join(lines) + "\n"

    def draw(self, replay, theme, folder):
        """The list with its header, as a picture without frame."""
        script, picture = folder / f"{self.header}.replay", folder / f"{self.header}.png"
        script.write_text(self.script(theme), encoding="utf-8")
        moment = THERE + self.hold + (self.released or 0)
        subprocess.run([replay, script, "--png", picture, "--at", f"{moment:g}"], check=True)
        surface = cairo.ImageSurface.create_from_png(picture)
        surface.set_device_scale(SCALE, SCALE)
        return surface


TILES = (
    Tile("Material disc", "material", 150, hold=0.6),
    Tile("Elastic wave", "wave", 112, finger=0.72),
    Tile("Kirigami ring", "ring", 78, hold=0.35),
    Tile("Line drawing", "story", 84),
    Tile("Native", "native", 62),
    Tile("EGO", "ego", 76),
    Tile("Several actions", "actions", 80, finger=0.8),
    Tile("ZCRefresh", "zc", 66, released=0.8),
)


def add_tile(canvas, x, y, grown=0):
    """Adds a tile's shape to the path, grown by so many points at each edge."""
    left, right = x + CORNER, x + TILE_WIDTH - CORNER
    top, bottom = y + CORNER, y + TILE_HEIGHT - CORNER
    radius = CORNER + grown
    quarter = math.pi / 2
    canvas.new_sub_path()
    canvas.arc(right, top, radius, -quarter, 0)
    canvas.arc(right, bottom, radius, 0, quarter)
    canvas.arc(left, bottom, radius, quarter, 2 * quarter)
    canvas.arc(left, top, radius, 2 * quarter, 3 * quarter)
    canvas.close_path()


def draw_shadow(canvas, theme, x, y):
    canvas.set_source_rgba(*theme.shadow)
    for step in range(1, SHADOW_STEPS + 1):
        add_tile(canvas, x, y + SHADOW_DROP, grown=SHADOW_REACH * (step / SHADOW_STEPS) ** 2)
        canvas.fill()


def draw_tile(canvas, theme, picture, x, y):
    add_tile(canvas, x, y)
    canvas.set_source_surface(picture, x, y)
    canvas.fill_preserve()
    fade = cairo.LinearGradient(0, y + TILE_HEIGHT - FADE_HEIGHT, 0, y + TILE_HEIGHT)
    fade.add_color_stop_rgba(0, *theme.ground, 0)
    fade.add_color_stop_rgba(1, *theme.ground, 1)
    canvas.set_source(fade)
    canvas.fill()
    add_tile(canvas, x, y, grown=-LINE_WIDTH / 2)
    canvas.set_line_width(LINE_WIDTH)
    canvas.set_source_rgba(*theme.line)
    canvas.stroke()


def draw_name(canvas, theme, title, x, y):
    """Draws a title in the middle of the room below a tile that ends at `y`."""
    layout = PangoCairo.create_layout(canvas)
    options = cairo.FontOptions()
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    PangoCairo.context_set_font_options(layout.get_context(), options)
    font = Pango.FontDescription("Noto Sans")
    font.set_absolute_size(NAME_SIZE * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(title, -1)
    width, baseline = layout.get_size()[0] / Pango.SCALE, layout.get_baseline() / Pango.SCALE
    canvas.move_to(x + (TILE_WIDTH - width) / 2, y + NAME_BASELINE - baseline)
    canvas.set_source_rgba(*theme.words)
    PangoCairo.show_layout(canvas, layout)


def draw_sheet(replay, theme, folder):
    """All tiles in a theme, on a transparent ground."""
    rows = math.ceil(len(TILES) / COLUMNS)
    width = 2 * MARGIN + COLUMNS * TILE_WIDTH + (COLUMNS - 1) * GAP
    height = MARGIN + rows * (TILE_HEIGHT + NAME_HEIGHT)
    sheet = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * SCALE, height * SCALE)
    canvas = cairo.Context(sheet)
    canvas.scale(SCALE, SCALE)
    for number, tile in enumerate(TILES):
        row, column = divmod(number, COLUMNS)
        x = MARGIN + column * (TILE_WIDTH + GAP)
        y = MARGIN + row * (TILE_HEIGHT + NAME_HEIGHT)
        draw_shadow(canvas, theme, x, y)
        draw_tile(canvas, theme, tile.draw(replay, theme, folder), x, y)
        draw_name(canvas, theme, tile.title, x, y + TILE_HEIGHT)
    return sheet


def main():
    if len(sys.argv) != 3:
        print("usage: draw.py REPLAY FOLDER", file=sys.stderr)
        return 2
    replay, destination = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    with tempfile.TemporaryDirectory(prefix="tug-") as name:
        folder = Path(name)
        fonts = folder / "fonts.conf"
        fonts.write_text(FONTS.format(fonts=ROOT / "resources" / "fonts"), encoding="utf-8")
        os.environ["FONTCONFIG_FILE"] = str(fonts)
        for theme in THEMES:
            picture = destination / f"{theme.name}.png"
            draw_sheet(replay, theme, folder).write_to_png(picture)
            weight = picture.stat().st_size
            if weight > LARGEST:
                print(f"{picture}: {weight} bytes, {LARGEST} at most", file=sys.stderr)
                return 1
            print(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
