"""Draws an image of the measurements with Tug's canvas."""

import subprocess
from statistics import median

from cells import CACHED, EMPTY, LIST_BOX, LIST_VIEW, TREE_VIEW, TUG
from programs import ROOT

PROGRAM = "bench-picture"
# The groups of bars: cells with their titles. BARS has the peers with theirs.
GROUPS = (
    ("x11-480x800@1-37", "X11, 480 × 800"),
    ("x11-1920x1080@1-37", "X11, 1920 × 1080"),
    ("pixman-480x800@1-37", "Wayland, 480 × 800"),
    ("pixman-1920x1080@1-37", "Wayland, 1920 × 1080"),
)
BARS = (
    (TUG, "Tug, 100,000 rows"),
    (CACHED, "bare drawing area"),
    (LIST_BOX, "GtkListBox, 1,000"),
    (TREE_VIEW, "GtkTreeView, 1,000,000"),
    (LIST_VIEW, "GTK 4 GtkListView"),
    (EMPTY, "nothing drawn"),
)


def lines(report):
    """Yields the bars of a report, as the program reads them."""
    for name, title in GROUPS:
        cell = report["cells"].get(name)
        if cell is None:
            continue
        yield ("group", title)
        for peer, words in BARS:
            if peer.label in cell:
                costs = (f"{median(cell[peer.label][what]):.3f}" for what in ("client", "server"))
                yield ("own" if peer is TUG else "bar", words, *costs)


def draw(report, path, theme):
    """Draws a report into the PNG `path`, on a light or dark background."""
    build = ["swift", "build", "-c", "release", "--package-path", ROOT, "--product", PROGRAM]
    subprocess.run(build, check=True, capture_output=True)
    folder = subprocess.run(
        [*build, "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip()
    text = "".join("\t".join(words) + "\n" for words in lines(report))
    subprocess.run([f"{folder}/{PROGRAM}", theme, path], input=text, text=True, check=True)
