"""The cells of the measurement: a display, a motion that all peers make there, and the peers."""

import re
from dataclasses import dataclass

from displays import SERVERS

# Motions without a constant number of points per frame: a fling that slows down, and a running
# refresh.
FLING, REFRESH = "fling", "refresh"

NAME = re.compile(rf"({'|'.join(SERVERS)})-(\d+)x(\d+)@([12])-(\d+|{FLING}|{REFRESH})(-icons)?")


@dataclass(frozen=True)
class Peer:
    """A program's way to show rows, with the number of rows and the GTK 4 renderer if there is
    one."""

    name: str
    rows: int = 100_000
    renderer: str = ""

    @property
    def label(self):
        """The text that distinguishes this peer from the others of a cell."""
        return " ".join(filter(None, (self.name, self.renderer, f"{self.rows:,}")))


# Tug's list, and the peers that it is compared with. GtkListBox has a widget for each row, so it
# cannot have more rows.
TUG = Peer("tug")
CELLS = Peer("tug-cells", 1_000_000)
CACHED = Peer("cached")
BLIT = Peer("blit", 0)
EMPTY = Peer("drawing-area", 0)
TREE_VIEW = Peer("tree-view", 1_000_000)
LIST_BOX = Peer("list-box", 1_000)
REFRESHING = Peer("tug-refreshing")
SPINNER = Peer("spinner", 1_000)
# GTK 4 peers, if its package is installed.
LIST_VIEW = Peer("list-view", 100_000, "cairo")
LIST_VIEW_GL = Peer("list-view", 100_000, "gl")

# Peers that show whether a frame's cost grows with the number of rows.
OTHER_COUNTS = (Peer("tug", 1_000), Peer("tug", 10_000_000), Peer("tree-view", 1_000))

# Tug's list, the bare drawing area, and a blit, which is shown next to the goals.
SCROLLED = (TUG, CACHED, BLIT)
LISTS = (*SCROLLED, TREE_VIEW, LIST_BOX)
EVERYBODY = (TUG, CELLS, CACHED, BLIT, EMPTY, TREE_VIEW, LIST_BOX, LIST_VIEW, LIST_VIEW_GL)
MOVING = (REFRESHING, SPINNER)


@dataclass(frozen=True)
class Cell:
    """One display and one motion. `server` is one of SERVERS, `size` is in points; `motion` is a
    number of points per frame, FLING or REFRESH; `icons` gives each row an icon and a subtitle."""

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
    """Returns the cell with a name such as x11-480x800@1-37, or None if the name is invalid."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    server, width, height, scale, motion, icons = found.groups()
    if peers is None:
        peers = MOVING if motion == REFRESH else EVERYBODY
    return Cell(server, (int(width), int(height)), int(scale), motion, peers, icons is not None)


# All cells of a whole run. Each display has Tug's list, the bare drawing area, a blit and GTK 3's
# lists at one speed, and at scale 1 in a fling. Each server has all peers in one cell.
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
