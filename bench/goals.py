"""Defines the goals of the measurement: each goal has a limit, and a function that takes its
numbers from a report."""

from dataclasses import dataclass
from statistics import median
from typing import Callable

from cells import (
    BLIT, CACHED, CELLS, LIST_BOX, LIST_VIEW, REFRESHING, SPINNER, TREE_VIEW, TUG,
)  # fmt: skip
from measures import MANY


@dataclass(frozen=True)
class Goal:
    """A limit for a number.

    `values` takes the number from a report, one value for each round, or returns None if the
    report lacks it. `unit` follows the number; without a unit it is a ratio. A goal without a
    limit is shown next to the others. `otherwise` is shown if a whole run has no number. `blit`
    takes the same number from a report for a peer that only copies a finished image."""

    measure: str
    limit: float | None
    values: Callable
    unit: str = ""
    otherwise: str = ""
    blit: Callable | None = None

    def result(self, report):
        """Returns the goal with its measured values, as reports contain it, or None if it was
        not measured."""
        values = self.values(report)
        about = {"measure": self.measure, "goal": self.limit, "unit": self.unit}
        if not values:
            return {**about, "measured": self.otherwise} if self.otherwise else None
        measured = median(values)
        blits = self.blit and self.blit(report)
        return {
            **about,
            "measured": measured,
            "blit": median(blits) if blits else None,
            "spread": (max(values) - min(values)) / 2,
            "met": None if self.limit is None else measured <= self.limit,
        }


def ratio(cell, ours, theirs, what="client"):
    """Returns a function that computes the ratios of two peers in a cell, round by round."""

    def values(report):
        peers = report["cells"].get(cell, {})
        if ours.label not in peers or theirs.label not in peers:
            return None
        return quotients(peers[ours.label][what], peers[theirs.label][what])

    return values


def scrolled(measure, limit, cell, theirs, what="client", ours=TUG, otherwise=""):
    """Returns a goal that compares a scrolled frame of Tug with one of another peer, and shows a
    blit's cost next to it."""
    return Goal(
        measure, limit, ratio(cell, ours, theirs, what), otherwise=otherwise,
        blit=ratio(cell, BLIT, theirs, what),
    )  # fmt: skip


def quotients(ours, theirs):
    return [mine / other for mine, other in zip(ours, theirs)]


def more_than(cell, ours, theirs):
    """Returns a function that computes how many ms one peer takes more than another in a cell."""

    def values(report):
        peers = report["cells"].get(cell, {})
        if ours.label not in peers or theirs.label not in peers:
            return None
        pairs = zip(peers[ours.label]["client"], peers[theirs.label]["client"])
        return [mine - other for mine, other in pairs]

    return values


def slow_frames(cell, peer):
    """Returns a function that divides a peer's 99th percentile by its own median."""

    def values(report):
        found = report["cells"].get(cell, {}).get(peer.label)
        return found and quotients(found["slow"], found["client"])

    return values


def measured(name, calculate):
    """Returns a function that applies `calculate` to the numbers of a measure."""

    def values(report):
        found = report["measures"].get(name)
        return found and calculate(found)

    return values


def compared(name, ours, theirs):
    """Returns a function that computes the ratios of two numbers of a measure."""
    return measured(name, lambda found: quotients(found.get(ours, []), found.get(theirs, [])))


def above(name, more, less, scale):
    """Returns a function that computes the difference of two numbers of a measure in kB, times
    `scale`."""
    return measured(
        name, lambda found: [(high - low) * scale for high, low in zip(found[more], found[less])]
    )


def worst(name):
    """Returns a function that computes the largest of all numbers of a measure."""
    return measured(name, lambda found: [max(max(numbers) for numbers in found.values())])


SMALL, SLOW, LARGE = "x11-480x800@1-37", "x11-480x800@1-7", "x11-1920x1080@1-37"
PIXMAN, PIXMAN_LARGE = "pixman-480x800@1-37", "pixman-1920x1080@1-37"
GL, GL_LARGE = "gl-480x800@1-37", "gl-1920x1080@1-37"
BARE = "bare drawing area"
KB, BYTES_A_ROW = 1 / 1024, 1024 / MANY

