"""Runs the end-to-end tests: python3 Tests/EndToEnd [--jobs N] [NAME …]

A NAME is a part of a test's name, as in "Pull", "OnWayland" or "test_keys"; without one all run.
N classes of tests run at the same time, each test on a display server of its own: mostly they wait.
Says nothing about what passes, and ends with a line "N passed, N failed[, N skipped]".
Exit code 0 when nothing failed, 1 when something did, 5 when no test has the name.
"""

import argparse
import os
import sys
import unittest
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

SUITE = Path(__file__).resolve().parent
HARNESS = SUITE.parent / "Harness"
NO_SUCH_TEST = 5


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

    def add(self, other):
        self.run += other.run
        self.failures += other.failures
        self.skips += other.skips


def test_id(test):
    """A test's id; a part of a test, a subtest, has its test's."""
    return getattr(test, "test_case", test).id()


def classes_of(suite):
    """The suites of a suite that hold the tests of one class each."""
    if any(isinstance(entry, unittest.TestCase) for entry in suite):
        return [suite]
    return [found for entry in suite for found in classes_of(entry)]


def run_class(suite):
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        result = unittest.TextTestRunner(stream=nowhere).run(suite)
    failures = [(test_id(test), text) for test, text in result.failures + result.errors]
    failures += [(test_id(test), "passed unexpectedly") for test in result.unexpectedSuccesses]
    skips = [(test_id(test), reason) for test, reason in result.skipped]
    return Outcome(result.testsRun, failures, skips)


def report(outcome):
    for name, text in outcome.failures:
        print(f"FAILED {name}\n{text}", file=sys.stderr, flush=True)
    for name, reason in outcome.skips:
        print(f"skipped {name}: {reason}", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    sys.path[:0] = [str(SUITE), str(HARNESS)]
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in options.names] or None
    suites = classes_of(loader.discover(str(SUITE)))
    if not suites:
        print(f"no end-to-end test has {' or '.join(options.names)} in its name", file=sys.stderr)
        return NO_SUCH_TEST
    total = Outcome()
    with ProcessPoolExecutor(options.jobs) as pool:
        for finished in as_completed([pool.submit(run_class, suite) for suite in suites]):
            report(finished.result())
            total.add(finished.result())
    summary = f"{total.run - total.failed - len(total.skips)} passed, {total.failed} failed"
    print(summary + (f", {len(total.skips)} skipped" if total.skips else ""))
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
