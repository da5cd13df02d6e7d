"""Draws the pictures of the demo in docs/demo.md: draw.py DEMO FOLDER

The demo's own window plays a pull, a refresh and a load by the clock of a script. Its pictures
become pull.png, which is animated, and demo-*.png, which are still. The work of the refresh and of
the load is a cut in the film: at the moment when the work is done a new folder of files takes the
old one's place. Two runs write the same bytes.
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

# The list in points; the window has a header bar above it.
WIDTH, HEIGHT = 320, 344
SCALE = 2
FRAMES_PER_SECOND = 20
# The rate at which a finger is sampled.
SAMPLES_PER_SECOND = 60
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
# The largest sizes in bytes: of all pictures of the folder together, and of the moving picture, with which
# README begins.
LARGEST, LARGEST_FILM = 2_000_000, 1_500_000

# The moments of the film in seconds.
PULL, LET_GO, REFRESHED = 0.6, 1.5, 2.6
FLICK, TUG, LOADED, LOOK = 3.3, 4.5, 6.0, 6.3
END = 7.6
# The film, which begins again and again, begins where its header is pulled.
FIRST = LET_GO - 0.1
# The still pictures, and their times.
STILLS = {
    "demo-pulled": LET_GO - 0.1,
    "demo-refreshing": REFRESHED - 0.5,
    "demo-closed": FLICK - 0.1,
}

# The files' names and bytes, newest first: one that comes by the refresh, those that are there, and
# those that the load brings.
NEW = (("First light.jpg", 3_412_000),)
FILES = (
    ("Harbour at dusk.jpg", 2_871_000), ("Reading list.md", 2_140), ("Letter to Ines.odt", 18_300),
    ("Floor plan.pdf", 412_000), ("Plum tart.txt", 1_210), ("Budget.ods", 44_700),
    ("Field recordings.flac", 61_200_000), ("Seed catalogue.pdf", 5_930_000),
    ("Invitation.svg", 31_800), ("Bicycle repairs.txt", 3_330),
)  # fmt: skip
OLDER = (
    ("Birdsong, early.ogg", 7_810_000), ("Portrait of Mira.png", 1_940_000),
    ("Travel diary.md", 27_600), ("Piano sketches.mid", 12_900), ("Garden shed.pdf", 388_000),
    ("Tide tables.csv", 9_420), ("Winter walk.mp4", 148_000_000), ("Kites.odt", 22_400),
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
    names = [name for name, _ in (*NEW, *FILES, *OLDER)]
    for name, size in files:
        file = path / name
        with open(file, "wb") as opened:
            opened.truncate(size)
        time = NEWEST - INTERVAL * names.index(name)
        os.utime(file, (time, time))


class Gesture:
    """A finger's way: where it is at a time, and the script's lines about it."""

    def __init__(self, start, seconds, top, bottom, hold=0.0, ease=True):
        self.x = WIDTH * 0.68
        self.start, self.moving, self.end = start, start + seconds, start + seconds + hold
        self.top, self.bottom, self.ease = top, bottom, ease

    def position(self, time):
        """Returns the finger's y in the list, or None if it is lifted."""
        if not self.start <= time < self.end:
            return None
        part = min((time - self.start) / (self.moving - self.start), 1)
        # A hand that stops slows down; one that flicks leaves at its greatest speed.
        part = part * part * (3 - 2 * part) if self.ease else part * part
        return self.top + (self.bottom - self.top) * part

    def lines(self):
        yield f"{self.start:.4f} down {self.x:g} {self.top:g}"
        samples = round((self.end - self.start) * SAMPLES_PER_SECOND)
        for sample in range(1, samples):
            time = self.start + sample / SAMPLES_PER_SECOND
            yield f"{time:.4f} move {self.x:g} {self.position(time):.3f}"
        yield f"{self.end:.4f} up {self.x:g} {self.bottom:g}"


GESTURES = (
    Gesture(PULL, 0.5, 80, 232, hold=LET_GO - PULL - 0.5),
    Gesture(FLICK, 0.25, 290, 150, ease=False),
    Gesture(TUG, 0.5, 300, 150, hold=0.2),
    Gesture(LOOK, 0.4, 280, 160, hold=0.15),
)


