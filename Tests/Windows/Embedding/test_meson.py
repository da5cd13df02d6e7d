"""examples/meson, with the installed library and with the checkout as a subproject."""

import shutil
import tempfile
import unittest
from pathlib import Path

from installed_library import REPOSITORY, run

EXAMPLE = REPOSITORY / "examples" / "meson"


class MesonProject(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="tug-")
        self.addCleanup(temporary.cleanup)
        self.project = Path(shutil.copytree(EXAMPLE, Path(temporary.name) / "project"))
        self.built = self.project / "build"

    def build(self, *options, variables=None):
        said = run("meson", "setup", self.built, *options, folder=self.project, variables=variables)
        said += run("meson", "compile", "-C", self.built)
        self.assertNotIn("warning:", said.lower())
        return said

    def check(self):
        """Starts the program, whose exit code says whether its list was shown."""
        run("xvfb-run", "-a", "meson", "test", "-C", self.built)

    def test_the_installed_library_is_a_dependency(self):
        self.assertRegex(self.build(), r"dependency tug-1 found: YES \d+\.\d+\.\d+")
        self.check()

    def test_the_checkout_is_a_subproject(self):
        (self.project / "subprojects").mkdir()
        (self.project / "subprojects" / "tug").symlink_to(REPOSITORY)
        stage = self.project / "stage"
        said = self.build(
            "--prefix=/usr", "--libdir=lib", variables={"PKG_CONFIG_PATH": ""}
        )
        self.assertIn("subproject tug", said)
        self.check()
        run("meson", "install", "-C", self.built, "--destdir", stage)
        program = stage / "usr" / "bin" / "tug-consumer"
        self.assertTrue((stage / "usr" / "lib" / "libtug-1.so.0").exists())
        self.assertTrue((stage / "usr" / "lib" / "pkgconfig" / "tug-1.pc").exists())
        # Installed, it looks where the system does.
        self.assertNotRegex(run("objdump", "-p", program), "RPATH|RUNPATH")
        found = {"LD_LIBRARY_PATH": str(stage / "usr" / "lib")}
        run("xvfb-run", "-a", program, "--check", variables=found)
