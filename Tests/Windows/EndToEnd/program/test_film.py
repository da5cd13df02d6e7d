"""The README's moving picture begins where something is to be seen."""

import unittest
from pathlib import Path

from tug_harness.pictures import Picture

PICTURES = Path(__file__).resolve().parents[4] / "resources" / "pictures"
# The place of a header in the film's pictures, in pixels: below the header bar, beside the indicator.
HEADER = (8, 100, 600, 110)


class Film(unittest.TestCase):
    def test_its_first_picture_has_a_header_that_is_pulled(self):
        first = Picture(PICTURES / "pull.png").part(*HEADER)
        pulled = Picture(PICTURES / "demo-pulled.png").part(*HEADER)
        closed = Picture(PICTURES / "demo-closed.png").part(*HEADER)
        self.assertFalse(first.is_flat)
        # Their palettes differ a little.
        self.assertLess(first.greatest_difference(pulled), 64)
        self.assertGreater(first.greatest_difference(closed), 128)
