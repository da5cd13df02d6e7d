"""The paths of the harness's files."""

import os
import shutil
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
# The checkout that this package is a part of.
REPOSITORY = PACKAGE.parents[3]


def _cache():
    """TUG_HARNESS_CACHE, else a folder of our own in the user's cache (XDG base directories)."""
    if "TUG_HARNESS_CACHE" in os.environ:
        return Path(os.environ["TUG_HARNESS_CACHE"]).absolute()
    home = os.environ.get("XDG_CACHE_HOME", "")
    # The specification says that a relative path is to be ignored.
    caches = Path(home) if os.path.isabs(home) else Path.home() / ".cache"
    return caches / "tug-harness"


# Built once for many runs: the module of Weston.
CACHE = _cache()
# One folder for each failed test: its pictures, its program's output, the server's log. The runner
# sets the variable; without it, as under unittest's own runner, it is in the cache.
FAILURES = Path(os.environ.get("TUG_HARNESS_FAILURES", CACHE / "failures")).absolute()
# In memory if it has space for some thousand pictures: folders on a disk take a tenth of the tests' time.
MEMORY = "/dev/shm"
MEMORY_LEAST = 2 << 30


def _temporary():
    """The folder for the files of running tests; None for the usual one."""
    try:
        room = os.statvfs(MEMORY)
    except OSError:
        return None
    # Some tests run programs that they have compiled.
    is_of_use = os.access(MEMORY, os.W_OK) and not room.f_flag & os.ST_NOEXEC
    return MEMORY if is_of_use and room.f_bavail * room.f_frsize >= MEMORY_LEAST else None


TEMPORARY = None if "TMPDIR" in os.environ else _temporary()


def program(name):
    """A program of this checkout, or an installed one; FileNotFoundError when there is none.

    It is the one that NAME in upper case names in the environment, else the one in the folder that
    TUG_PROGRAMS names, else the newest that was built, else the one in PATH.
    """
    variable = name.upper().replace("-", "_")
    if variable in os.environ:
        if not shutil.which(os.environ[variable]):
            raise FileNotFoundError(f"{variable} is not the path of a program: {os.environ[variable]}")
        return Path(os.environ[variable])
    if "TUG_PROGRAMS" in os.environ and (Path(os.environ["TUG_PROGRAMS"]) / name).exists():
        return Path(os.environ["TUG_PROGRAMS"]) / name
    built = [REPOSITORY / ".build" / mode / name for mode in ("debug", "release", "tested/release")]
    built = [path for path in built if path.exists()]
    if built:
        return max(built, key=lambda path: path.stat().st_mtime)
    installed = shutil.which(name)
    if not installed:
        raise FileNotFoundError(f"{name} is not built: swift build --product {name}")
    return Path(installed)
