"""The cells of the measurement: a display, the work that all peers do there, and who does it."""

import re
from dataclasses import dataclass

from displays import SERVERS

SIZES = {"480x800": (480, 800), "1080p": (1920, 1080)}
# The fling's name in a cell's; the programs know it as 0 points a frame.
FLING = "fling"

NAME = re.compile(rf"({'|'.join(SERVERS)})-(\d+)x(\d+)@([12])-(\d+|{FLING})(-icons)?")


@dataclass(frozen=True)
class Peer:
    """A program's way to show rows, and how many; `label` tells one from another in a cell."""

    name: str
    rows: int = 100_000

    @property
    def label(self):
        return f"{self.name} {self.rows:,}"


# Ours, and what is compared with it. GtkListBox has a widget for each row: it can have no more.
TUG = Peer("tug")
CELLS = Peer("tug-cells")
CACHED = Peer("cached")
BLIT = Peer("blit")
EMPTY = Peer("drawing-area")
TREE_VIEW = Peer("tree-view", 1_000_000)
LIST_BOX = Peer("list-box", 1_000)
EVERYBODY = (TUG, CELLS, CACHED, BLIT, EMPTY, TREE_VIEW, LIST_BOX)


@dataclass(frozen=True)
class Cell:
    """One display and one motion: `server` of SERVERS, `size` in points, `step` in points a frame,
    0 for a fling; `icons` gives each row an icon and a subtitle."""

    server: str
    size: tuple
    scale: int
    step: int
    icons: bool = False
    peers: tuple = EVERYBODY

    @property
    def name(self):
        width, height = self.size
        motion = self.step or FLING
        return f"{self.server}-{width}x{height}@{self.scale}-{motion}{'-icons' if self.icons else ''}"


def cell_named(name):
    """The cell of a name as x11-480x800@1-37; None where it is none."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    server, width, height, scale, motion, icons = found.groups()
    step = 0 if motion == FLING else int(motion)
    return Cell(server, (int(width), int(height)), int(scale), step, icons is not None)
