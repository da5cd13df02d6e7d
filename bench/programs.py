"""Building the programs that are measured."""

import hashlib
import os
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent
BUILT = ROOT / ".build" / "bench"
# The peers in each program.
PROGRAMS = {
    "gtk-peers": ("cached", "blit", "drawing-area", "tree-view", "list-box"),
    "tug-peers": ("tug", "tug-cells"),
}


def build(prefix):
    """Builds all of them with the library below `prefix`; the programs by the peers' names."""
    folder = BUILT / hashlib.sha256(str(prefix).encode()).hexdigest()[:12]
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig")}
    subprocess.run(
        ["make", "--silent", "-C", FOLDER / "peers", f"BUILD={folder}"],
        env=environment, check=True,
    )  # fmt: skip
    return {peer: folder / name for name, peers in PROGRAMS.items() for peer in peers}
