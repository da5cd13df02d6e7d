"""The programs in C under Valgrind: no leak, and no invalid read."""

from tug_harness.case import on_every_display

from embedding_case import EXAMPLES, SUITE, EmbeddingTests

VALGRIND = (
    "valgrind", "--leak-check=full", "--show-leak-kinds=definite", "--num-callers=50",
    "--errors-for-leak-kinds=definite", "--error-exitcode=9",
    f"--suppressions={SUITE / 'valgrind.supp'}",
)  # fmt: skip
# As GLib's own tests have it: no caches of its own.
VARIABLES = {"G_SLICE": "always-malloc", "G_DEBUG": "gc-friendly,fatal-warnings"}
# A program takes thirty times as long there, and others run beside it.
SECONDS = 180.0
CYCLES = 5


@on_every_display("X11")
class InValgrind(EmbeddingTests):
    time_limit_seconds = 600

    def test_the_example(self):
        built = self.copied(EXAMPLES / "c")
        self.build(built, "make")
        folder = self.folder / "files"
        folder.mkdir()
        (folder / "one.txt").touch()
        command = (*VALGRIND, built / "files", folder)
        self.open(*command, variables=VARIABLES, seconds=SECONDS)
        (folder / "other.txt").touch()
        self.window.until("the header to close", self.is_still, SECONDS)
        self.pull()
        self.wait_for_lines(2, SECONDS)
        self.assertEqual(self.printed(), ["1 files", "2 files"])
        self.close(SECONDS)

    def test_lists_that_are_added_and_removed(self):
        program = self.build_host("cycles")
        said = self.run_host(*VALGRIND, program, CYCLES, variables=VARIABLES, seconds=SECONDS)
        self.assertIn(f"{CYCLES} released", said)
