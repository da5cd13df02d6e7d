"""Draws the pictures of the demo's main window: draw.py DEMO FOLDER

FOLDER/NAME.png shows a page of the demo, on a separate display, with real input, in a home folder with only
the files written here. Two runs write the same bytes, except for the times of the
inspector and of the conversation.
"""

import os
import sys
import tempfile
from pathlib import Path

from PIL import Image

PICTURES = Path(__file__).resolve().parent.parent
ROOT = PICTURES.parent.parent
sys.path[:0] = [
    str(PICTURES), str(ROOT / "Tests" / "Windows" / "Harness"), str(ROOT / "Tests" / "Windows" / "EndToEnd"),
]  # fmt: skip

from demo.shown_window import ShownWindow  # noqa: E402
from sheet import use_own_fonts  # noqa: E402
from tug_harness.processes import Processes  # noqa: E402
from tug_harness.x11 import X11Display  # noqa: E402

# In points, of the window that a new user has.
WIDTH, HEIGHT = 900, 680
# Without a window manager there is a frame around the window, in pixels; its innermost line stays.
FRAME = 4
# Colours of a picture, and its largest size in bytes.
COLORS, LARGEST = 128, 60_000
GTK_THEMES = {"light": "Adwaita", "dark": "Adwaita:dark"}
# The points where the pointer presses the gallery's first card, and the list next to the inspector, and
# the distance that it pulls.
CARD, LIST, TRAVEL = (400, 160), (380, 160), 150

# What the page of files shows, newest first, with sizes in bytes.
FILES = {
    "Harbour at dusk.jpg": 2_871_000, "Reading list.md": 2_140, "Letter to Ines.odt": 18_300,
    "Floor plan.pdf": 412_000, "Plum tart.txt": 1_210, "Budget.ods": 44_700,
    "Field recordings.flac": 61_200_000, "Seed catalogue.pdf": 5_930_000,
    "Invitation.svg": 31_800, "Bicycle repairs.txt": 3_330, "Tide tables.csv": 9_420,
    "Winter walk.mp4": 148_000_000, "Kites.odt": 22_400,
}  # fmt: skip
# The time of the newest in seconds since 1970, in a year that is over, and the time between two.
NEWEST, INTERVAL = 1_741_000_000, 141_460


def write_files(folder):
    folder.mkdir()
    for number, (name, size) in enumerate(FILES.items()):
        path = folder / name
        path.touch()
        os.truncate(path, size)
        os.utime(path, (NEWEST - number * INTERVAL,) * 2)
    return folder


class Studio:
    """A display for one picture after the other."""

    def __init__(self, folder, pictures):
        self._folder, self._pictures = folder, pictures
        self._processes = Processes()
        self._display = X11Display(folder, self._processes, (WIDTH, HEIGHT), 1)
        self._runs = 0

    def __enter__(self):
        self._display.start()
        return self._display

    def __exit__(self, *_):
        self._processes.stop_all()

    def open(self, *arguments, theme="light"):
        """Opens the window of a new user."""
        self._runs += 1
        folder = self._folder / str(self._runs)
        folder.mkdir()
        window = ShownWindow(
            self._display, folder, arguments,
            {"GTK_THEME": GTK_THEMES[theme], "FONTCONFIG_FILE": str(use_own_fonts(folder))},
        )  # fmt: skip
        window.wait_until_still()
        return window

    def keep(self, window, name, pulled=None):
        """Writes what the window shows, while a list is pulled at a point, and ends the program."""
        path = self._pictures / f"{name}.png"
        before = window.wait_until_still()
        if pulled:
            x, y = pulled
            self._display.pointer_drag(pulled, (x, y + TRAVEL), release=False)
            window.wait_until_still(unlike=before)
        self._display.screenshot(path)
        window.stop()
        self._display.pointer_release()
        box = (FRAME, FRAME, WIDTH - FRAME, HEIGHT - FRAME)
        picture = Image.open(path).convert("RGB").crop(box)
        picture.quantize(COLORS, dither=Image.Dither.NONE).save(path, optimize=True)
        return path


def draw(folder, pictures):
    """Writes the pictures, and yields the path of each."""
    studio = Studio(folder, pictures)
    with studio as display:
        for name, theme in (("gallery", "light"), ("gallery-dark", "dark")):
            window = studio.open(theme=theme)
            yield studio.keep(window, name, pulled=CARD)
        yield studio.keep(studio.open("--page", "feeds"), "feeds")
        yield studio.keep(studio.open("--page", "chat"), "conversation")
        yield studio.keep(studio.open(write_files(folder / "Papers")), "files")
        window = studio.open("--page", "feeds")
        display.key("i", "Control")
        yield studio.keep(window, "inspector", pulled=LIST)


def main():
    if len(sys.argv) != 3:
        print("usage: draw.py DEMO FOLDER", file=sys.stderr)
        return 2
    os.environ["TUG_DEMO"] = str(Path(sys.argv[1]).resolve())
    pictures = Path(sys.argv[2])
    # In a folder beside them first: nothing is replaced before all is drawn and small enough.
    with (
        tempfile.TemporaryDirectory(prefix="tug-") as folder,
        tempfile.TemporaryDirectory(prefix=".drawn-", dir=pictures) as unfinished,
    ):
        drawn = list(draw(Path(folder), Path(unfinished)))
        large = [path for path in drawn if path.stat().st_size > LARGEST]
        for path in large:
            print(f"{path.name}: {path.stat().st_size} bytes, {LARGEST} at most", file=sys.stderr)
        if large:
            return 1
        for path in drawn:
            path.replace(pictures / path.name)
            print(pictures / path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
