"""What a finger taps in a list is as large as it needs."""

from tug_harness.case import on_every_display

from embedding_case import EmbeddingTests

# Apple's Human Interface Guidelines: the least size of what is tapped, in points.
TARGET = 44
# A system whose own controls are 30 points high: its numbers are what its users ask for.
SMALLER = {"header:cj", "footer:cj"}
# Rows, and the looks of both controls.
LEAST = 30


@on_every_display("X11")
class Targets(EmbeddingTests):
    def test_rows_and_controls_have_what_a_finger_needs(self):
        lengths = dict(line.split() for line in self.run_python("targets").splitlines())
        self.assertGreaterEqual(len(lengths), LEAST)
        small = {name for name, length in lengths.items() if float(length) < TARGET}
        self.assertEqual(small, SMALLER)
