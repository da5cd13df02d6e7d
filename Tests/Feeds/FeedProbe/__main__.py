"""Measures the page of feeds: python3 Tests/Feeds/FeedProbe [--rounds N] [--entries N] [--new N] [NAME…]

Prints, as medians of interleaved rounds on a virtual display:

    first rows   the time from the start of the program to the end of the frame that shows entries: with the
                 program's own feed alone, with so many entries stored besides, and with those and a reader
                 who was in their middle; and the ratios within a round
    new entries  the longest that the main thread works between two waits of its loop while a refresh brings
                 so many new entries to a list that is shown
    large feeds  the same while a feed of a million entries, and one of long entries, is added; and while
                 such an entry is opened

NAME is `starts`, `news` or `large`; without a name all are measured.

Times depend on the computer and on what else it does, so nothing fails here. That a page is read and not
all entries, and beside the main thread, is tested by Tests/Feeds/FeedLibraryTests.
"""

import argparse
import os
import shlex
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

FEEDS = Path(__file__).resolve().parent.parent
TESTS = FEEDS.parent
sys.path[:0] = [str(TESTS / "Windows" / name) for name in ("Harness", "EndToEnd")]

from tug_harness.application import Application  # noqa: E402
from tug_harness.paths import program  # noqa: E402
from tug_harness.processes import Processes  # noqa: E402
from tug_harness.waiting import Pace  # noqa: E402
from tug_harness.x11 import X11Display  # noqa: E402

SERVER = FEEDS / "FeedTestServer" / "feed_server.py"
SCREEN = (900, 680)
LONGEST_SECONDS = 120
# The entries of a page; the program's own feed has fewer.
PAGE = 100
# The time after which a refresh and its effects have ended.
SETTLING_SECONDS = 1.5
MILLI = 1e6


