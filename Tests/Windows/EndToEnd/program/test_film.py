"""The README's moving picture begins where something is to be seen."""

import unittest
from pathlib import Path

from tug_harness.pictures import Picture

PICTURES = Path(__file__).resolve().parents[4] / "resources" / "pictures"
# The place of the header's arrow in the film's pictures, in pixels, which is empty at rest, and the same of a
# picture of files.
ARROW, FILES_ARROW = (430, 180, 140, 100), (250, 90, 140, 60)


class Film(unittest.TestCase):
    def test_its_first_picture_has_a_header_that_is_pulled(self):
        self.assertFalse(Picture(PICTURES / "pull.png").part(*ARROW).is_flat)

    def test_the_still_pictures_show_a_pull_and_a_refresh(self):
        pulled, refreshing = (
            Picture(PICTURES / f"demo-{name}.png").part(*FILES_ARROW)
            for name in ("pulled", "refreshing")
        )
        self.assertFalse(pulled.is_flat)
        self.assertFalse(refreshing.is_flat)
        self.assertGreater(pulled.greatest_difference(refreshing), 128)
