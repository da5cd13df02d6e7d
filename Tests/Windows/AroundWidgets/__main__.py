"""Tests TugRefreshBin around widgets of GTK, by real input: python3 Tests/Windows/AroundWidgets [NAME …]

The library is the one below $TUG_PREFIX, as `scripts/install --prefix` leaves it. Takes the options
of Tests/Windows/Harness and has its exit codes. With TUG_LONG_TESTS set all run at scale 2, too, with more
rows and more pictures.
"""

import os
import sys
from pathlib import Path

SUITE = Path(__file__).resolve().parent
REPOSITORY = SUITE.parents[2]
BUILD = REPOSITORY / ".build"
BAD_ARGUMENTS = 2

if __name__ == "__main__":
    prefix = os.environ.get("TUG_PREFIX")
    if not prefix or not Path(prefix, "include/tug-1/tug.h").is_file():
        print(f"Tests/Windows/AroundWidgets: no Tug installed in TUG_PREFIX={prefix}", file=sys.stderr)
        sys.exit(BAD_ARGUMENTS)
    os.environ.setdefault("TUG_HARNESS_CACHE", str(BUILD / "end-to-end-cache"))
    sys.path.insert(0, str(REPOSITORY / "Tests" / "Windows" / "Harness"))
    # The package reads the variable above when it is loaded.
    from tug_harness.__main__ import main

    failures = ["--failures", str(BUILD / "around-widgets-failures")]
    sys.exit(main([str(SUITE), *failures, *sys.argv[1:]]))
