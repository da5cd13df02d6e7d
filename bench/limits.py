"""Counts costs that repeat exactly, and compares them with their limits in bench/limits.json,
which CI checks."""

import json
from math import ceil
from pathlib import Path

import callgrind
from cells import REFRESHING, Peer, cell_named
from measures import (
    FEW, INSERTING, INSERTING_APART, INSERTS, Bench, profiled, thousand_instructions,
)  # fmt: skip

FILE = Path(__file__).with_name("limits.json")
# The factor by which instructions and touched code may exceed the numbers from which the limits
# were written: versions of GTK, Pango and cairo differ, and so do the frames that a busy machine
# draws late.
ROOM = 1.05


def counted(bench: Bench):
    """Returns the instructions and draws of a frame, the square points that are drawn, and the
    instructions of an insertion."""
    found = {}
    with bench.display() as shown:
        for name, peer in (("scrolled", Peer("tug", FEW)), ("mixed", Peer("tug-mixed", FEW))):
            bench.say(f"limits: {name}")
            profile = profiled(bench, peer, shown)
            found[f"thousand instructions of a {name} frame"] = thousand_instructions(profile)
            if name == "scrolled":
                found.update(code(profile))
        for place, more in (("beside", INSERTING), ("apart from", INSERTING_APART)):
            bench.say(f"limits: rows {place} each other")
            profile = profiled(bench, Peer("tug-mixed", FEW), shown, 40, more)
            what = f"instructions of a row that comes {place} the last"
            found[what] = profile.instructions / INSERTS
    for name, peer, motion in (
        ("scrolled", Peer("tug", FEW), "37"), ("refreshing", REFRESHING, "refresh"),
    ):  # fmt: skip
        cell = cell_named(f"x11-480x800@1-{motion}")
        with bench.display(cell) as shown:
            result = bench.once(peer, shown, 40, cell=cell)
        found[f"draws of a {name} frame"] = result["drawn"] / result["frames"]
        found[f"drawn points of a {name} frame"] = result["area"] / result["frames"]
    return {what: [value] for what, value in found.items()}


def code(profile):
    """Returns how much of the library's code the frames run. A frame waits for this code,
    because the processor's caches no longer hold it."""
    library = profile.path_of("libtug-1")
    return {
        f"{name} of the library that hold what scrolled frames run": profile.touched(library, size)
        for name, size in (("cache lines", callgrind.LINE), ("pages", callgrind.PAGE))
    }


def broken(found):
    """Returns a line for each number that is above its limit or has no limit."""
    limits = json.loads(FILE.read_text())
    if limits.keys() != found.keys():
        return [f"{FILE.name} is about other numbers: scripts/bench --update-limits"]
    return [
        f"{what}: {values[0]:.3f}, more than {limits[what]}"
        for what, values in found.items()
        if values[0] > limits[what]
    ]


def update(found):
    """Writes the counted numbers as the new limits."""
    limits = {
        what: round(values[0]) if "draw" in what else ceil(values[0] * ROOM)
        for what, values in found.items()
    }
    FILE.write_text(json.dumps(limits, indent=2) + "\n")
