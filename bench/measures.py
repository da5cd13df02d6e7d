"""Defines the measures other than the frames of cells: functions that return numbers by their
names."""

import json
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import callgrind
from cells import CACHED, EMPTY, LIST_BOX, TREE_VIEW, Peer, cell_named
from displays import SERVERS
from runs import Length, prepared_display, run

CELL = cell_named("x11-480x800@1-37")
# The number of runs for work that happens once, such as starting.
STARTS = 10
MANY, FEW = 10_000_000, 1_000
INSERTS = 1_000
INSERTING = ("--inserts", INSERTS)
INSERTING_APART = (*INSERTING, "--apart")
# The number of frames whose instructions are counted. A whole number of rows scrolls by in them.
COUNTED_FRAMES = 44
# The cells in which peers must show equal images.
PICTURED = (
    "x11-480x800@1-37", "x11-480x800@1-fling", "x11-480x800@1-37-icons", "x11-480x800@2-37",
    "x11-1920x1080@1-37", "x11-1920x1080@2-37",
)  # fmt: skip
# Pairs of peers that show equal images. The separators of a GtkListBox span its width, and Tug's
# begin at the text. At scale 2 they are two pixels high, and fainter than any text by LINE_LEVELS
# of 255.
PAIRS = (("tug", "cached"), ("tug", "list-box"), ("tug-cells", "tree-view"))
TEXT_START, LINE_LEVELS = 12, 40


class Bench:
    """The context of a measure: the programs by their names, the length, and a function that
    reports progress."""

    def __init__(self, programs, length, is_quick, say):
        self.programs = programs
        self.length = length
        self.is_quick = is_quick
        self.say = say

    def rounds(self, name, count=None):
        """Yields the rounds of a measure, and reports each of them."""
        count = 1 if self.is_quick else count or self.length.rounds
        for number in range(count):
            self.say(f"{name}: round {number + 1} of {count}")
            yield number

    def display(self, cell=CELL):
        """Returns the display of a cell, ready for programs."""
        return prepared_display(cell, self.programs)

    def once(self, peer, shown, frames=0, more=(), before=(), cell=CELL):
        """Runs `peer` until its first frame, or until some more frames."""
        length = Length(warm_up=10 if frames else 0, frames=frames)
        return run(peer, cell, shown, self.programs, length, more, before)


def start(bench):
    """Returns the wall and processor time in ms until the first frame, and the memory at that
    time in kB.

    The programs are Tug's list, Tug's empty list, a bare drawing area, and one that draws rows
    of text."""
    peers = {
        "tug": Peer("tug", FEW), "empty": Peer("tug", 0), "bare": EMPTY, "text": Peer("cached", FEW),
    }  # fmt: skip
    found = {}
    with bench.display() as shown:
        for _ in bench.rounds("start", STARTS):
            for name, peer in peers.items():
                result = bench.once(peer, shown)
                for what in ("first_frame", "first_frame_cpu", "private", "resident"):
                    found.setdefault(f"{name} {what}", []).append(result[what])
    return found


def set_up(bench):
    """Returns the processor time in ms of creating a million rows and their widget."""
    found = {"tug": [], "tree-view": []}
    with bench.display() as shown:
        for _ in bench.rounds("set-up"):
            for peer in (Peer("tug", TREE_VIEW.rows), TREE_VIEW):
                found[peer.name].append(bench.once(peer, shown)["set_up"])
    return found


def memory(bench):
    """Returns the private memory in kB of many rows, after they were scrolled, and of no rows."""
    peers = {"none": Peer("tug", 0), "uniform": Peer("tug", MANY), "mixed": Peer("tug-mixed", MANY)}
    found = {name: [] for name in peers}
    with bench.display() as shown:
        for _ in bench.rounds("memory"):
            for name, peer in peers.items():
                frames = 0 if name == "none" else 40
                found[name].append(bench.once(peer, shown, frames)["private"])
    return found


def insertion(bench):
    """Returns the processor time in µs of inserting a row in the middle, next to the last one or
    apart from it."""
    runs = {
        "many": (MANY, INSERTING), "few": (FEW, INSERTING), "apart": (MANY, INSERTING_APART),
    }  # fmt: skip
    found = {name: [] for name in runs}
    with bench.display() as shown:
        for _ in bench.rounds("insertion"):
            for name, (rows, more) in runs.items():
                result = bench.once(Peer("tug-mixed", rows), shown, 40, more)
                found[name].append(result["insertion"])
    return found


