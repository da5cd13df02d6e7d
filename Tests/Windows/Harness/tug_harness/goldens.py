"""Golden pictures: the expected pictures of a test, kept beside it."""

import fcntl
import hashlib
import os
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from .paths import FAILURES, program
from .pictures import Picture, UnreadablePicture
from .waiting import Timeout, until

# How long a picture may take to become its golden, and how long it has to stay that: the last third
# of a point of a motion is not seen, but a finger would catch it.
SETTLING_SECONDS = 10.0
HOLD_SECONDS = 0.5
# How long a picture stands still before it is made a golden: longer than a program shows a word
# about its success.
STILL_SECONDS = 1.5
COMPARISON_SECONDS = 60
# A folder of a run that writes goldens; each has a file in it once it is written.
UPDATED = os.environ.get("TUG_HARNESS_UPDATE_GOLDENS")
# A folder of the run, in which each golden that a test has asked for has a file.
USED = os.environ.get("TUG_HARNESS_USED_GOLDENS")


class GoldenPictures:
    """Compares the window with goldens/NAME.png next to the test, NAME@2x.png at scale 2.

    Mix into a class for on_every_display: both servers have the same golden. A class whose windows
    look different on them, as a theme's buttons may, sets `golden_for_each_display`, and has
    NAME-x11.png and NAME-wayland.png.
    """

    golden_for_each_display = False

    def assert_picture(self, name, region=None, tolerance=0, seconds=SETTLING_SECONDS):
        """The picture becomes equal to the golden `name` within `seconds`, and stays so.

        `region` is (x, y, width, height) in points of the window, all of it unless given; no
        channel of a pixel may differ by more than `tolerance`. A moment of something that moves is
        looked at while the program is paused (`Application.paused`).
        """
        golden = self.golden_path(name)
        _note_use(golden)
        if UPDATED:
            self._update(golden, region, tolerance)
            return
        try:
            wanted = Picture(golden)
        except UnreadablePicture as error:
            self._shown(region).save(self.folder / golden.name)
            kept = FAILURES / self.id() / golden.name
            words = f"the golden {error}" if golden.exists() else f"no golden {golden}"
            self.fail(f"{name}: {words}; --update-goldens would create it from {kept}")
        if wanted.is_flat:
            self.fail(f"{name}: the golden {golden} has only one colour")
        last = {"picture": None, "unlike": time.monotonic()}

        def has_settled():
            self.processes.check_running()
            last["picture"] = self._shown(region)
            now = time.monotonic()
            if not last["picture"].matches(wanted, tolerance):
                last["unlike"] = now
            return now - last["unlike"] >= HOLD_SECONDS

        with suppress(Timeout):
            until(f"the picture {name}", has_settled, seconds + HOLD_SECONDS)
            return
        if last["picture"].matches(wanted, tolerance):
            self.fail(f"{name}: the window matches now, but did not for the last {HOLD_SECONDS} s")
        self._fail_with_difference(name, last["picture"], golden, tolerance)

    def assert_same_pictures(self, name, one, other, tolerance=0):
        """Asserts that two pictures are equal; a failure contains `name`."""
        if not one.matches(other, tolerance):
            reference = self.folder / f"{name}-other.png"
            other.save(reference)
            self._fail_with_difference(name, one, reference, tolerance)

    @classmethod
    def golden_folder(cls):
        """The folder of this class's goldens, beside its file."""
        return Path(sys.modules[cls.__module__].__file__).resolve().parent / "goldens"

    def golden_path(self, name):
        """The file of the golden `name` for this test's server and scale."""
        if "/" in name:
            self.fail(f"{name}: a golden's name must not contain a folder")
        server = f"-{self.display.name}" if self.golden_for_each_display else ""
        scale = f"@{self.scale}x" if self.scale != 1 else ""
        return self.golden_folder() / f"{name}{server}{scale}.png"

    def _shown(self, region):
        picture = self.display.picture()
        if region is None:
            return picture
        return picture.part(*(round(length * self.scale) for length in region))

    def _fail_with_difference(self, name, shown, golden, tolerance, note=""):
        actual = self.folder / f"{name}-actual.png"
        failure = self.folder / f"{name}-failure.png"
        shown.save(actual)
        words = difference(actual, golden, failure, tolerance)
        kept = FAILURES / self.id() / (failure if failure.exists() else actual).name
        self.fail("\n".join(filter(None, [f"{name}: {words}", note, f"picture: {kept}"])))

    def _update(self, golden, region, tolerance):
        shown = self._shown_still(region)
        if shown.is_flat:
            self.fail(f"{golden.name}: the picture has only one colour")
        with _written_once(golden, self.id()) as writer:
            is_there = golden.exists()
            with suppress(UnreadablePicture):
                if shown.matches(Picture(golden), tolerance):
                    return
            if writer:
                note = f"{golden} was written in this run by {writer}"
                if writer.rpartition(".")[2] == self.id().rpartition(".")[2] and writer != self.id():
                    note += "; golden_for_each_display = True uses a golden for each server"
                self._fail_with_difference(golden.stem, shown, golden, tolerance, note)
            golden.parent.mkdir(exist_ok=True)
            unfinished = golden.with_name(f".{golden.name}.unfinished")
            shown.save(unfinished)
            unfinished.rename(golden)
            print(f"{'changed' if is_there else 'new'} {os.path.relpath(golden)}", flush=True)

    def _shown_still(self, region):
        """The picture, as soon as it has not changed for a while."""
        last = {"picture": None, "since": 0.0}

        def is_still():
            self.processes.check_running()
            shown, now = self._shown(region), time.monotonic()
            if not last["picture"] or not shown.matches(last["picture"]):
                last.update(picture=shown, since=now)
            return now - last["since"] >= STILL_SECONDS

        until("two equal pictures", is_still)
        return last["picture"]


def unused_goldens(folders, used):
    """The goldens in `folders` that no test of a run asked for, whose USED is the folder `used`."""
    goldens = [path for folder in sorted(folders) for path in sorted(folder.glob("*.png"))]
    return [
        golden
        for golden in goldens
        if not golden.name.startswith(".") and not (Path(used) / _digest(golden)).exists()
    ]


def _note_use(golden):
    if USED:
        (Path(USED) / _digest(golden)).touch()


def _digest(golden):
    return hashlib.sha256(str(golden).encode()).hexdigest()


@contextmanager
def _written_once(golden, test):
    """The id of the test that has written a golden in this run, or ""; others wait meanwhile."""
    with open(Path(UPDATED) / _digest(golden), "a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        writer = file.read()
        yield writer
        file.write("" if writer else test)


def difference(actual, golden, failure, tolerance=0):
    """The difference of the PNG file `actual` from `golden`, in words.

    If tug-goldens is built or installed, it draws both and their difference to the file
    `failure`.
    """
    words = Picture(actual).difference_in_words(Picture(golden), tolerance) or "no difference"
    try:
        # From its folder, so that the picture is called by its name.
        finished = subprocess.run(
            [program("tug-goldens"), "--compare", actual.name, golden]
            + ["--failure", failure, "--tolerance", str(tolerance)],
            cwd=actual.parent,
            capture_output=True,
            text=True,
            timeout=COMPARISON_SECONDS,
        )
    except OSError as error:
        return f"{words}; no picture of the difference without tug-goldens: {error}"
    if finished.stderr:
        return f"{words}; tug-goldens: {finished.stderr.strip()}"
    return words
