"""Runs the end-to-end tests, and the visual tests of the examples: python3 Tests/Windows/EndToEnd [NAME …]

Takes the options of Tests/Windows/Harness, python3 -m tug_harness --help, and has its exit codes. Files
of failed tests are in .build/end-to-end-failures.
"""

import os
import sys
from pathlib import Path

SUITE = Path(__file__).resolve().parent
REPOSITORY = SUITE.parents[2]
HARNESS = REPOSITORY / "Tests" / "Windows" / "Harness"
EXAMPLES = (HARNESS / "example", *sorted(REPOSITORY.glob("examples/*/visual-test")))
BUILD = REPOSITORY / ".build"

if __name__ == "__main__":
    os.environ.setdefault("TUG_HARNESS_CACHE", str(BUILD / "end-to-end-cache"))
    sys.path.insert(0, str(HARNESS))
    # The package reads the variable above when it is loaded.
    from tug_harness.__main__ import main

    also = [word for folder in EXAMPLES for word in ("--also", str(folder))]
    failures = ["--failures", str(BUILD / "end-to-end-failures")]
    sys.exit(main([str(SUITE), *also, *failures, *sys.argv[1:]]))
