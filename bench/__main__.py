"""Measures our list beside its peers: scripts/bench starts it."""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent
sys.path[:0] = [str(FOLDER), str(ROOT / "Tests" / "Harness")]
os.environ.setdefault("TUG_HARNESS_CACHE", str(ROOT / ".build" / "end-to-end-cache"))

from cells import EVERYBODY, cell_named  # noqa: E402
from programs import build  # noqa: E402
from runs import QUICK, Length, run_cell  # noqa: E402
from table import cell_table  # noqa: E402


def main():
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("--prefix", type=Path, default=ROOT / ".build" / "installed")
    parser.add_argument("--only")
    parser.add_argument("--peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--frames", type=int, default=100)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    length = QUICK if options.quick else Length(options.rounds, frames=options.frames)
    programs = build(options.prefix.resolve())
    cell = cell_named(options.only)
    if options.peers:
        names = options.peers.split(",")
        cell = replace(cell, peers=tuple(peer for peer in EVERYBODY if peer.name in names))
    found = run_cell(cell, programs, length, lambda text: print(text, file=sys.stderr))
    print("\n".join(cell_table(cell, found, "cached 100,000")))


main()
