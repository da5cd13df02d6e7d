"""Tests an installed library from programs in other languages: python3 Tests/Windows/Embedding [NAME …]

The library is the one below $TUG_PREFIX, as `scripts/install --prefix` leaves it. All runs where
Swift's folder is empty and LD_LIBRARY_PATH is not set: what the programs find, they find as on a
computer without Swift. Takes the options of Tests/Windows/Harness and has its exit codes.
"""

import os
import sys
from pathlib import Path

import sandbox

SUITE = Path(__file__).resolve().parent
REPOSITORY = SUITE.parents[2]
HARNESS = REPOSITORY / "Tests" / "Windows" / "Harness"
BUILD = REPOSITORY / ".build"
BAD_ARGUMENTS = 2

if __name__ == "__main__":
    if not sandbox.is_inside():
        prefix = os.environ.get("TUG_PREFIX")
        if not prefix or not Path(prefix, "include/tug-1/tug.h").is_file():
            print(f"Tests/Windows/Embedding: no Tug installed in TUG_PREFIX={prefix}", file=sys.stderr)
            sys.exit(BAD_ARGUMENTS)
        sandbox.enter(Path(prefix).resolve(), [sys.executable, str(SUITE), *sys.argv[1:]])
    os.environ.setdefault("TUG_HARNESS_CACHE", str(BUILD / "end-to-end-cache"))
    sys.path.insert(0, str(HARNESS))
    # The package reads the variable above when it is loaded.
    from tug_harness.__main__ import main

    failures = ["--failures", str(BUILD / "embedding-failures")]
    sys.exit(main([str(SUITE), *failures, *sys.argv[1:]]))
