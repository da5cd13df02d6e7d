"""Builds the Weston module once for each version of its source."""

import hashlib
import os
import shlex
import subprocess
from pathlib import Path

from .paths import CACHE, PACKAGE

NAMES = (
    "test-seat.c", "test-window.c", "test-window.h", "test-picture.c", "test-picture.h",
    "libweston-input.h",
)  # fmt: skip
SOURCES = [PACKAGE / "weston" / name for name in NAMES]
CONFIGURATION = PACKAGE / "weston" / "weston.ini"
LIBRARIES = ("libweston-10", "libweston-desktop-10", "cairo")
FLAGS = ["-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]


def module_path():
    """The built module's path; compiles it when its source has changed."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in SOURCES)).hexdigest()[:16]
    module = CACHE / f"test-seat-{digest}.so"
    if not module.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        unfinished = module.with_suffix(f".{os.getpid()}")
        compiled = [str(path) for path in SOURCES if path.suffix == ".c"]
        libraries = subprocess.run(
            ["pkg-config", "--cflags", "--libs", *LIBRARIES],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        subprocess.run(
            ["cc", *FLAGS, *compiled, "-o", str(unfinished), *shlex.split(libraries)],
            check=True,
        )
        # Another run may build at the same time; a rename is seen whole or not at all.
        unfinished.rename(module)
    return module
