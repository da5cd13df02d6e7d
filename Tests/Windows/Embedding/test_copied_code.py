"""The code that the demo's gallery copies: programs in C, Python, Vala and JavaScript, and .ui files."""

import sys

from tug_harness.case import on_every_display

from embedding_case import HOSTS, REPOSITORY, EmbeddingTests

# Written by scripts/test-embedding: the demo is not run where Swift's folder is empty.
PROGRAMS = REPOSITORY / ".build" / "copied-code"

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
# The controls of the library, each changed and unchanged.
COUNT = 64
# The fewest properties that a changed one changes.
CHANGES = 10
# One of each side, changed, and one that scrolls sideways.
COMPILED = ("header-mj-changed", "footer-native-changed", "footer-mj-trailer")
# Seconds that the work of a copied program takes, and some more.
WORK_SECONDS = 10.0


@on_every_display("X11")
class CopiedCode(EmbeddingTests):
    def setUp(self):
        super().setUp()
        self.assertTrue(PROGRAMS.is_dir(), f"tug-demo --copied-code {PROGRAMS} writes them")

    def check(self, *command):
        """Pulls a program's list, closes it, and expects that it has complained of nothing."""
        self.open(*command, variables=STRICT)
        self.window.until("the list to be at rest", self.is_still)
        before = self.display.picture()
        self.pull()
        self.window.until(
            "a row more", lambda: not self.display.picture().matches(before), WORK_SECONDS
        )
        self.window.until("the list to be at rest", self.is_still, WORK_SECONDS)
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_python_and_ui_files_make_the_same_controls(self):
        lines = self.run_python("copied_code", PROGRAMS).splitlines()
        self.assertEqual(lines.pop(), f"compared {COUNT}")
        self.assertEqual(len(lines), COUNT // 2)
        for line in lines:
            name, changes = line.split()
            self.assertGreaterEqual(int(changes), CHANGES, name)

    def test_javascript_and_ui_files_make_the_same_controls(self):
        said = self.run_host("gjs", HOSTS / "copied_code.js", PROGRAMS, variables=STRICT)
        self.assertEqual(said.strip(), f"compared {COUNT}")

    def test_a_program_in_javascript_is_pulled(self):
        self.check("gjs", PROGRAMS / "header-native.js")

    def test_a_program_in_python_is_pulled(self):
        self.check(sys.executable, PROGRAMS / "header-native.py")

    def test_a_program_in_c_is_pulled(self):
        self.check(self.compiled_c("header-native"))

    def test_a_program_in_vala_is_pulled(self):
        self.check(self.compiled_vala("header-native"))

    def test_programs_in_c_compile_without_a_warning(self):
        flags = self.build(self.folder, "pkg-config", "--cflags", "tug-1").split()
        sources = sorted(PROGRAMS.glob("*.c"))
        self.assertEqual(len(sources), COUNT)
        compiler = ("cc", "-std=c99", "-Wall", "-Wextra", "-Werror", *flags)
        # GTK's headers are read once for all, in place of once for each.
        header = self.folder / "copied.h"
        header.write_text("#include <tug.h>\n")
        self.build(self.folder, *compiler, header)
        self.build(self.folder, *compiler, "-fsyntax-only", "-include", header, *sources)

    def test_programs_in_vala_compile(self):
        for name in COMPILED:
            with self.subTest(name):
                self.assertTrue(self.compiled_vala(name).exists())

    def compiled_c(self, name):
        flags = self.build(self.folder, "pkg-config", "--cflags", "--libs", "tug-1").split()
        source, made = PROGRAMS / f"{name}.c", self.folder / name
        self.build(
            self.folder, "cc", "-std=c99", "-Wall", "-Wextra", "-Werror", source, "-o", made, *flags
        )
        return made

    def compiled_vala(self, name):
        source, made = PROGRAMS / f"{name}.vala", self.folder / name
        self.build(self.folder, "valac", "--pkg", "tug-1", source, "-o", made)
        return made
