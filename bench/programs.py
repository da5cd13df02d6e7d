"""Builds the measured programs."""

import hashlib
import os
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent
BUILT = ROOT / ".build" / "bench"
# The peers of each program. A program without peers has its own name here.
PROGRAMS = {
    "gtk-peers": ("cached", "blit", "drawing-area", "tree-view", "list-box", "spinner"),
    "tug-peers": ("tug", "tug-mixed", "tug-cells", "tug-refreshing"),
    "latency": ("latency",),
}
GTK4_PROGRAMS = {"gtk4-peers": ("list-view",)}


def build(prefix):
    """Builds all programs with the library below `prefix`, and returns the programs by the
    peers' names.

    Programs for GTK 4 are built only if its package is installed."""
    folder = BUILT / hashlib.sha256(str(prefix).encode()).hexdigest()[:12]
    folder.mkdir(parents=True, exist_ok=True)
    paths = [str(prefix / "lib" / "pkgconfig"), os.environ.get("PKG_CONFIG_PATH", "")]
    environment = {**os.environ, "PKG_CONFIG_PATH": os.pathsep.join(filter(None, paths))}
    make = ["make", "--silent", "-C", FOLDER / "peers", f"BUILD={folder}"]
    subprocess.run([*make, "all"], env=environment, check=True)
    programs = dict(PROGRAMS)
    gtk4 = subprocess.run(["pkg-config", "--exists", "gtk4"], env=environment, check=False)
    if gtk4.returncode == 0:
        subprocess.run([*make, "gtk4"], env=environment, check=True)
        programs.update(GTK4_PROGRAMS)
    return {peer: folder / name for name, peers in programs.items() for peer in peers}
