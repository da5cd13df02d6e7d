"""Measures Tug's list and its peers: scripts/bench starts this program, and its help lists the
options."""

import argparse
import json
import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent
sys.path[:0] = [str(FOLDER), str(ROOT / "Tests" / "Windows" / "Harness")]
os.environ.setdefault("TUG_HARNESS_CACHE", str(ROOT / ".build" / "end-to-end-cache"))

import documents  # noqa: E402
import limits  # noqa: E402
import machine  # noqa: E402
import order  # noqa: E402
import picture  # noqa: E402
import table  # noqa: E402
from cells import CELLS_OF_A_RUN, EVERYBODY, MOVING, cell_named  # noqa: E402
from displays import Unavailable  # noqa: E402
from measures import TIMED, Bench  # noqa: E402
from programs import build  # noqa: E402
from runs import QUICK, Length, run_cell  # noqa: E402

FAILED, BAD_ARGUMENTS = 1, 2
MEASURES = {**TIMED, "limits": limits.counted}
EPILOGUE = f"""\
names for --only: cells as x11-480x800@1-37, which is SERVER-SIZE@SCALE-MOTION. SERVER is x11, or
pixman or gl for Weston's renderers; MOTION is a number of points per frame, fling or refresh. With
-icons at the end rows have icons and subtitles.

Measures are {', '.join(TIMED)};
and limits, which counts costs that repeat exactly, and fails if one exceeds bench/limits.json."""


def arguments():
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description=__doc__.split(":")[0] + ".", epilog=EPILOGUE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument(
        "--prefix", type=Path, default=os.environ.get("TUG_PREFIX", ROOT / ".build" / "installed"),
        help="where the library is installed [$TUG_PREFIX, or .build/installed]",
    )  # fmt: skip
    parser.add_argument("--only", metavar="NAME", action="append", help="one cell or measure")
    parser.add_argument("--peers", metavar="NAME,…", help="only these peers of each cell")
    parser.add_argument("--rounds", type=int, default=Length.rounds, help="runs of each peer")
    parser.add_argument("--frames", type=int, default=Length.frames, help="frames of each run")
    parser.add_argument("--quick", action="store_true", help="a short run of all, as a check")
    parser.add_argument("--json", metavar="FILE", type=Path, help="where to write the numbers")
    parser.add_argument("--picture", metavar="FILE", type=Path, help="where to draw them, as a PNG")
    parser.add_argument("--dark", action="store_true", help="draw on a dark background")
    parser.add_argument(
        "--from", metavar="FILE", type=Path, dest="report",
        help="measure nothing: read the numbers from a file that --json wrote",
    )  # fmt: skip
    parser.add_argument(
        "--update-docs", action="store_true",
        help="write the numbers into docs/performance.md, and draw the pictures of README.md",
    )  # fmt: skip
    parser.add_argument(
        "--check-docs", action="store_true", help="fail if the tables on these pages are outdated",
    )  # fmt: skip
    parser.add_argument(
        "--update-limits", action="store_true",
        help=f"count costs that repeat exactly, and write them to {limits.FILE.name}",
    )  # fmt: skip
    parser.add_argument(
        "--update-order", action="store_true",
        help="write the order of the library's functions to order.txt",
    )  # fmt: skip
    return parser.parse_args()


def say(text):
    """Shows the progress of the run on the terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def chosen(options):
    """Returns the cells and the names of the measures that the options select."""
    names = ["limits"] if options.update_limits else options.only
    if names is None:
        cells = CELLS_OF_A_RUN[:1] if options.quick else CELLS_OF_A_RUN
        return cells, list(TIMED)
    peers = None
    if options.peers:
        words = options.peers.split(",")
        peers = tuple(peer for peer in (*EVERYBODY, *MOVING) if peer.name in words)
        unknown = set(words) - {peer.name for peer in peers}
        if unknown:
            sys.exit(f"scripts/bench: unknown peer: {', '.join(sorted(unknown))}")
    cells = [cell_named(name, peers) for name in names if name not in MEASURES]
    if None in cells:
        sys.exit("scripts/bench: unknown cell or measure; see --help")
    return cells, [name for name in names if name in MEASURES]


def measured_cells(cells, programs, length):
    """Returns the numbers of each cell, without cells whose display cannot start on this
    machine."""
    found = {}
    for cell in cells:
        try:
            found[cell.name] = run_cell(cell, programs, length, say)
        except Unavailable as reason:
            print(f"{cell.name} is skipped: {reason}", file=sys.stderr)
    return found


def measured(options):
    """Returns a report of the selected cells and measures."""
    length = QUICK if options.quick else Length(options.rounds, frames=options.frames)
    cells, measures = chosen(options)
    programs = build(options.prefix.resolve())
    bench = Bench(programs, length, options.quick, say)
    report = {
        **machine.description(),
        "rounds": length.rounds,
        "frames": length.frames,
        "cells": measured_cells(cells, programs, length),
        "measures": {name: MEASURES[name](bench) for name in measures},
    }
    report["goals"] = table.results(report, bool(cells and measures) and not options.quick)
    say("")
    return report


def known(path):
    """Returns the report in a file, with its goals recomputed by the current definitions."""
    report = json.loads(path.read_text())
    return {**report, "goals": table.results(report, bool(report["cells"] and report["measures"]))}


def main():
    options = arguments()
    if options.update_order:
        order.update(Bench(build(options.prefix.resolve()), QUICK, False, say))
        say("")
        return 0
    if options.rounds < 1 or options.frames < 20:
        print("scripts/bench: at least one round of 20 frames is needed", file=sys.stderr)
        return BAD_ARGUMENTS
    if options.update_docs and (options.quick or options.only or options.peers):
        print("scripts/bench: only a complete run can update the pages", file=sys.stderr)
        return BAD_ARGUMENTS
    report = known(options.report) if options.report else measured(options)
    print(table.whole_text(report))
    if options.json:
        documents.save(report, options.json)
    if options.picture:
        picture.draw(report, options.picture, "dark" if options.dark else "light")
    if options.update_docs:
        documents.update(report)
    faults = []
    if options.check_docs and documents.is_outdated(report):
        faults.append(f"{documents.PAGE}: the tables differ from the measured values")
    counted = report["measures"].get("limits")
    if counted:
        if options.update_limits:
            limits.update(counted)
        faults += limits.broken(counted)
    print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
    return FAILED if faults else 0


sys.exit(main())
