"""The cells of the measurement: a display, the motion that all peers make there, and the peers."""

import re
from dataclasses import dataclass

from displays import SERVERS

# Motions that are no number of points a frame: a fling that slows down, and what moves by itself.
FLING, REFRESH = "fling", "refresh"

NAME = re.compile(rf"({'|'.join(SERVERS)})-(\d+)x(\d+)@([12])-(\d+|{FLING}|{REFRESH})(-icons)?")


@dataclass(frozen=True)
class Peer:
    """A program's way to show rows, how many there are, and by which of GTK 4's renderers."""

    name: str
    rows: int = 100_000
    renderer: str = ""

    @property
    def label(self):
        """What tells it from the other peers of a cell."""
        return " ".join(filter(None, (self.name, self.renderer, f"{self.rows:,}")))


# Ours, and what is compared with it. GtkListBox has a widget for each row: it can have no more.
TUG = Peer("tug")
CELLS = Peer("tug-cells", 1_000_000)
CACHED = Peer("cached")
BLIT = Peer("blit", 0)
EMPTY = Peer("drawing-area", 0)
TREE_VIEW = Peer("tree-view", 1_000_000)
LIST_BOX = Peer("list-box", 1_000)
REFRESHING = Peer("tug-refreshing")
SPINNER = Peer("spinner", 1_000)
# GTK 4, where its package is installed.
LIST_VIEW = Peer("list-view", 100_000, "cairo")
LIST_VIEW_GL = Peer("list-view", 100_000, "gl")

# What tells whether a frame's cost grows with the rows.
OTHER_COUNTS = (Peer("tug", 1_000), Peer("tug", 10_000_000), Peer("tree-view", 1_000))

# Ours, the bare drawing area, and a blit, which is shown beside the goals.
SCROLLED = (TUG, CACHED, BLIT)
LISTS = (*SCROLLED, TREE_VIEW, LIST_BOX)
EVERYBODY = (TUG, CELLS, CACHED, BLIT, EMPTY, TREE_VIEW, LIST_BOX, LIST_VIEW, LIST_VIEW_GL)
MOVING = (REFRESHING, SPINNER)


@dataclass(frozen=True)
class Cell:
    """One display and one motion. `server` is of SERVERS, `size` in points; `motion` is a number of
    points a frame, or one of those above; `icons` gives each row an icon and a subtitle."""

    server: str
    size: tuple
    scale: int
    motion: str
    peers: tuple
    icons: bool = False

    @property
    def name(self):
        width, height = self.size
        icons = "-icons" if self.icons else ""
        return f"{self.server}-{width}x{height}@{self.scale}-{self.motion}{icons}"


def cell_named(name, peers=None):
    """The cell of a name as x11-480x800@1-37; None where it is none."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    server, width, height, scale, motion, icons = found.groups()
    if peers is None:
        peers = MOVING if motion == REFRESH else EVERYBODY
    return Cell(server, (int(width), int(height)), int(scale), motion, peers, icons is not None)


# All cells of a whole run: ours, the bare drawing area, a blit and GTK 3's lists at one speed on each
# display, and in a fling at scale 1; everybody once on each server.
CELLS_OF_A_RUN = tuple(
    cell_named(name, peers)
    for name, peers in (
        ("x11-480x800@1-37", (*EVERYBODY, *OTHER_COUNTS)),
        ("x11-480x800@1-7", SCROLLED),
        ("x11-480x800@1-fling", LISTS),
        ("x11-480x800@1-37-icons", SCROLLED),
        ("x11-480x800@1-7-icons", SCROLLED),
        ("x11-480x800@2-37", LISTS),
        ("x11-1920x1080@1-37", LISTS),
        ("x11-1920x1080@1-37-icons", SCROLLED),
        ("x11-1920x1080@1-fling", LISTS),
        ("x11-1920x1080@2-37", LISTS),
        ("pixman-480x800@1-37", LISTS),
        ("pixman-480x800@1-fling", LISTS),
        ("pixman-480x800@2-37", LISTS),
        ("pixman-1920x1080@1-37", EVERYBODY),
        ("pixman-1920x1080@1-fling", LISTS),
        ("pixman-1920x1080@2-37", LISTS),
        ("gl-480x800@1-37", EVERYBODY),
        ("gl-480x800@1-fling", LISTS),
        ("gl-480x800@2-37", LISTS),
        ("gl-1920x1080@1-37", LISTS),
        ("gl-1920x1080@1-fling", LISTS),
        ("gl-1920x1080@2-37", LISTS),
        *((f"{server}-480x800@{scale}-{REFRESH}", MOVING) for server in SERVERS for scale in (1, 2)),
    )
)
