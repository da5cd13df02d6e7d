"""The order of the library's functions: first the functions of a scrolled frame, in call order.

The linker reads it from resources/shared-library/order.txt."""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from cells import Peer
from measures import FEW, profiled

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "resources" / "shared-library" / "order.txt"
LIBRARY = "libtug-1"


def update(bench):
    """Rewrites the list, with a library that has the names of its functions."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        bench.say("order: the library with names")
        builder = ROOT / "scripts" / "build-shared-library"
        subprocess.run([builder, "--named", folder], stdout=subprocess.DEVNULL, check=True)
        bench.say("order: scrolled frames")
        found = functions(bench, folder)
    FILE.write_text("\n".join(found) + "\n")


def functions(bench, folder):
    """Returns the names of the library's functions that a scrolled frame calls, in order."""
    with bench.display() as shown:
        profile = profiled(bench, Peer("tug", FEW), shown, library=folder)
    if not Path(profile.path_of(LIBRARY)).is_relative_to(folder):
        raise RuntimeError("the frames ran with a library without the names of its functions")
    # The profile names an unnamed function by its address.
    return [
        name for path, name in profile.in_order() if LIBRARY in path and not name.startswith("0x")
    ]
