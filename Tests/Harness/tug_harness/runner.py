"""Finds the tests in folders and runs several classes of them at a time."""

import multiprocessing
import os
import sys
import unittest
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

FAILED = 1
NO_SUCH_TEST = 5
# What Automake and Meson take for a skipped test.
ALL_SKIPPED = 77


@dataclass
class Outcome:
    """What came of some tests; failures and skips are pairs of a test's id and a text."""

    run: int = 0
    failures: list = field(default_factory=list)
    skips: list = field(default_factory=list)

    @property
    def failed(self):
        """How many tests failed: one with several failed parts counts once."""
        return len({name for name, _ in self.failures})

    @property
    def skipped(self):
        """How many tests were skipped, and did not fail besides."""
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


def run_folders(folders, names, jobs):
    """Runs the tests of the folders that have one of the names in theirs; None when none has.

    Says at once what fails or is skipped, and nothing of what passes.
    """
    suites = find(folders, names)
    if not suites:
        return None
    total = Outcome()
    # A fork has the test modules loaded, which a fresh process could not find by their names.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
        for finished in as_completed([pool.submit(_run_class, suite) for suite in suites]):
            _report(finished.result())
            total.add(finished.result())
    return total


def find(folders, names):
    """A suite for each class in the folders that has such tests."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in names] or None
    suites = []
    for folder in folders:
        # discover() takes its folder for the top of all modules, and remembers the first.
        loader._top_level_dir = None
        suites += _classes_of(loader.discover(str(folder)))
    return suites


def _classes_of(suite):
    """The suites of a suite that hold the tests of one class each."""
    if any(isinstance(entry, unittest.TestCase) for entry in suite):
        return [suite]
    return [found for entry in suite for found in _classes_of(entry)]


def _run_class(suite):
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        result = unittest.TextTestRunner(stream=nowhere).run(suite)
    failures = [(_test_id(test), text) for test, text in result.failures + result.errors]
    failures += [(_test_id(test), "passed unexpectedly") for test in result.unexpectedSuccesses]
    skips = [(_test_id(test), reason) for test, reason in result.skipped]
    return Outcome(result.testsRun, failures, skips)


def _test_id(test):
    """A test's id; a part of a test, a subtest, has its test's."""
    return getattr(test, "test_case", test).id()


def _report(outcome):
    for name, text in outcome.failures:
        print(f"FAILED {name}\n{text}", file=sys.stderr, flush=True)
    for name, reason in outcome.skips:
        print(f"skipped {name}: {reason}", flush=True)
