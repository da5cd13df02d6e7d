"""The needs of each display server, and the Debian packages that have them."""

import functools
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from .weston_module import LIBRARIES

# The servers themselves; another path can be given where a system keeps them elsewhere. Xorg
# in PATH is a wrapper that needs a console.
VARIABLES = {"x11": "TUG_HARNESS_XORG", "wayland": "TUG_HARNESS_WESTON"}
XORG = os.environ.get(VARIABLES["x11"], "/usr/lib/xorg/Xorg")
WESTON = os.environ.get(VARIABLES["wayland"], "weston")

XORG_MODULES = Path("/usr/lib/xorg/modules")
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")


def _is_program(name):
    return lambda: shutil.which(name) is not None


def _is_library(name):
    def check():
        if shutil.which("pkg-config") is None:
            return False
        return subprocess.run(["pkg-config", "--exists", name], check=False).returncode == 0

    return check


def _is_introspected(namespace, version):
    def check():
        if importlib.util.find_spec("gi") is None:
            return False
        import gi

        try:
            gi.require_version(namespace, version)
        except ValueError:
            return False
        return True

    return check


def _reads_svg():
    """Returns whether GdkPixbuf can show a theme's icons, which are SVG."""
    if not _is_introspected("GdkPixbuf", "2.0")():
        return False
    import gi

    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf

    return any(format.get_name() == "svg" for format in GdkPixbuf.Pixbuf.get_formats())


PACKAGES_OF_LIBRARIES = {
    "libweston-10": "libweston-10-dev",
    "libweston-desktop-10": "libweston-10-dev",
    "cairo": "libcairo2-dev",
}
# (name, package, whether it is installed)
EVERYWHERE = (
    ("setpriv", "util-linux", _is_program("setpriv")),
    ("PyGObject", "python3-gi", lambda: importlib.util.find_spec("gi") is not None),
    ("GDK's introspection", "gir1.2-gtk-3.0", _is_introspected("Gdk", "3.0")),
    (str(FONT), "fonts-dejavu-core", FONT.is_file),
    ("a reader of SVG icons", "librsvg2-common", _reads_svg),
)
SERVERS = {
    "x11": (
        (XORG, "xserver-xorg-core", _is_program(XORG)),
        (
            "Xorg's inputtest driver",
            "xserver-xorg-core",
            (XORG_MODULES / "input" / "inputtest_drv.so").is_file,
        ),
        (
            "Xorg's dummy driver",
            "xserver-xorg-video-dummy",
            (XORG_MODULES / "drivers" / "dummy_drv.so").is_file,
        ),
        ("xinput", "xinput", _is_program("xinput")),
        ("xdotool", "xdotool", _is_program("xdotool")),
    ),
    "wayland": (
        (WESTON, "weston", _is_program(WESTON)),
        ("a C compiler", "gcc", _is_program("cc")),
        ("pkg-config", "pkg-config", _is_program("pkg-config")),
        *((name, PACKAGES_OF_LIBRARIES[name], _is_library(name)) for name in LIBRARIES),
    ),
}


@functools.lru_cache(maxsize=None)
def reason_to_skip(*servers):
    """The reason why displays of the kinds `servers`, "x11" or "wayland", are missing, or None.

    Lists missing packages and how to install them. Without a server, only packages that all tests need.
    """
    for variable in (VARIABLES[server] for server in servers):
        if variable in os.environ and not shutil.which(os.environ[variable]):
            return f"{variable} is not the path of a program: {os.environ[variable]}"
    needed = [need for server in servers for need in SERVERS[server]]
    missing = [
        (what, package) for what, package, is_there in (*needed, *EVERYWHERE) if not is_there()
    ]
    if not missing:
        return None
    packages = dict.fromkeys(package for _, package in missing)
    named = ", ".join(what for what, _ in missing)
    return f"missing {named}; on Debian: apt-get install {' '.join(packages)}"
