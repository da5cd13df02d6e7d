"""Finds the tests in folders and runs several of them at a time."""

import math
import multiprocessing
import os
import re
import sys
import time
import unittest
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path

from .goldens import USED, GoldenPictures, unused_goldens

FAILED = 1
NO_SUCH_TEST = 5
PROCESSORS = len(os.sched_getaffinity(0))
# Tests that run whatever else the processors do, and the seconds after which they are looked at again.
LEAST_JOBS, LOOK_SECONDS = 2 * PROCESSORS, 0.05
# The exit code by which Automake and Meson know a skipped test.
ALL_SKIPPED = 77


@dataclass
class Outcome:
    """The results of tests; failures and skips are pairs of a test's id and a text, times of seconds and id."""

    run: int = 0
    failures: list = field(default_factory=list)
    skips: list = field(default_factory=list)
    times: list = field(default_factory=list)

    @property
    def failed(self):
        """The number of failed tests: one with several failed parts counts once."""
        return len({name for name, _ in self.failures})

    @property
    def skipped(self):
        """The number of tests that were skipped, and did not also fail."""
        return len({name for name, _ in self.skips} - {name for name, _ in self.failures})

    @property
    def passed(self):
        return self.run - self.failed - self.skipped

    @property
    def exit_code(self):
        if self.failed:
            return FAILED
        return ALL_SKIPPED if self.skipped and not self.passed else 0

    def __str__(self):
        text = f"{self.passed} passed, {self.failed} failed"
        return f"{text}, {self.skipped} skipped" if self.skipped else text

    def add(self, other):
        self.run += other.run
        self.failures += other.failures
        self.skips += other.skips
        self.times += other.times


def run_folders(folders, names, jobs, unused):
    """Runs the tests of the folders that have one of the names in theirs; None when none has.

    At most `jobs` run at the same time, and beyond LEAST_JOBS a test only begins while a processor is idle.
    Reports failures and skips immediately, and omits passed tests. After a complete run, calls
    `unused` with each golden that no test has used; it may return an Outcome.
    """
    suites = find(folders, names)
    if not suites:
        return None
    total = Outcome()
    # A fork has the test modules loaded, which a fresh process could not find by their names.
    with ProcessPoolExecutor(min(jobs, len(suites)), multiprocessing.get_context("fork")) as pool:
        left, running = suites[::-1], {}
        while left or running:
            if left and (len(running) < LEAST_JOBS or _is_idle()) and len(running) < jobs:
                name = _name(left[-1])
                try:
                    running[pool.submit(_run, left.pop())] = name
                except BrokenProcessPool:
                    total.add(_unfinished(name))
            for finished in wait(running, LOOK_SECONDS, FIRST_COMPLETED).done:
                name = running.pop(finished)
                try:
                    outcome = finished.result()
                except BrokenProcessPool:
                    outcome = _unfinished(name)
                _report(outcome)
                total.add(outcome)
    if not names and not total.failures and not total.skips:
        for golden in unused_goldens(_golden_folders(suites), USED):
            outcome = unused(golden)
            _report(outcome)
            total.add(outcome)
    return total


def _is_idle():
    """Whether fewer programs than processors are running, this one aside."""
    running = re.search(r"^procs_running (\d+)", Path("/proc/stat").read_text(), re.MULTILINE)
    return int(running[1]) - 1 < PROCESSORS


def _unfinished(name):
    return Outcome(1, [(name, "not finished: a process that ran tests died")])


def find(folders, names):
    """A suite for each such test in the folders; those that may take longest come first."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in names] or None
    suites = []
    for folder in folders:
        # discover() takes its folder for the top of all modules, and remembers the first.
        loader._top_level_dir = None
        suites += [unittest.TestSuite([test]) for test in _tests_of(loader.discover(str(folder)))]
    return sorted(suites, key=_time_limit, reverse=True)


def _golden_folders(suites):
    tests = [test for suite in suites for test in suite]
    return {test.golden_folder() for test in tests if isinstance(test, GoldenPictures)}


def _tests_of(suite):
    """The tests of a suite and of those in it."""
    for entry in suite:
        if isinstance(entry, unittest.TestCase):
            yield entry
        else:
            yield from _tests_of(entry)


def _time_limit(suite):
    # A test without a limit has no display of its own either: it compiles or installs, which is long.
    return max(getattr(test, "time_limit_seconds", math.inf) for test in suite)


def _run(suite):
    # Whatever fails or is skipped, a part of the test or what its class sets up, stands for it. A
    # suite forgets its tests when it runs.
    name, began = _name(suite), time.monotonic()
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        result = unittest.TextTestRunner(stream=nowhere).run(suite)
    failures = [(name, text) for _, text in result.failures + result.errors]
    failures += [(name, "passed unexpectedly") for _ in result.unexpectedSuccesses]
    skips = [(name, reason) for _, reason in result.skipped]
    return Outcome(1, failures, skips, [(time.monotonic() - began, name)])


def _name(suite):
    """The id of a suite's one test."""
    return next(iter(suite)).id()


def _report(outcome):
    for name, text in outcome.failures:
        print(f"FAILED {name}\n{text}", file=sys.stderr, flush=True)
    for name, reason in outcome.skips:
        print(f"skipped {name}: {reason}", flush=True)
