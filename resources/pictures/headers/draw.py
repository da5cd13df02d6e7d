"""Draws the picture of headers at the top of README.md: draw.py REPLAY FOLDER

REPLAY is the program tug-replay. It draws a list for each tile, at the moment of a pull that shows its
header best. The tiles become light.png and dark.png in FOLDER. Two runs write the same bytes.
"""

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cairo

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sheet import SCALE, THEMES, Sheet, is_small, use_own_fonts  # noqa: E402

# In points. The sheet is as wide as the column in which GitHub shows a README.
TILE_WIDTH, TILE_HEIGHT = 194, 196
SHEET = Sheet(4, TILE_WIDTH, TILE_HEIGHT)

# The pull's moments in seconds.
TOUCH, HALF_WAY, THERE, END = 0.1, 0.3, 0.7, 6
# The point at which the finger touches the list, in points from its top.
TOP = 10


@dataclass(frozen=True)
class Tile:
    """A header with its title, and the pull that is shown."""

    title: str
    header: str
    # How far the list is pulled, in points.
    pull: float
    # The end of the finger's path, as a fraction of the list's width.
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
            "show-scroll-indicator off",
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


def main():
    if len(sys.argv) != 3:
        print("usage: draw.py REPLAY FOLDER", file=sys.stderr)
        return 2
    replay, destination = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    with tempfile.TemporaryDirectory(prefix="tug-") as name:
        folder = Path(name)
        os.environ["FONTCONFIG_FILE"] = str(use_own_fonts(folder))
        for theme in THEMES:
            picture = destination / f"{theme.name}.png"
            tiles = [(tile.title, tile.draw(replay, theme, folder)) for tile in TILES]
            SHEET.draw(theme, tiles).write_to_png(picture)
            if not is_small(picture):
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
