"""Installed programs with a bin around their list are pulled, and go on working."""

import subprocess
import sys

from tug_harness.case import on_every_display
from tug_harness.environment import private_environment
from tug_harness.goldens import GoldenPictures
from tug_harness.waiting import until

from feed_server import Feed
from program_case import SUITE, DragTests, MenuTests, ProgramTests

# More rows than a window shows.
ROWS = 60


@on_every_display()
class Meld(ProgramTests, MenuTests, GoldenPictures):
    """Two folders are compared; the list of the left one has the bin."""

    program = package = "meld"

    def start(self):
        for side in ("before", "after"):
            (self.folder / side).mkdir()
            for number in range(ROWS):
                changed = side if number % 3 == 0 else ""
                (self.folder / side / f"chapter-{number:02}.txt").write_text(f"{changed}\n")
        folders = (self.folder / "before", self.folder / "after")
        self.open(*folders, variables=self.start_bus())

    def words_of(self, row):
        return ["0"] if row == 0 else [f"0:{row - 1}"]

    def until_refreshed(self):
        """Meld selects nothing as it begins to compare, and then the folder."""
        self.until_said("selected")
        self.until_said("selected", *self.words_of(0), after=self.said("selected").index([]))


@on_every_display()
class DFeet(ProgramTests, GoldenPictures):
    """The names on a session bus."""

    program = package = "d-feet"
    # Not without a bin, either.
    keys_scroll = False

    def start(self):
        bus = self.start_bus()
        with open(self.folder / "owned.txt", "wb") as said:
            self.display.processes.start(
                sys.executable, SUITE / "names_on_bus.py", ROWS,
                env={**private_environment(self.folder), **bus}, stdout=said,
            )  # fmt: skip
        until("the names", lambda: (self.folder / "owned.txt").read_text() == "owned\n")
        self.open(variables=bus)


@on_every_display()
class GPodder(ProgramTests, MenuTests, DragTests, GoldenPictures):
    """The episodes of a podcast that this test serves."""

    program = package = "gpodder"

    def start(self):
        self.feed = Feed(ROWS)
        self.addCleanup(self.feed.close)
        home = {"GPODDER_HOME": str(self.folder / "gpodder")}
        environment = {**private_environment(self.folder), **home}
        for words in (
            ("subscribe", self.feed.url),
            ("set", "auto.update.enabled", "False"),
            ("set", "ui.gtk.new_episodes", "ignore"),
            ("set", "check_connection", "False"),
        ):
            subprocess.run(["gpo", *words], env=environment, check=True, capture_output=True)
        self.open(variables={**home, **self.start_bus()})

    def before_refresh(self):
        self.feed.episodes += 1

    def until_refreshed(self):
        """The feed is read when it is subscribed to, and by the refresh."""
        self.window.until("the feed to be read", lambda: self.feed.read > 1)
