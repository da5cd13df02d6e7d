"""scripts/install and scripts/uninstall: their folders, and that nothing is left."""

import os
import tempfile
import unittest
from pathlib import Path

from installed_library import REPOSITORY, run

SCRIPTS = REPOSITORY / "scripts"
BAD_ARGUMENTS = 2


def entries(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


class Installing(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="tug-")
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        self.prefix = self.folder / "prefix"

    def install(self, *options, script="install", **more):
        return run(SCRIPTS / script, *options, **more)

    def test_uninstalling_removes_all_files_and_folders(self):
        before = entries(self.folder)
        self.install("--prefix", self.prefix)
        self.assertIn("prefix/lib/libtug-1.so.0", entries(self.folder))
        self.install("--prefix", self.prefix, script="uninstall")
        self.assertEqual(entries(self.folder), before)

    def test_other_files_stay(self):
        others = ("lib/libother.so", "include/tug-1/mine.h", "share/gir-1.0/Other-1.gir")
        for name in others:
            (self.prefix / name).parent.mkdir(parents=True, exist_ok=True)
            (self.prefix / name).write_text("mine")
        before = entries(self.folder)
        self.install("--prefix", self.prefix)
        self.install("--prefix", self.prefix, script="uninstall")
        self.assertEqual(entries(self.folder), before)

    def test_installing_again_is_one_installation(self):
        self.install("--prefix", self.prefix)
        once = entries(self.folder)
        # A file that an older version had.
        old = self.prefix / "include" / "tug-1" / "tug-old.h"
        old.touch()
        listed = self.prefix / "share" / "tug-1" / "installed"
        listed.write_text(listed.read_text() + f"{old}\n")
        self.install("--prefix", self.prefix)
        self.assertEqual(entries(self.folder), once)
        self.install("--prefix", self.prefix, script="uninstall")
        self.assertEqual(entries(self.folder), [])

    def test_all_users_can_read_installed_files(self):
        mask = os.umask(0o077)
        try:
            self.install("--prefix", self.prefix)
        finally:
            os.umask(mask)
        for path in [self.prefix, *self.prefix.rglob("*")]:
            wanted = 0o755 if path.is_dir() else 0o644
            if not path.is_symlink():
                self.assertEqual(path.stat().st_mode & 0o777, wanted, path)

    def test_a_package_is_staged_below_another_folder(self):
        stage = self.folder / "stage"
        for how in ({"variables": {"DESTDIR": str(stage)}}, {}):
            options = ["--prefix=/usr", "--libdir=lib/triplet"]
            options += [] if how else [f"--destdir={stage}"]
            self.install(*options, **how)
            files = entries(stage)
            self.assertIn("usr/lib/triplet/libtug-1.so.0.0.0", files)
            self.assertIn("usr/lib/triplet/girepository-1.0/Tug-1.typelib", files)
            for path in stage.rglob("*"):
                if path.is_file() and path.suffix in (".pc", ".gir", ".vapi", ".deps", ""):
                    self.assertNotIn(str(stage).encode(), path.read_bytes(), path)
            self.install(*options, script="uninstall", **how)
            self.assertEqual(entries(self.folder), [])

    def test_a_prefix_that_is_moved_is_still_found(self):
        for libdir in ("lib", "lib/triplet", "lib64"):
            with self.subTest(libdir):
                self.install("--prefix", self.prefix, "--libdir", libdir)
                moved = self.folder / f"moved-{Path(libdir).name}"
                self.prefix.rename(moved)
                found = {"PKG_CONFIG_PATH": str(moved / libdir / "pkgconfig")}
                words = run("pkg-config", "--cflags", "--libs", "tug-1", variables=found).split()
                folders = [Path(word[2:]).resolve() for word in words if word[:2] in ("-I", "-L")]
                self.assertIn((moved / "include" / "tug-1").resolve(), folders)
                self.assertIn((moved / libdir).resolve(), folders)

    def test_an_invalid_option_is_reported_in_one_line(self):
        for script in ("install", "uninstall"):
            for options, named in (
                (["--prefix"], "--prefix"),
                (["--prefix", "relative"], "relative"),
                (["--libdir", "/elsewhere"], "/elsewhere"),
                (["--nonsense"], "--nonsense"),
            ):
                said = self.install(*options, script=script, status=BAD_ARGUMENTS)
                self.assertEqual(len(said.splitlines()), 1, said)
                self.assertIn(named, said)

    def test_uninstalling_nothing_is_an_error(self):
        said = self.install("--prefix", self.prefix, script="uninstall", status=1)
        self.assertIn("nothing is installed", said)
