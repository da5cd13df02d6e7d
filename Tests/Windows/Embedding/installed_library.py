"""The paths of the library under test, and the calls of programs that inspect it."""

import os
import subprocess
from pathlib import Path

from needed_programs import require

REPOSITORY = Path(__file__).resolve().parents[3]
PREFIX = Path(os.environ.get("TUG_PREFIX", "/usr"))
HEADERS = PREFIX / "include" / "tug-1"
# The limit in seconds for a program that should end at once, on a busy computer.
SECONDS = 300
# A program under inspection must not start a message bus, which would outlive it.
QUIET = {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1"}


def library():
    return next(PREFIX.glob("lib/**/libtug-1.so.0.0.0"))


def gir():
    return PREFIX / "share" / "gir-1.0" / "Tug-1.gir"


def run(*command, folder=None, text="", variables=None, status=0):
    """Runs a program to its end, and returns what it printed; another exit code fails the test."""
    require(command[0])
    environment = {**os.environ, **QUIET, **(variables or {})}
    finished = subprocess.run(
        [str(word) for word in command], cwd=folder, env=environment, input=text, text=True,
        capture_output=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    said = finished.stdout + finished.stderr
    if finished.returncode != status:
        words = " ".join(map(str, command))
        raise AssertionError(f"{words}: {finished.returncode} instead of {status}: {said}")
    return said
