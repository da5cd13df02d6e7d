"""Describes the machine of a measurement, and the versions of the software."""

import os
import re
import shutil
import subprocess
from datetime import datetime, timezone
from pathlib import Path

from programs import ROOT

# The packages whose versions determine the cost of a frame.
PACKAGES = (
    "libgtk-3-0", "libgtk-4-1", "libcairo2", "libpango-1.0-0", "libpixman-1-0", "xvfb", "weston",
)  # fmt: skip


def description():
    """Returns the machine, the versions and the date, for a report."""
    return {
        "date": datetime.now(timezone.utc).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, Linux {kernel()}",
        "versions": {**{"tug": own_version()}, **package_versions()},
    }


def processor():
    """Returns the processor's name as the kernel reports it."""
    found = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found[1].strip() if found else os.uname().machine


def kernel():
    """Returns the first two numbers of the kernel's version."""
    return ".".join(os.uname().release.split(".")[:2])


def own_version():
    return said(ROOT / "scripts" / "version") or "unknown"


def package_versions():
    if shutil.which("dpkg-query") is None:
        return {}
    lines = said("dpkg-query", "-W", "-f", "${Package} ${Version} ${db:Status-Status}\n", *PACKAGES)
    found = (line.split() for line in lines.splitlines())
    return {name: version for name, version, *status in found if status == ["installed"]}


def said(*command):
    """Returns the output of a command. dpkg-query fails if a package is missing, but still lists
    the others."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