def instructions(bench):
    """Returns the instructions of a scrolled frame, in thousands."""
    peers = {
        "few": Peer("tug", FEW), "many": Peer("tug", MANY), "few mixed": Peer("tug-mixed", FEW),
        "many mixed": Peer("tug-mixed", MANY), "cached": CACHED,
    }  # fmt: skip
    found = {}
    with bench.display() as shown:
        for name, peer in list(peers.items())[: 2 if bench.is_quick else None]:
            bench.say(f"instructions: {name}")
            found[name] = [thousand_instructions(profiled(bench, peer, shown))]
    return found


def thousand_instructions(profile):
    """Returns the instructions of a frame in thousands, from the profile of the counted frames."""
    return profile.instructions / COUNTED_FRAMES / 1e3


def profiled(bench, peer, shown, frames=COUNTED_FRAMES, more=(), cell=CELL, library=None):
    """Returns the profile of a peer's frames.

    Without frames, the profile is of the start; if the peer inserts rows, only of the
    insertions. `library` is the folder of a library that the peer loads instead of the installed
    one."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "callgrind.out")
        before = (
            *(["env", f"LD_LIBRARY_PATH={library}"] if library else []),
            "valgrind", "--tool=callgrind", "--dump-instr=yes", "--demangle=no",
            f"--instr-atstart={'no' if frames else 'yes'}", f"--log-file={folder}/log",
            f"--callgrind-out-file={file}",
        )  # fmt: skip
        bench.once(peer, shown, frames, more, before, cell)
        return callgrind.read(file)


def latency(bench):
    """Returns the number of frames added between a cause and its pixels, plus the frames that
    were not drawn, by cause, on both kinds of servers."""
    program = bench.programs["latency"]
    causes = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    found = {}
    for server in SERVERS[: 1 if bench.is_quick else 2]:
        with bench.display(cell_named(f"{server}-480x800@1-37")) as shown:
            for cause in causes.splitlines():
                bench.say(f"latency: {cause} on {server}")
                command = [program, cause, str(20 if bench.is_quick else 120)]
                said = subprocess.run(
                    command, env=shown.environment, capture_output=True, text=True, timeout=60,
                    check=True,
                ).stdout  # fmt: skip
                result = json.loads(said)
                found[f"{cause}, {server}"] = [
                    result["added"] + abs(result["frames"] - result["drawn"])
                ]
    return found


def pictures(bench):
    """Returns the number of pixels in which the images of two peers at one offset differ, by
    peers and cells."""
    found = {}
    for name in PICTURED[:1] if bench.is_quick else PICTURED:
        cell = cell_named(name)
        # Only these peers draw rows with icons.
        pairs = PAIRS[:1] if cell.icons else PAIRS
        with bench.display(cell) as shown:
            bench.say(f"pictures: {name}")
            taken = {
                peer: pixels(bench, peer, cell, shown)
                for peer in {peer for pair in pairs for peer in pair}
            }
        for ours, theirs in pairs:
            count = different(taken[ours], taken[theirs], cell, theirs == LIST_BOX.name)
            found[f"{ours} and {theirs}, {name}"] = [count]
    return found


def pixels(bench, peer, cell, shown):
    """Returns the bytes of the image that a peer of a thousand rows shows after some frames."""
    import cairo

    with TemporaryDirectory() as folder:
        path = Path(folder, "picture.png")
        bench.once(Peer(peer, FEW), shown, 23, ("--picture", path), cell=cell)
        return bytes(cairo.ImageSurface.create_from_png(str(path)).get_data())


def different(one, other, cell, has_own_lines=False):
    """Returns the number of pixels in which two images of `cell` differ, ignoring the separators
    of a peer that draws its own."""
    if len(one) != len(other):
        raise RuntimeError("pictures of different sizes")
    width = cell.size[0] * cell.scale
    first = TEXT_START * cell.scale if has_own_lines else 0
    levels = LINE_LEVELS if has_own_lines and cell.scale > 1 else 0
    # The fourth byte of a pixel has no meaning.
    places = (index for index in range(len(one)) if one[index] != other[index] and index % 4 != 3)
    pixels = {index // 4 for index in places if abs(one[index] - other[index]) > levels}
    return sum(pixel % width >= first for pixel in pixels)


# The measures of a whole run.
TIMED = {
    "pictures": pictures,
    "latency": latency,
    "start": start,
    "set-up": set_up,
    "memory": memory,
    "insertion": insertion,
    "instructions": instructions,
}
