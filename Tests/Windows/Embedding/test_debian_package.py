"""The Debian package: its files, and a system with the package installed."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from installed_library import QUIET, REPOSITORY, SECONDS, run
from needed_programs import require

SCRIPT = REPOSITORY / "scripts" / "build-debian-package"
NAME = "libtug-1-0"
# The mount point of the real system in a system that begins as links to its files.
SYSTEM = Path("/system")
DATABASE = Path("/var/lib/dpkg")
INFORMATION = DATABASE / "info"
FIRST_LIST = """
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("Tug", "1")
from gi.repository import GLib, Gtk, Tug
window = Gtk.Window(default_width=320, default_height=480)
widget = Tug.ListView(header_style=Tug.HeaderStyle.NATIVE)
widget.connect("refresh", lambda *_: GLib.idle_add(Gtk.main_quit))
window.add(widget)
window.show_all()
widget.begin_refresh()
Gtk.main()
"""


def package(folder):
    return Path(run(SCRIPT, "--output", folder).strip().splitlines()[-1])


def link_folder(folder, root, is_written):
    """Makes a folder of the system below `root`: its entries are links to those in SYSTEM.

    A subfolder for which `is_written` returns true is copied in the same way.
    """
    copy = root / folder.relative_to("/")
    copy.mkdir(parents=True)
    for entry in os.scandir(folder):
        path = Path(entry.path)
        if entry.is_symlink():
            (copy / entry.name).symlink_to(os.readlink(path))
        elif entry.is_dir() and is_written(path):
            link_folder(path, root, is_written)
        else:
            (copy / entry.name).symlink_to(SYSTEM / path.relative_to("/"))


class DebianPackage(unittest.TestCase):
    def setUp(self):
        for program in ("dpkg-deb", "dpkg-shlibdeps"):
            require(program)
        temporary = tempfile.TemporaryDirectory(prefix="tug-")
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        self.package = package(self.folder)

    def field(self, name):
        return run("dpkg-deb", "--field", self.package, name).strip()

    def test_the_package(self):
        """One test, since the package takes longer to build than to check."""
        for check in (self.check_policy, self.check_repeatable, self.check_installed):
            with self.subTest(check.__name__):
                check()

    def check_policy(self):
        """The package follows the policy of Debian."""
        depends = self.field("Depends")
        for name in ("libc6", "libgtk-3-0", "gir1.2-gtk-3.0"):
            self.assertIn(name, depends)
        self.assertNotIn("swift", depends.lower())
        # All files belong to root, and are in folders that no other package uses.
        owned = ("tug-1", "Tug-1", NAME)
        for line in run("dpkg-deb", "--contents", self.package).splitlines():
            self.assertIn(" root/root ", line)
            path = line.split()[5]
            if not path.endswith("/"):
                self.assertTrue(path.startswith("./usr/"), path)
                self.assertTrue(any(name in path for name in owned), path)
        out = self.folder / "unpacked"
        run("dpkg-deb", "--extract", self.package, out)
        words = (out / "usr/share/doc" / NAME / "copyright").read_text()
        self.assertIn("License: Expat", words)
        self.assertIn("License: Apache-2.0 with Swift exception", words)
        said = run("lintian", "--allow-root", "--fail-on", "error,warning", self.package)
        self.assertEqual(said, "")

    def check_repeatable(self):
        """Two builds have the same bytes."""
        again = self.folder / "again"
        again.mkdir()
        self.assertEqual(package(again).read_bytes(), self.package.read_bytes())

    def check_installed(self):
        """A program uses the installed package, and dpkg removes it."""
        if os.getuid() != 0:
            self.skipTest("only root can install a package")
        root = self.system()
        self.inside(root, "dpkg", "--install", self.package)
        self.assertIn("libtug-1.so.0", self.inside(root, "/usr/sbin/ldconfig", "-p"))
        self.assertIn("-ltug-1", self.inside(root, "pkg-config", "--libs", "tug-1"))
        self.inside(root, "xvfb-run", "-a", "python3", "-c", FIRST_LIST)
        self.inside(root, "dpkg", "--remove", NAME)
        left = [str(path) for path in (root / "usr").rglob("*tug-1*")]
        self.assertEqual(left, [])
        self.assertNotIn("libtug-1", self.inside(root, "/usr/sbin/ldconfig", "-p"))

    def system(self):
        """The folder of a system that has what this one has, and which can be written."""
        root = self.folder / "root"
        lines = run("dpkg-deb", "--contents", self.package).splitlines()
        filled = {Path("/", line.split()[5]).parent for line in lines}
        link_folder(Path("/usr"), root, lambda path: path in filled)
        link_folder(INFORMATION, root, lambda path: False)
        for folder in (DATABASE, Path("/etc")):
            shutil.copytree(
                folder, root / folder.relative_to("/"), symlinks=True, dirs_exist_ok=True,
                ignore=lambda _, names: {INFORMATION.name} & set(names),
            )  # fmt: skip
        # Links into /usr.
        for name in ("bin", "sbin", "lib", "lib32", "lib64", "libx32"):
            if os.path.islink(f"/{name}"):
                (root / name).symlink_to(os.readlink(f"/{name}"))
        for name in ("var/log", "var/cache/ldconfig"):
            (root / name).mkdir(parents=True)
        return root

    def inside(self, root, *command):
        """Runs a program for which `root` is the whole system; there is no Swift in it."""
        words = ["bwrap", "--unshare-pid", "--die-with-parent", "--bind", root, "/"]
        for folder in (Path("/usr"), INFORMATION):
            words += ["--ro-bind", folder, SYSTEM / folder.relative_to("/")]
        words += ["--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"]
        words += ["--bind", self.folder, self.folder]
        words += ["--setenv", "PATH", "/usr/sbin:/usr/bin:/sbin:/bin", "--setenv", "HOME", "/tmp"]
        for name, value in QUIET.items():
            words += ["--setenv", name, value]
        for name in ("PKG_CONFIG_PATH", "GI_TYPELIB_PATH", "LD_LIBRARY_PATH", "XDG_DATA_DIRS"):
            words += ["--unsetenv", name]
        finished = subprocess.run(
            [str(word) for word in [*words, "--", *command]], stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=SECONDS, check=False,
        )  # fmt: skip
        said = finished.stdout + finished.stderr
        self.assertEqual(finished.returncode, 0, f"{command}: {said}")
        return said
