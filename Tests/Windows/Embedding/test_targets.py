"""Touch targets in a list are large enough."""

from tug_harness.case import on_every_display

from embedding_case import EmbeddingTests

# Apple's Human Interface Guidelines: the minimum size of a touch target, in points.
TARGET = 44
# Controls of a system that specifies 30 points.
SMALLER = {"header:cj", "footer:cj"}
# The minimum for rows, and for these controls.
LEAST = 30


@on_every_display("X11")
class Targets(EmbeddingTests):
    def test_rows_and_controls_are_large_enough(self):
        lengths = dict(line.split() for line in self.run_python("targets").splitlines())
        self.assertGreaterEqual(len(lengths), LEAST)
        small = {name for name, length in lengths.items() if float(length) < TARGET}
        self.assertEqual(small, SMALLER)
