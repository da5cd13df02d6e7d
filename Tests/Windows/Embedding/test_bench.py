"""scripts/bench: that it measures, what repeats exactly, and the pages that have its numbers."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

from installed_library import PREFIX, REPOSITORY, run
from needed_programs import require

BENCH = REPOSITORY / "bench"
MEASURED = BENCH / "measured.json"
# Of these a short run has all peers, each with these numbers for each of its rounds.
CELL = "x11-480x800@1-37"
PEERS = {"tug", "tug-cells", "cached", "blit", "drawing-area", "tree-view", "list-box"}
COSTS = {
    "client", "server", "both", "mean", "slow", "drawn", "faults", "area", "set_up", "first_frame",
    "first_frame_cpu", "private", "resident",
}  # fmt: skip
MEASURES = {"pictures", "latency", "start", "set-up", "memory", "insertion", "instructions"}


def bench(*words, status=0):
    for program in ("cc", "make", "valgrind", "weston", "xvfb-run"):
        require(program)
    return run(sys.executable, BENCH, "--prefix", PREFIX, *words, status=status)


class Bench(unittest.TestCase):
    def test_a_short_run_measures_everything(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "report.json")
            said = bench("--quick", "--json", file)
            report = json.loads(file.read_text())
        self.assertEqual(list(report["cells"]), [CELL])
        cell = report["cells"][CELL]
        self.assertLessEqual(PEERS, {label.split()[0] for label in cell})
        for label, costs in cell.items():
            self.assertEqual(set(costs), COSTS)
            for name, values in costs.items():
                self.assertEqual(len(values), report["rounds"], f"{label} {name}")
            self.assertGreater(min(costs["client"]), 0, label)
            self.assertGreaterEqual(min(costs["drawn"]), 1, label)
        self.assertEqual(set(report["measures"]), MEASURES)
        told = [goal["measure"] for goal in report["goals"]]
        self.assertGreater(len(told), len(MEASURES))
        for measure in told:
            self.assertIn(measure, said)
        for name in ("pictures", "latency"):
            self.assertEqual(set(sum(report["measures"][name].values(), [])), {0}, name)

    def test_exact_costs_are_within_their_limits(self):
        self.assertIn("instructions", bench("--only", "limits"))

    def test_an_unknown_name_is_refused(self):
        self.assertIn("unknown cell", bench("--only", "x11-480x800@3-37", status=1))
        self.assertIn("unknown peer", bench("--only", CELL, "--peers", "tug,other", status=1))
        self.assertIn("only a complete run", bench("--quick", "--update-docs", status=2))

    def test_the_pages_have_the_measured_tables(self):
        """The tables of the pages equal bench/measured.json."""
        said = run(sys.executable, BENCH, "--from", MEASURED, "--check-docs")
        self.assertIn("measure", said)
