"""Runs peers, each as a separate process, in rounds, so that other load on the machine affects
all of them equally."""

import json
import subprocess
import time
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import fmean, median

from cells import EMPTY, FLING, REFRESH
from displays import display

# The time limit of one run in seconds. A GtkTreeView of a million rows takes a few seconds, and
# Valgrind is thirty times slower.
RUN_SECONDS = 200
# The numbers that a run has once: times in ms, and memory in kB.
ONCE = ("set_up", "first_frame", "first_frame_cpu", "private", "resident")
# The quantile of frame times that stands for slow frames.
SLOW = 0.99
# The number of frames in which a header opens: at 60 per second its opening takes 24.
OPENING_FRAMES = 60
# The largest fraction of the window that a running refresh may redraw.
MOVING_SHARE = 0.01
# Equal to ROW_HEIGHT in peers/work.h.
ROW_HEIGHT = 44


@dataclass(frozen=True)
class Length:
    """The length of a measurement: the rounds, and the frames of each round before and during
    the measuring."""

    rounds: int = 5
    warm_up: int = 20
    frames: int = 100


QUICK = Length(rounds=1, warm_up=2, frames=20)


def run_cell(cell, programs, length, say=lambda text: None):
    """Measures the peers of `cell` in turn, `length.rounds` times, and returns the numbers of
    each by its label.

    Peers without a program are left out."""
    peers = [peer for peer in cell.peers if peer.name in programs]
    results = {peer.label: [] for peer in peers}
    with prepared_display(cell, programs) as shown:
        for number in range(length.rounds):
            say(f"{cell.name}: round {number + 1} of {length.rounds}")
            for peer in peers:
                results[peer.label].append(run(peer, cell, shown, programs, length))
    return {label: numbers(found) for label, found in results.items()}


@contextmanager
def prepared_display(cell, programs):
    """Yields the display of `cell`, on which a GTK program has already run.

    The first program on an X server looks up the visuals of GLX, which takes more time and
    memory than everything else, and leaves them there for later programs."""
    with display(cell.server, cell.size, cell.scale) as shown:
        run(EMPTY, cell, shown, programs, Length(warm_up=0, frames=0))
        yield shown


def numbers(results):
    """Returns the costs of one peer's runs, round by round: medians of processor time in ms per
    frame, the client's mean and 99th percentile, page faults, memory in kB, and the costs of
    starting."""
    frames = [sorted(result["client"]) for result in results]
    servers = [median(result["server"]) for result in results]
    clients = [median(times) for times in frames]
    return {
        "client": clients,
        "server": servers,
        "both": [client + server for client, server in zip(clients, servers)],
        "mean": [fmean(times) for times in frames],
        "slow": [times[int(SLOW * (len(times) - 1))] for times in frames],
        "drawn": [result["drawn"] / result["frames"] for result in results],
        "faults": [result["faults"] / result["frames"] for result in results],
        "area": [result["area"] / result["frames"] for result in results],
        **{name: [result[name] for result in results] for name in ONCE},
    }


def run(peer, cell, shown, programs, length, more=(), before=()):
    """Runs `peer` with `more` options and the words of `before` before its command, and returns
    the JSON object that it prints."""
    width, height = cell.size
    command = [
        *before, programs[peer.name], "--peer", peer.name, "--rows", peer.rows,
        "--step", 0 if cell.motion in (FLING, REFRESH) else cell.motion,
        "--width", width, "--height", height,
        "--warm-up", max(length.warm_up, OPENING_FRAMES if cell.motion == REFRESH else 0),
        "--frames", length.frames, "--server", shown.process.pid,
        *(["--icons"] if cell.icons else []), *more, "--since", time.monotonic_ns(),
    ]  # fmt: skip
    environment = dict(shown.environment)
    if peer.renderer:
        environment["GSK_RENDERER"] = peer.renderer
    finished = subprocess.run(
        [str(word) for word in command], env=environment, capture_output=True, text=True,
        timeout=RUN_SECONDS, check=False,
    )  # fmt: skip
    # Valgrind prints a banner, and GTK 4 warns about a missing session bus.
    is_quiet = not before and not peer.renderer
    if finished.returncode != 0 or finished.stderr and is_quiet:
        raise RuntimeError(f"{peer.label} in {cell.name}: {finished.returncode} {finished.stderr}")
    result = json.loads(finished.stdout)
    check(result, peer, cell)
    return result


def check(result, peer, cell):
    """Raises an error if a peer has not done the work that all peers do."""
    shown = (result["width"], result["height"]), result["scale"]
    if shown != (cell.size, cell.scale):
        raise RuntimeError(f"{peer.label} has {shown} in {cell.name}")
    if result["drawn"] < result["frames"]:
        raise RuntimeError(f"{peer.label} drew {result['drawn']} of {result['frames']} frames")
    share = result["area"] / max(result["frames"], 1) / (cell.size[0] * cell.size[1])
    if cell.motion == REFRESH and peer != EMPTY and share > MOVING_SHARE:
        raise RuntimeError(f"{peer.label} draws {share:.3f} of the window in {cell.name}")
    if "visible_rows" in result and peer.rows > 0:
        expected = rows_in_view(result["offset"], cell.size[1])
        if result["visible_rows"] not in expected:
            raise RuntimeError(
                f"{peer.label} shows {result['visible_rows']} rows and not {expected} at "
                f"{result['offset']} in {cell.name}"
            )


def rows_in_view(offset, height):
    """Returns the possible numbers of rows that are at least partly visible at an offset,
    because some peers round the offset."""
    starts = int(offset), int(offset + 0.999)
    return sorted({-(-(start + height) // ROW_HEIGHT) - start // ROW_HEIGHT for start in starts})
