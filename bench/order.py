"""The order of the library's functions: those that run in frames beside each other, and as they are
called. The linker takes it from resources/shared-library/order.txt."""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from cells import REFRESH, REFRESHING, Peer, cell_named
from measures import CELL, COUNTED_FRAMES, FEW, INSERTING_APART, profiled

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "resources" / "shared-library" / "order.txt"
LIBRARY = "libtug-1"
# What is run, the most frequent first: the frames of a list, with rows of each kind, rows that are
# inserted, and what a program runs once, as it starts.
RUNS = (
    (Peer("tug", FEW), CELL, COUNTED_FRAMES, ()),
    (Peer("tug", FEW), cell_named("x11-480x800@1-fling-icons"), COUNTED_FRAMES, ()),
    (REFRESHING, cell_named(f"x11-480x800@1-{REFRESH}"), COUNTED_FRAMES, ()),
    (Peer("tug-mixed", FEW), CELL, COUNTED_FRAMES, ()),
    (Peer("tug-mixed", FEW), CELL, COUNTED_FRAMES, INSERTING_APART),
    (Peer("tug-cells", FEW), CELL, COUNTED_FRAMES, ()),
    (Peer("tug", FEW), CELL, 0, ()),
)


def update(bench):
    """Writes the list anew, from a library that has the names of its functions."""
    found = {}
    with TemporaryDirectory() as name:
        folder = Path(name)
        bench.say("order: the library with names")
        builder = ROOT / "scripts" / "build-shared-library"
        subprocess.run([builder, "--named", folder], stdout=subprocess.DEVNULL, check=True)
        for peer, cell, frames, more in RUNS:
            bench.say(f"order: {peer.label}, {frames} frames")
            for function in functions(bench, folder, peer, cell, frames, more):
                found[function] = True
    FILE.write_text("\n".join(found) + "\n")


def functions(bench, folder, peer, cell, frames, more):
    """The names of the library's functions that one run calls, in order."""
    with bench.display(cell) as shown:
        profile = profiled(bench, peer, shown, frames, more, cell, library=folder)
    if not Path(profile.path_of(LIBRARY)).is_relative_to(folder):
        raise RuntimeError(f"{peer.label} has run without the names of the library's functions")
    # What has no name is called by its address.
    return [
        name for path, name in profile.in_order() if LIBRARY in path and not name.startswith("0x")
    ]