class FeedServer:
    """The server of the tests, while it is used."""

    def __enter__(self):
        self._process = subprocess.Popen(
            [sys.executable, SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return f"http://127.0.0.1:{self._process.stdout.readline().strip()}"

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.wait()


class Run:
    """A run of the program, whose main thread is watched."""

    def __init__(self, display, module, folder, *arguments):
        folder.mkdir(exist_ok=True)
        self._told = folder / "main-thread.txt"
        self._told.unlink(missing_ok=True)
        self.start = time.monotonic_ns()
        self.program = Application(
            display, folder, [program("tug-demo"), *arguments],
            {"GTK_MODULES": module, "TUG_MAIN_THREAD": self._told},
        )  # fmt: skip

    def told(self, word):
        """The numbers of the lines that begin with a word."""
        text = self._told.read_text() if self._told.exists() else ""
        lines = [line.split() for line in text[: text.rfind("\n") + 1].splitlines()]
        return [tuple(map(int, numbers)) for first, *numbers in lines if first == word]

    def wait_for_rows(self, count):
        """Waits for a frame with so many rows and more; its time."""

        def is_shown():
            return [moment for moment, rows in self.told("frame") if rows >= count]

        return self.program.until(f"{count} rows", is_shown, LONGEST_SECONDS)[0]

    def longest_work(self, since=0):
        """The longest that the main thread has worked at a stretch after a moment; ms.

        A stretch began no later than its processor time before its end.
        """
        works = (worked for moment, worked in self.told("work") if moment - worked > since)
        return max(works, default=0) / MILLI

    def end(self):
        self.program.stop()


def build(folder):
    """The path of the module that watches main threads."""
    module = folder / "main-thread.so"
    command = ["pkg-config", "--cflags", "--libs", "gtk+-3.0"]
    flags = shlex.split(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    source = Path(__file__).with_name("main-thread.c")
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", source, "-o", module, *flags], check=True)
    return module


def prepare(display, module, folder, rows, *arguments):
    """Fills a user's folder with the entries of a feed, and waits for a number of visible rows."""
    run = Run(display, module, folder, *arguments)
    run.wait_for_rows(rows)
    Pace().wait(SETTLING_SECONDS)
    run.end()


def put_reader_into_the_middle(folder, entries):
    with closing(sqlite3.connect(folder / "data/tug/feeds.sqlite")) as store, store:
        store.execute(
            "UPDATE subscription SET place_entry = ? WHERE address LIKE 'http%'",
            (f"id-{entries // 2}",),
        )


def measure_starts(display, module, folder, options):
    names = ("own", "many", "middle")
    folders = [folder / name for name in names]
    with FeedServer() as server:
        prepare(display, module, folders[0], 1, "--page", "feeds")
        for place in folders[1:]:
            prepare(display, module, place, PAGE, f"{server}/feed?n={options.entries}")
    put_reader_into_the_middle(folders[2], options.entries)
    rounds = []
    for _ in range(options.rounds):
        times, works = [], []
        for place in folders:
            run = Run(display, module, place)
            times.append((run.wait_for_rows(1) - run.start) / MILLI)
            works.append(run.longest_work())
            run.end()
        rounds.append((times, works))
    print(f"first rows, {options.entries} entries, {options.rounds} rounds:")
    for index, name in enumerate(names):
        times = statistics.median(times[index] for times, _ in rounds)
        ratio = statistics.median(times[index] / times[0] for times, _ in rounds)
        work = statistics.median(works[index] for _, works in rounds)
        print(f"  {name:7} {times:7.0f} ms, ratio {ratio:.2f}, longest work {work:.1f} ms")


def measure_news(display, module, folder, options):
    longest, times = [], []
    for index in range(options.rounds):
        with FeedServer() as server:
            place = folder / f"news-{index}"
            run = Run(display, module, place, f"{server}/growing?n={PAGE}&by={options.new}")
            run.wait_for_rows(PAGE)
            display.fill_screen(run.program.process)
            Pace().wait(SETTLING_SECONDS)
            start = time.monotonic_ns()
            display.key("F5")
            times.append((run.wait_for_rows(options.new) - start) / MILLI)
            Pace().wait(SETTLING_SECONDS)
            longest.append(run.longest_work(since=start))
            run.end()
    print(
        f"new entries, {options.new}, {options.rounds} rounds: shown after"
        f" {statistics.median(times):.0f} ms, longest work of the main thread"
        f" {statistics.median(longest):.1f} ms"
    )


def million_entries():
    """Returns 47 MB of RSS."""
    items = "".join(f"<item><guid>{number}</guid><title>E</title></item>" for number in range(1_000_000))
    return f"<rss><channel><title>Million</title>{items}</channel></rss>"


def long_entries():
    """Returns 60 MB of RSS, in entries that are longer than the text that is kept."""
    text = " ".join(f"word{number}" for number in range(55_000))
    items = "".join(
        f"<item><guid>{number}</guid><title>E</title><description>{text}</description></item>"
        for number in range(PAGE)
    )
    return f"<rss><channel><title>Long</title>{items}</channel></rss>"


def measure_large(display, module, folder, _):
    for write in (million_entries, long_entries):
        name = write.__name__
        path = folder / f"{name}.xml"
        path.write_text(write())
        run = Run(display, module, folder / name, path)
        begin = run.wait_for_rows(1)
        seconds = (run.wait_for_rows(PAGE) - begin) / 1e9
        Pace().wait(SETTLING_SECONDS)
        print(f"{name}: added after {seconds:.1f} s, longest work {run.longest_work(since=begin):.1f} ms")
        opening = time.monotonic_ns()
        for key in ("Home", "Return"):
            display.key(key)
        Pace().wait(SETTLING_SECONDS)
        print(f"  an entry is opened: longest work {run.longest_work(since=opening):.1f} ms")
        run.end()


MEASURES = {"starts": measure_starts, "news": measure_news, "large": measure_large}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--new", type=int, default=10_000)
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    processes = Processes()
    with tempfile.TemporaryDirectory(prefix="tug-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        display = X11Display(folder, processes, SCREEN, 1)
        try:
            display.start()
            module = build(folder)
            for name in options.names or MEASURES:
                MEASURES[name](display, module, folder, options)
        finally:
            processes.stop_all()
    return 0


if __name__ == "__main__":
    os.environ.setdefault("TUG_HARNESS_CACHE", str(TESTS.parent / ".build" / "end-to-end-cache"))
    sys.exit(main())
