"""Draws the pictures of the demo in README.md and docs/demo.md: draw.py DEMO FOLDER

The demo's own window plays scripts. On the gallery's stage several headers are pulled one after
another: that becomes pull.png, which is animated. A pull and a refresh of files become demo-*.png,
which are still; there the work is a cut: at the moment when it is done a new folder of files takes
the old one's place. Two runs write the same bytes.
"""

import calendar
import math
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Windows" / "Harness"))

from tug_harness.application import Application  # noqa: E402
from tug_harness.processes import Processes  # noqa: E402
from tug_harness.x11 import X11Display  # noqa: E402

# The list of files in points; the window has a header bar above it.
WIDTH, HEIGHT = 380, 344
SCALE = 2
FRAMES_PER_SECOND = 20
# The rate at which a finger is sampled, and the seconds in which it pulls.
SAMPLES_PER_SECOND = 60
PULL_SECONDS = 0.6
# The screen only has to be there: the window is drawn off screen.
SCREEN = (640, 640)
LONGEST_SECONDS = 120
# Colours of the moving picture, and of each of the others: icons need a few more than text.
FILM_COLORS, COLORS = 48, 128
# The most frequent colours are in a palette as they are, the others are found among some frames.
FIXED_COLORS, CHOSEN_FRAMES, KMEANS_ROUNDS = 4, 24, 4
LOOKUP_STEP = 8
# A line around the window separates it from a white page; its width in pixels, and its colour.
BORDER, BORDER_COLOR = 2, (214, 214, 214)
# The header bar's height in points.
BAR = 36
PAPERS = "Papers"
# The largest sizes in bytes: of all pictures of the folder together, and of the moving picture, with which
# README begins.
LARGEST, LARGEST_FILM = 2_000_000, 1_500_000

# The headers of the film, each with the place of its picture below the stage in points of the window.
TAKES = (("native", (73, 466)), ("wave", (425, 466)), ("story", (73, 511)))
# The size of the stage's list, its place in the window, and the height of the shown part, all in points.
STAGE_WIDTH, STAGE_HEIGHT = 460, 308
STAGE_LEFT, STAGE_TOP = 19, 66
SHOWN_HEIGHT = 626

# The moments of a take in seconds: the finger pulls, is held and lifts, the work is done, the finger
# chooses the next header.
PULL, LET_GO, DONE, CHOICE, END = 0.25, 1.25, 2.25, 2.75, 3.0
# The film, which begins again and again, begins where its first header is pulled.
FIRST = LET_GO - 0.1
# The still pictures of the files, and their times.
STILLS = {
    "demo-pulled": LET_GO - 0.1,
    "demo-refreshing": DONE - 0.5,
    "demo-closed": END - 0.1,
}

# The files' names and bytes, newest first: one that comes by the refresh, and those that are there.
NEW = (("First light.jpg", 3_412_000),)
FILES = (
    ("Harbour at dusk.jpg", 2_871_000), ("Reading list.md", 2_140), ("Letter to Ines.odt", 18_300),
    ("Floor plan.pdf", 412_000), ("Plum tart.txt", 1_210), ("Budget.ods", 44_700),
    ("Field recordings.flac", 61_200_000), ("Seed catalogue.pdf", 5_930_000),
    ("Invitation.svg", 31_800), ("Bicycle repairs.txt", 3_330),
)  # fmt: skip
# An early morning; the files before it are of evenings and mornings in turn.
NEWEST = calendar.timegm((2026, 3, 15, 7, 12, 0))
CLOCK = "2026-03-15T07:13:00Z"
INTERVAL = 41_460

# The finger's dot, in points and shares.
DOT_RADIUS, DOT_RING = 12, 1.5
DOT_COLOR, RING_COLOR = (60, 66, 80, 110), (40, 44, 54, 150)
DOT_FADING_FRAMES = 3
SMOOTHING = 4

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>Noto Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""


def make_folder(path, files):
    """A folder of files, each with its size and its time."""
    path.mkdir(parents=True)
    names = [name for name, _ in (*NEW, *FILES)]
    for name, size in files:
        file = path / name
        with open(file, "wb") as opened:
            opened.truncate(size)
        time = NEWEST - INTERVAL * names.index(name)
        os.utime(file, (time, time))