def script(lines):
    scene = f"""\
viewport {WIDTH} {HEIGHT}
scale {SCALE}
theme light
clock {CLOCK}
header native
footer native
until {END}
"""
    return scene + "\n".join(sorted(lines, key=lambda line: float(line.split()[0]))) + "\n"


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

    def film(self, name, files, text):
        """The frames of the script `text` on a folder of `files`, and the offset at each time."""
        folder = self._folder / name
        make_folder(folder / "Papers", files)
        replay, trace = folder / "film.replay", folder / "trace.csv"
        replay.write_text(text, encoding="utf-8")
        fonts = folder / "fonts.conf"
        fonts.write_text(FONTS.format(fonts=ROOT / "resources" / "fonts"), encoding="utf-8")
        command = [
            self._demo, "--page", "recent-files", "--screenshot", folder / "frame.png",
            "--script", replay, "--every", 1 / FRAMES_PER_SECOND, "--trace", trace,
            folder / "Papers",
        ]  # fmt: skip
        running = folder / "running"
        running.mkdir()
        demo = Application(self._display, running, command, {"FONTCONFIG_FILE": str(fonts)})
        if demo.process.wait(LONGEST_SECONDS) != 0:
            raise SystemExit(f"{self._demo}: {demo.error_text().strip()}")
        rows = [line.split(",") for line in trace.read_text().splitlines()[1:]]
        offsets = {float(row[0]): float(row[1]) for row in rows}
        return sorted(folder.glob("frame-*.png")), offsets


def shoot(demo, folder):
    """The frames of the whole film, in order."""
    lines = [line for gesture in GESTURES[:3] for line in gesture.lines()]
    lines += [f"{REFRESHED} end-refresh success", f"{LOADED} end-load success"]
    with Studio(demo, folder) as studio:
        before, _ = studio.film("before", FILES, script(lines))
        middle, offsets = studio.film("middle", (*NEW, *FILES), script(lines))
        at_end = offsets[max(time for time in offsets if time <= LOADED)]
        last_lines = [f"0 set-offset {at_end:.6f}", *GESTURES[3].lines()]
        after, _ = studio.film("after", (*NEW, *FILES, *OLDER), script(last_lines))
    refreshed, loaded = frame_at(REFRESHED), frame_at(LOADED)
    frames = [*before[:refreshed], *middle[refreshed:loaded], *after[loaded:]]
    return [on_a_page(Image.open(path)) for path in frames]


def from_the_pull(frames):
    """The film's frames from its pull on, and then those before: what does not move shows this."""
    first = frame_at(FIRST)
    return [*frames[first:], *frames[:first]]


def on_a_page(window):
    """A window's picture with a line around it, so that the eye sees where it ends."""
    page = Image.new("RGB", window.size, "white")
    page.paste(window, mask=window.getchannel("A") if window.mode == "RGBA" else None)
    # Its lower corners are square, the upper ones are the header bar's.
    width, height = page.size
    top = height - HEIGHT * SCALE
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


def with_fingers(frames):
    """The frames with a dot where the finger touches, which fades when it has left."""
    for number, frame in enumerate(frames):
        shown = frame.copy()
        for gesture in GESTURES:
            time = number / FRAMES_PER_SECOND
            y, opacity = gesture.position(time), 1.0
            if y is None:
                left = (time - gesture.end) * FRAMES_PER_SECOND
                y, opacity = gesture.bottom, 1 - (left + 1) / (DOT_FADING_FRAMES + 1)
                if left < 0 or opacity <= 0:
                    continue
            mark = dot(opacity)
            above = frame.height - HEIGHT * SCALE
            x, y = round(gesture.x * SCALE), round(y * SCALE) + above
            shown.paste(mark, (x - mark.width // 2, y - mark.height // 2), mark)
        yield shown


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
    with tempfile.TemporaryDirectory(prefix="tug-") as studio:
        frames = shoot(demo, Path(studio))
    pictures = {name: frames[frame_at(time)] for name, time in STILLS.items()}
    for name, picture in pictures.items():
        with_palette([picture], COLORS)[0].save(folder / f"{name}.png", optimize=True)
    film = with_palette(from_the_pull(list(with_fingers(frames))), FILM_COLORS)
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
