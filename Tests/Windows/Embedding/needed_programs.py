"""The programs that tests call, and the Debian packages that have them."""

import os
import shutil
import unittest

PACKAGES = {
    "appstreamcli": "appstream",
    "cc": "gcc",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "g++": "g++",
    "gtk-builder-tool": "libgtk-3-bin",
    "nm": "binutils",
    "objdump": "binutils",
    "readelf": "binutils",
    "xvfb-run": "xvfb",
}


def require(program):
    """Skips the test where a program that is called by its name alone is not installed."""
    name = str(program)
    if os.sep not in name and shutil.which(name) is None:
        package = PACKAGES.get(name, name)
        raise unittest.SkipTest(f"missing {name}; on Debian: apt-get install {package}")


def require_typelib(name, version, package):
    """Skips the test where Python has not got a library's typelib."""
    try:
        import gi

        gi.require_version(name, version)
    except (ImportError, ValueError):
        raise unittest.SkipTest(
            f"missing {name}; on Debian: apt-get install {package}"
        ) from None


def require_cairo():
    """Skips the test where Python cannot take a cairo context from a signal."""
    try:
        import gi

        gi.require_foreign("cairo")
    except ImportError:
        raise unittest.SkipTest(
            "missing cairo in Python; on Debian: apt-get install python3-gi-cairo"
        ) from None


def require_webkit():
    """Skips the test if no installed program can show a web page."""
    try:
        import gi

        gi.require_version("WebKit2", "4.0")
    except (ImportError, ValueError):
        raise unittest.SkipTest(
            "missing WebKit2; on Debian: apt-get install gir1.2-webkit2-4.0"
        ) from None
