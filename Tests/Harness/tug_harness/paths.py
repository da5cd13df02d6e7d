"""Where things are."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
REPOSITORY = PACKAGE.parent.parent.parent
BUILD = REPOSITORY / ".build"
CACHE = BUILD / "end-to-end-cache"
# One folder for each failed test: its trace, its program's output, the server's log.
FAILURES = BUILD / "end-to-end-failures"


def program(name):
    """A built program: the one that NAME in upper case names in the environment, else the newest.

    Raises FileNotFoundError when it is not built.
    """
    variable = name.upper().replace("-", "_")
    if variable in os.environ:
        return Path(os.environ[variable])
    built = [BUILD / mode / name for mode in ("debug", "release")]
    built = [path for path in built if path.exists()]
    if not built:
        raise FileNotFoundError(f"{name} is not built: swift build --product {name}")
    return max(built, key=lambda path: path.stat().st_mtime)
