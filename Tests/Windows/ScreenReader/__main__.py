"""Tests what Orca says of the library's widgets: python3 Tests/Windows/ScreenReader [--update] [NAME …]

The library is the one below $TUG_PREFIX, as `scripts/install --prefix` leaves it. The words expected
are in the tables of docs/screen-reader.md; --update writes them there instead. Takes
the options of Tests/Windows/Harness and has its exit codes. With TUG_LONG_TESTS set it hears more lists.
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
        print(f"Tests/Windows/ScreenReader: no Tug installed in TUG_PREFIX={prefix}", file=sys.stderr)
        sys.exit(BAD_ARGUMENTS)
    words = sys.argv[1:]
    if "--update" in words:
        words.remove("--update")
        os.environ["TUG_UPDATE_UTTERANCES"] = "1"
    os.environ.setdefault("TUG_HARNESS_CACHE", str(BUILD / "end-to-end-cache"))
    sys.path.insert(0, str(REPOSITORY / "Tests" / "Windows" / "Harness"))
    # The package reads the variable above when it is loaded.
    from tug_harness.__main__ import main

    failures = ["--failures", str(BUILD / "screen-reader-failures")]
    sys.exit(main([str(SUITE), *failures, *words]))