class Gesture:
    """A finger's way: where it is at a time, and the script's lines about it."""

    def __init__(self, x, top, bottom):
        self.x, self.top, self.bottom = x, top, bottom

    def position(self, time):
        """Returns the finger's y in the list while it is on it."""
        part = min((time - PULL) / PULL_SECONDS, 1)
        # A hand that stops slows down.
        return self.top + (self.bottom - self.top) * part * part * (3 - 2 * part)

    def lines(self):
        yield f"{PULL:.4f} down {self.x:g} {self.top:g}"
        samples = round((LET_GO - PULL) * SAMPLES_PER_SECOND)
        for sample in range(1, samples):
            time = PULL + sample / SAMPLES_PER_SECOND
            yield f"{time:.4f} move {self.x:g} {self.position(time):.3f}"
        yield f"{LET_GO:.4f} up {self.x:g} {self.bottom:g}"


FILES_PULL = Gesture(WIDTH * 0.68, 80, 232)
STAGE_PULL = Gesture(STAGE_WIDTH * 0.68, 20, 296)


def script(gesture, width, height):
    scene = f"""\
viewport {width} {height}
scale {SCALE}
theme light
clock {CLOCK}
header native
footer {"native" if height == HEIGHT else "none"}
until {END}
"""
    return scene + "\n".join([*gesture.lines(), f"{DONE} end-refresh success"]) + "\n"


class Studio:
    """The display on which the demo is filmed, and the films' files."""

    def __init__(self, demo, folder):
        self._demo, self._folder = demo, folder
        self._processes = Processes()
        self._display = X11Display(folder, self._processes, SCREEN, 1)

    def __enter__(self):
        self._display.start()
        return self

    def __exit__(self, *_):
        self._processes.stop_all()

    def film(self, name, text, *options, files=()):
        """Returns the frames of a script, with `files` in a folder beside them."""
        folder = self._folder / name
        make_folder(folder / PAPERS, files)
        replay = folder / "film.replay"
        replay.write_text(text, encoding="utf-8")
        fonts = folder / "fonts.conf"
        fonts.write_text(FONTS.format(fonts=ROOT / "resources" / "fonts"), encoding="utf-8")
        command = [
            self._demo, *options, "--screenshot", folder / "frame.png", "--script", replay,
            "--every", 1 / FRAMES_PER_SECOND,
        ]  # fmt: skip
        if files:
            command.append(folder / PAPERS)
        running = folder / "running"
        running.mkdir()
        demo = Application(self._display, running, command, {"FONTCONFIG_FILE": str(fonts)})
        if demo.process.wait(LONGEST_SECONDS) != 0:
            raise SystemExit(f"{self._demo}: {demo.error_text().strip()}")
        return [Image.open(path) for path in sorted(folder.glob("frame-*.png"))]


def stills(studio):
    """Returns the pictures of a pull and a refresh of files."""
    text = script(FILES_PULL, WIDTH, HEIGHT)
    before = studio.film("before", text, "--page", "recent-files", files=FILES)
    after = studio.film("after", text, "--page", "recent-files", files=(*NEW, *FILES))
    frames = [*before[: frame_at(DONE)], *after[frame_at(DONE) :]]
    return {name: on_a_page(frames[frame_at(time)]) for name, time in STILLS.items()}


def moving(studio):
    """Returns the frames of the film, from the first header's pull on."""
    text = script(STAGE_PULL, STAGE_WIDTH, STAGE_HEIGHT)
    frames = []
    for number, (header, _) in enumerate(TAKES):
        take = studio.film(header, text, "--page", "gallery", "--header", header)
        shown = [frame.crop((0, 0, frame.width, SHOWN_HEIGHT * SCALE)) for frame in take]
        place = TAKES[(number + 1) % len(TAKES)][1]
        pages = map(on_a_page, shown[: frame_at(END)])
        frames += [with_finger(page, step, place) for step, page in enumerate(pages)]
    first = frame_at(FIRST)
    return [*frames[first:], *frames[:first]]


def on_a_page(window):
    """A window's picture with a line around it, so that the eye sees where it ends."""
    page = Image.new("RGB", window.size, "white")
    page.paste(window, mask=window.getchannel("A") if window.mode == "RGBA" else None)
    # Its lower corners are square, the upper ones are the header bar's.
    width, height = page.size
    top = BAR * SCALE
    line = ImageDraw.Draw(page)
    line.rectangle((0, top, BORDER - 1, height), BORDER_COLOR)
    line.rectangle((width - BORDER, top, width, height), BORDER_COLOR)
    line.rectangle((0, height - BORDER, width, height), BORDER_COLOR)
    return page


def frame_at(seconds):
    """The number of the frame at a moment."""
    return round(seconds * FRAMES_PER_SECOND)


