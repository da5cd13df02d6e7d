"""scripts/run on a machine without a display, for a new user."""

import os
import subprocess
import sys
from pathlib import Path

from demo.main_window import END_SECONDS
from tug_harness.case import DisplayCase
from tug_harness.paths import program
from tug_harness.pictures import Picture
from tug_harness.requirements import reason_to_skip
from tug_harness.x11 import X11Display

PULL_ONCE = Path(__file__).resolve().parent.parent / "pull_once.py"
# A part of the stage's rows that is in view both at rest and pulled.
ROWS = (250, 100, 250, 120)
# Pixels by which a list that is pulled so far follows the hand.
DISTANCES = range(60, 140)


class FirstRun(DisplayCase):
    display_type = X11Display

    def setUp(self):
        if reason := reason_to_skip("x11"):
            self.skipTest(reason)

    def pictures_of(self, *arguments):
        """The pictures of a run with an empty home folder, which stays empty; their names in order."""
        home, pictures = self.folder / "somebody", self.folder / "pictures"
        home.mkdir()
        variables = {
            name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY") and not name.startswith("XDG_")
        }  # fmt: skip
        run = subprocess.run(
            [sys.executable, PULL_ONCE, "--pictures", pictures, "--", *arguments],
            env={**variables, "HOME": str(home), "TUG_DEMO": str(program("tug-demo"))},
            capture_output=True, text=True, timeout=3 * END_SECONDS,
        )  # fmt: skip
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertEqual(list(home.iterdir()), [])
        paths = [Path(line) for line in run.stdout.splitlines()]
        return [path.stem for path in paths], [Picture(path) for path in paths]

    def test_the_first_run_shows_stage_and_cards(self):
        names, (gallery, pulled, cards) = self.pictures_of()
        self.assertEqual(names, ["gallery", "pulled", "cards"])
        self.assertEqual(gallery.size, (900, 680))
        x, y, width, height = ROWS
        rows = gallery.part(*ROWS)
        self.assertFalse(rows.is_flat)
        self.assertFalse(cards.part(*ROWS).matches(rows))
        self.assertTrue(
            any(pulled.part(x, y + distance, width, height).matches(rows) for distance in DISTANCES),
            "the pulled list must show the rows of the one at rest, moved",
        )

    def test_only_a_requested_page_is_pulled(self):
        # It begins at the bottom, and is pulled there.
        names, pictures = self.pictures_of("--page", "chat")
        self.assertEqual(names, ["pulled", "refreshing", "closed"])
        for picture in pictures:
            self.assertEqual(picture.size, (480, 640))
        self.assertFalse(pictures[1].matches(pictures[2]))
