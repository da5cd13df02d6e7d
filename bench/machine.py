"""What was measured on, and with which versions."""

import os
import re
import shutil
import subprocess
from datetime import datetime, timezone
from pathlib import Path

from programs import ROOT

# The packages whose versions decide what a frame costs.
PACKAGES = (
    "libgtk-3-0", "libgtk-4-1", "libcairo2", "libpango-1.0-0", "libpixman-1-0", "xvfb", "weston",
)  # fmt: skip


def description():
    """The machine, the versions and the date, for a report."""
    return {
        "date": datetime.now(timezone.utc).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, Linux {kernel()}",
        "versions": {**{"tug": own_version()}, **package_versions()},
    }


def processor():
    """The processor's name as the kernel has it."""
    found = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found[1].strip() if found else os.uname().machine


def kernel():
    """The first two numbers of the kernel's version."""
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
    """What a command prints; dpkg-query fails where a package is missing, and names the others."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