GOALS = (
    scrolled(f"{BARE}, X11 480×800, 37 points a frame", 0.85, SMALL, CACHED),
    scrolled(f"{BARE}, X11 480×800, 7 points a frame", 0.70, SLOW, CACHED),
    scrolled(f"{BARE}, X11 1920×1080", 0.80, LARGE, CACHED),
    # The median omits the frames that lay out new rows, so the mean frame is shown too.
    scrolled(f"{BARE}, X11 480×800, 37 points, mean frame", None, SMALL, CACHED, "mean"),
    scrolled(f"{BARE}, X11 1920×1080, mean frame", None, LARGE, CACHED, "mean"),
    *(
        scrolled(f"{BARE}, icons and subtitles, X11 {place}", limit, f"{cell}-icons", CACHED)
        for place, limit, cell in (
            ("480×800, 37 points", 0.85, SMALL), ("480×800, 7 points", 0.70, SLOW),
            ("1920×1080", 0.80, LARGE),
        )
    ),
    scrolled(f"{BARE}, X11 480×800, client and server", 1.00, SMALL, CACHED, "both"),
    scrolled(f"{BARE}, X11 1920×1080, client and server", 1.15, LARGE, CACHED, "both"),
    scrolled(f"{BARE}, Wayland (pixman) 480×800", 1.05, PIXMAN, CACHED),
    scrolled(f"{BARE}, Wayland (pixman) 1920×1080", 1.05, PIXMAN_LARGE, CACHED),
    scrolled(f"{BARE}, Wayland (GL) 480×800", 1.05, GL, CACHED, otherwise="not available"),
    scrolled(f"{BARE}, Wayland (GL) 1920×1080", 1.05, GL_LARGE, CACHED, otherwise="not available"),
    Goal("more than one blit, X11 480×800", 0.25, more_than(SMALL, TUG, BLIT), "ms"),
    Goal("more than one blit, X11 1920×1080", 0.25, more_than(LARGE, TUG, BLIT), "ms"),
    scrolled(
        "GtkTreeView of 1,000,000 rows, X11 480×800, client and server", 0.45, SMALL, TREE_VIEW,
        "both",
    ),
    scrolled(
        "GtkTreeView of 1,000,000 rows, Wayland (pixman) 1920×1080", 0.80, PIXMAN_LARGE, TREE_VIEW
    ),
    scrolled(
        "GtkListBox of 1,000 rows, X11 480×800, client and server", 0.60, SMALL, LIST_BOX, "both"
    ),
    scrolled("GtkListBox of 1,000 rows, Wayland (pixman) 1920×1080", 0.85, PIXMAN_LARGE, LIST_BOX),
    scrolled("cell renderers: GtkTreeView, X11 480×800", 0.70, SMALL, TREE_VIEW, ours=CELLS),
    Goal(
        "GTK 4's GtkListView (cairo), X11 480×800", None, ratio(SMALL, TUG, LIST_VIEW),
        otherwise="not installed",
    ),
    Goal("99th percentile of frames: own median, X11 480×800", 2.0, slow_frames(SMALL, TUG)),
    Goal("99th percentile of frames: own median, Wayland (pixman)", 2.0, slow_frames(PIXMAN, TUG)),
    Goal(
        "instructions a frame, 10,000,000 rows: 1,000", 1.05,
        compared("instructions", "many", "few"),
    ),
    Goal(
        "instructions a frame, 10,000,000 rows of mixed heights: 1,000", 1.05,
        compared("instructions", "many mixed", "few mixed"),
    ),
    Goal(
        "set-up of 1,000,000 rows: GtkListStore and GtkTreeView", 0.02,
        compared("set-up", "tug", "tree-view"),
    ),
    Goal(
        "set-up of 1,000,000 rows of a GtkListStore: GtkTreeView", None,
        ratio(SMALL, CELLS, TREE_VIEW, "set_up"),
    ),
    Goal("memory of 10,000,000 rows", 5.0, above("memory", "uniform", "none", KB), "MB"),
    Goal(
        "memory of 10,000,000 rows of mixed heights", 8.0,
        above("memory", "mixed", "none", BYTES_A_ROW), "bytes a row",
    ),
    Goal(
        "insertion in the middle of 10,000,000 mixed rows, beside the last", 2.0,
        measured("insertion", lambda found: found["many"]), "µs",
    ),
    Goal("the same: among 1,000", 15.0, compared("insertion", "many", "few")),
    Goal(
        "the same, each row far from the last", 2.0,
        measured("insertion", lambda found: found["apart"]), "µs",
    ),
    Goal(
        "first frame: a bare GtkDrawingArea", 1.10,
        compared("start", "tug first_frame", "bare first_frame"),
    ),
    Goal(
        "first frame: a drawing area with rows of text", None,
        compared("start", "tug first_frame", "text first_frame"),
    ),
    Goal(
        "first frame of an empty list: a bare GtkDrawingArea", None,
        compared("start", "empty first_frame", "bare first_frame"),
    ),
    Goal(
        "processor time to the first frame: a bare GtkDrawingArea", None,
        compared("start", "tug first_frame_cpu", "bare first_frame_cpu"),
    ),
    Goal(
        "processor time to the first frame: a drawing area with rows of text", None,
        compared("start", "tug first_frame_cpu", "text first_frame_cpu"),
    ),
    Goal(
        "memory above a bare program, resident", None,
        above("start", "tug resident", "bare resident", KB), "MB",
    ),
    Goal(
        "memory above a bare program, private", None,
        above("start", "tug private", "bare private", KB), "MB",
    ),
    *(
        Goal(
            f"a running refresh: a GtkSpinner, {name} 480×800, scale {scale}", 1.2,
            ratio(f"{server}-480x800@{scale}-refresh", REFRESHING, SPINNER), otherwise=otherwise,
        )
        for name, server, otherwise in (
            ("X11", "x11", ""), ("Wayland (pixman)", "pixman", ""),
            ("Wayland (GL)", "gl", "not available"),
        )
        for scale in (1, 2)
    ),
    Goal(
        "frames added or not drawn, by setter, touch and model, X11 and Wayland", 0.0,
        worst("latency"), "frames",
    ),
    Goal("pixels in which peers differ that show the same", 0.0, worst("pictures"), "pixels"),
)  # fmt: skip