def dot(opacity):
    """The mark of a finger, in pixels."""
    radius = DOT_RADIUS * SCALE * SMOOTHING
    size = 2 * radius + 1
    ring = round(DOT_RING * SCALE * SMOOTHING)
    mark = Image.new("RGBA", (size, size))
    ImageDraw.Draw(mark).ellipse((0, 0, size - 1, size - 1), DOT_COLOR, RING_COLOR, ring)
    mark = mark.resize((size // SMOOTHING, size // SMOOTHING), Image.Resampling.LANCZOS)
    mark.putalpha(mark.getchannel("A").point(lambda alpha: round(alpha * opacity)))
    return mark


def with_finger(frame, number, choice):
    """Returns a take's frame with a dot where the finger touches, which fades when it has left.

    `choice` is where the finger chooses the next header, in points.
    """
    time, pull = number / FRAMES_PER_SECOND, STAGE_PULL
    x, y, end = STAGE_LEFT + pull.x, STAGE_TOP + pull.position(time), LET_GO
    if time >= CHOICE:
        (x, y), end = choice, END
    opacity = 1 - max((time - end) * FRAMES_PER_SECOND + 1, 0) / (DOT_FADING_FRAMES + 1)
    if time < PULL or opacity <= 0:
        return frame
    shown, mark = frame.copy(), dot(opacity)
    x, y = round(x * SCALE), round(y * SCALE)
    shown.paste(mark, (x - mark.width // 2, y - mark.height // 2), mark)
    return shown


def with_palette(pictures, colors):
    """The pictures in one palette that suits all of them."""
    counts = Counter()
    for picture in pictures[:: max(len(pictures) // CHOSEN_FRAMES, 1)]:
        counts.update(dict((color, count) for count, color in picture.getcolors(1 << 24)))
    # By the root of its count: otherwise white and grays would crowd out small details.
    weights = {color: math.isqrt(count) for color, count in counts.items()}
    pixels = [color for color, weight in sorted(weights.items()) for _ in range(weight)]
    sample = Image.new("RGB", (len(pixels), 1))
    sample.putdata(pixels)
    fixed = [color for color, _ in counts.most_common(FIXED_COLORS)]
    found = sample.quantize(colors - len(fixed), Image.Quantize.MEDIANCUT, kmeans=KMEANS_ROUNDS)
    values = found.getpalette()[: 3 * (colors - len(fixed))]
    boxes = {}
    for color in (*fixed, *zip(values[::3], values[1::3], values[2::3])):
        # Pillow looks colours up in boxes of this size, and mixes up two that lie in one.
        boxes.setdefault(tuple(channel // LOOKUP_STEP for channel in color), color)
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for color in boxes.values() for channel in color])
    return [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]


def draw(demo, folder):
    """Writes the pictures to `folder`, and returns their paths."""
    with tempfile.TemporaryDirectory(prefix="tug-") as place:
        with Studio(demo, Path(place)) as studio:
            pictures, frames = stills(studio), moving(studio)
    for name, picture in pictures.items():
        with_palette([picture], COLORS)[0].save(folder / f"{name}.png", optimize=True)
    film = with_palette(frames, FILM_COLORS)
    film[0].save(
        folder / "pull.png",
        save_all=True,
        append_images=film[1:],
        # A list, since Pillow forgets the time of frames like the one before when it is one number.
        duration=[1000 // FRAMES_PER_SECOND] * len(film),
        loop=0,
        optimize=True,
    )
    return [folder / f"{name}.png" for name in ("pull", *pictures)]


def main():
    if len(sys.argv) != 3:
        print("usage: draw.py DEMO FOLDER", file=sys.stderr)
        return 2
    demo, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    # In a folder beside them first: nothing is replaced before all is drawn and small enough.
    with tempfile.TemporaryDirectory(prefix=".drawn-", dir=folder) as unfinished:
        drawn = draw(demo, Path(unfinished))
        names = {path.name for path in drawn}
        others = [path for path in folder.glob("*.png") if path.name not in names]
        weight = sum(path.stat().st_size for path in (*drawn, *others))
        if weight > LARGEST:
            print(f"draw.py: the pictures weigh {weight} bytes, {LARGEST} at most", file=sys.stderr)
            return 1
        if (film := drawn[0].stat().st_size) > LARGEST_FILM:
            print(f"draw.py: the film weighs {film} bytes, {LARGEST_FILM} at most", file=sys.stderr)
            return 1
        for path in drawn:
            path.replace(folder / path.name)
            print(folder / path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
