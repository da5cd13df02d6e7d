"""A view of this computer with Tug installed and without Swift."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

INSIDE = "TUG_WITHOUT_SWIFT"


def is_inside():
    return INSIDE in os.environ


def swift_folder():
    """Returns the folder to hide, which contains the toolchain's usr, or None if Swift is missing."""
    swift = shutil.which("swift")
    if swift is None:
        return None
    # …/usr/bin/swift; one that is installed among the system's own programs cannot be hidden.
    folder = Path(swift).resolve().parents[2]
    return None if folder == Path("/") else folder


def enter(prefix, command):
    """Runs a command in place of this process, with the library of `prefix` known to the system."""
    if shutil.which("bwrap") is None:
        sys.exit("Tests/Windows/Embedding: missing bwrap; on Debian: apt-get install bubblewrap")
    libraries = sorted({path.parent for path in prefix.glob("lib/**/libtug-1.so*")})
    typelibs = sorted({path.parent for path in prefix.glob("lib/**/Tug-1.typelib")})
    descriptions = sorted({path.parent for path in prefix.glob("**/pkgconfig/tug-1.pc")})
    variables = {
        INSIDE: "1",
        "TUG_PREFIX": str(prefix),
        "PKG_CONFIG_PATH": ":".join(map(str, descriptions)),
        "GI_TYPELIB_PATH": ":".join(map(str, typelibs)),
        "XDG_DATA_DIRS": f"{prefix}/share:/usr/local/share:/usr/share",
        "PATH": "/usr/local/bin:/usr/bin:/bin",
    }
    words = ["bwrap", "--dev-bind", "/", "/", "--unsetenv", "LD_LIBRARY_PATH"]
    hidden = swift_folder()
    if hidden is not None:
        words += ["--tmpfs", str(hidden)]
    with tempfile.TemporaryDirectory(prefix="tug-") as folder:
        # As ldconfig does at an installation, but for this view alone.
        words += ["--ro-bind", str(_loader_cache(Path(folder), libraries)), "/etc/ld.so.cache"]
        for name, value in variables.items():
            words += ["--setenv", name, value]
        sys.exit(subprocess.run([*words, *command], check=False).returncode)


def _loader_cache(folder, libraries):
    cache, configuration = folder / "ld.so.cache", folder / "ld.so.conf"
    lines = ["include /etc/ld.so.conf", *map(str, libraries)]
    configuration.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ldconfig = shutil.which("ldconfig", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    subprocess.run([ldconfig, "-X", "-C", cache, "-f", configuration], check=True)
    return cache
