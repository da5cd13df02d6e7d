"""Runs of peers: each a process of its own, in rounds so that all see the same state of the machine."""

import json
import subprocess
import time
from dataclasses import dataclass, field
from statistics import median

from displays import display

# The longest that one run may take, in seconds: a million rows in a GtkTreeView take some.
RUN_SECONDS = 120
# The share of frames that are faster than what counts as the slow ones.
SLOW = 0.99


@dataclass(frozen=True)
class Length:
    """How much is measured: rounds, and frames of each before and while it is measured."""

    rounds: int = 5
    warm_up: int = 20
    frames: int = 100


QUICK = Length(rounds=1, warm_up=2, frames=20)


@dataclass
class Runs:
    """What the runs of one peer in one cell have printed, and their numbers, in ms a frame."""

    results: list = field(default_factory=list)

    @property
    def client(self):
        return [median(result["client"]) for result in self.results]

    @property
    def server(self):
        return [median(result["server"]) for result in self.results]

    @property
    def both(self):
        return [client + server for client, server in zip(self.client, self.server)]

    @property
    def slow(self):
        """The frame of each run that 99 % are not slower than."""
        return [
            sorted(result["client"])[int(SLOW * (len(result["client"]) - 1))]
            for result in self.results
        ]


def run_cell(cell, programs, length, said=lambda text: None):
    """Measures the peers of `cell` in turn, `length.rounds` times; Runs by the peers' labels."""
    found = {peer.label: Runs() for peer in cell.peers}
    with display(cell.server, cell.size, cell.scale) as shown:
        for number in range(length.rounds):
            said(f"{cell.name}: round {number + 1} of {length.rounds}")
            for peer in cell.peers:
                found[peer.label].results.append(run(peer, cell, shown, programs, length))
    return found


def run(peer, cell, shown, programs, length, more=()):
    """One run of `peer`: the object that it prints."""
    width, height = cell.size
    command = [
        programs[peer.name], "--peer", peer.name, "--rows", peer.rows, "--step", cell.step,
        "--width", width, "--height", height, "--warm-up", length.warm_up,
        "--frames", length.frames, "--server", shown.process.pid,
        *(["--icons"] if cell.icons else []), *more, "--since", time.monotonic_ns(),
    ]  # fmt: skip
    finished = subprocess.run(
        [str(word) for word in command], env=shown.environment, capture_output=True, text=True,
        timeout=RUN_SECONDS, check=False,
    )  # fmt: skip
    if finished.returncode != 0 or finished.stderr:
        raise RuntimeError(f"{peer.label} in {cell.name}: {finished.returncode} {finished.stderr}")
    result = json.loads(finished.stdout)
    check(result, peer, cell, length)
    return result


def check(result, peer, cell, length):
    """Raises where a peer has not done the work that all do."""
    shown = (result["width"], result["height"]), result["scale"]
    if shown != (cell.size, cell.scale):
        raise RuntimeError(f"{peer.label} has {shown} in {cell.name}")
    if result["drawn"] < length.frames:
        raise RuntimeError(f"{peer.label} drew {result['drawn']} of {length.frames} frames")
    expected = rows_in_view(result["offset"], cell.size[1])
    if result["visible_rows"] not in (-1, *expected):
        raise RuntimeError(f"{peer.label} shows {result['visible_rows']} rows, not {expected}")


# As in peers/work.h.
ROW_HEIGHT = 44


def rows_in_view(offset, height):
    """How many rows are in view at an offset: two numbers where it is not a whole one, since some
    peers round it."""
    counts = set()
    for start in (int(offset), int(offset + 0.999)):
        counts.add(-(-(start + height) // ROW_HEIGHT) - start // ROW_HEIGHT)
    return sorted(counts)
