"""Draws the pictures of widgets with a bin around them: draw.py PREFIX LIST-BOX FOLDER

The programs of examples/around-widgets are opened on a display of their own and pulled by a finger:
those that need an installed library with the one below PREFIX, and the program LIST-BOX. Each is
pictured, pulled: FOLDER/NAME.png. FOLDER/light.png and FOLDER/dark.png show all of them. Two runs
write the same bytes.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cairo
from PIL import Image

PICTURES = Path(__file__).resolve().parent.parent
ROOT = PICTURES.parent.parent
sys.path[:0] = [str(PICTURES), str(ROOT / "Tests" / "Windows" / "Harness")]

from sheet import SCALE, THEMES, Sheet, is_small, use_own_fonts  # noqa: E402
from tug_harness.application import Application  # noqa: E402
from tug_harness.pictures import Picture  # noqa: E402
from tug_harness.processes import Processes  # noqa: E402
from tug_harness.waiting import Pace  # noqa: E402
from tug_harness.x11 import X11Display  # noqa: E402

EXAMPLES = ROOT / "examples" / "around-widgets"
PAGE = ROOT / "docs" / "around-widgets.md"
# In points, of a window.
WIDTH, HEIGHT = 300, 250
SHEET = Sheet(3, WIDTH, HEIGHT)
# The point at which a finger begins to pull.
TOUCH = (150, 60)
# A window is at rest when so many pictures in a row are the same: a scrollbar fades out in 3 seconds.
STILL_PICTURES, PICTURE_SECONDS = 8, 0.5
# Seconds; for the first start of WebKit on a busy computer.
START_SECONDS = 60.0
# Colours of a single picture, and its largest size in bytes.
COLORS, LARGEST = 64, 60_000
SETTINGS = """[Settings]
gtk-font-name=Noto Sans 10
gtk-icon-theme-name=Adwaita
gtk-cursor-blink=0
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-hintstyle=hintnone
gtk-xft-rgba=none
"""
GTK_THEMES = {"light": "Adwaita", "dark": "Adwaita:dark"}

TASKS = (
    "Water the tomatoes", "Return the library books", "Mend the bicycle lamp", "Order seed potatoes",
    "Write to Ines", "Bake bread", "Sharpen the shears",
)  # fmt: skip
FILES = {
    "Birds.ogg": 7_810_000, "Books.md": 2_140, "Card.svg": 31_800, "Dusk.jpg": 2_871_000,
    "Ines.odt": 18_300, "Old.zip": 9_420, "Plan.pdf": 412_000, "Tart.txt": 1_210,
    "Walk.mp4": 148_000_000,
}  # fmt: skip
TEXT = """Plum tart

Rub the butter into the flour, add the sugar and an egg, and let the dough rest in the cold.

Halve the plums, and lay them out in a ring, cut side up. Bake for forty minutes.

Serve it warm.
"""
HTML = """<!doctype html><meta charset="utf-8"><style>
:root { color-scheme: light dark; font: 14px "Noto Sans" }
body { margin: 14px } h1 { font-size: 20px; margin: 0 0 10px }
table { width: 100%; border-spacing: 0 } td { padding: 7px 0; border-top: 1px solid #8884 }
td + td { text-align: right }</style>
<h1>Tides at the harbour</h1><table>
""" + "".join(
    f"<tr><td>{day} {number}<td>{6 + number % 5}:{12 + 7 * number % 48}<td>{3 + number % 3}.{number % 9} m"
    for number, day in enumerate(("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun") * 2, 2)
)


# The window of the .ui file on the page about bins.
OWN_HEADER = """
import gi
gi.require_versions({{"Gtk": "3.0", "Tug": "1"}})
from gi.repository import GObject, Gtk, Tug
GObject.type_ensure(Tug.RefreshBin)
builder = Gtk.Builder.new_from_string('''<interface>{ui}</interface>''', -1)
for task in {tasks}:
    label = Gtk.Label(label=task, xalign=0, margin=10, visible=True)
    builder.get_object("rows").add(label)
builder.get_object("rows").set_selection_mode(Gtk.SelectionMode.NONE)
Gtk.Window(child=builder.get_object("bin")).show()
Gtk.main()
"""


@dataclass(frozen=True)
class Example:
    """A program by its name, what a sheet calls it, how far it is pulled, and what it shows."""

    name: str
    title: str
    pull: float
    command: tuple


def write_contents(folder):
    """Writes the files that the programs show."""
    (folder / "tasks.txt").write_text("\n".join(TASKS), encoding="utf-8")
    (folder / "tart.txt").write_text(TEXT, encoding="utf-8")
    (folder / "tides.html").write_text(HTML, encoding="utf-8")
    (ui,) = re.findall(r"^```xml\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    (folder / "page.py").write_text(OWN_HEADER.format(ui=ui, tasks=TASKS), encoding="utf-8")
    files = folder / "files"
    files.mkdir()
    for name, size in FILES.items():
        with open(files / name, "wb") as file:
            file.truncate(size)


def examples(list_box, folder):
    built, files = folder / "built", folder / "files"
    page = (folder / "tides.html").as_uri()
    return (
        Example("list-box", "GtkListBox", 150, (list_box, folder / "tasks.txt")),
        Example("tree-view", "GtkTreeView", 150, (built / "tree-view", files)),
        Example("text-view", "GtkTextView", 150, (built / "text-view", folder / "tart.txt")),
        Example("flow-box", "GtkFlowBox", 185, (sys.executable, built / "flow-box.py", files)),
        Example("web-page", "WebKitWebView", 150, ("gjs", built / "web-page.js", page)),
        Example("own-header", "A header of your own", 80, (sys.executable, folder / "page.py")),
    )  # fmt: skip


def variables(prefix):
    libraries = next(prefix.glob("lib/**/libtug-1.so")).parent
    return {
        "GI_TYPELIB_PATH": str(next(prefix.glob("lib/**/Tug-1.typelib")).parent),
        "LD_LIBRARY_PATH": str(libraries),
        "PKG_CONFIG_PATH": str(next(prefix.glob("lib/**/tug-1.pc")).parent),
        "XDG_DATA_DIRS": f"{prefix}/share:/usr/local/share:/usr/share",
        # Without a graphics card WebKit draws pages wrongly whose end is cut off.
        "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    }


def picture_of(example, theme, environment, folder):
    """The example's window in a theme, while a finger pulls it."""
    room = folder / f"{example.name}-{theme.name}"
    settings = room / "config" / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(SETTINGS, encoding="utf-8")
    fonts = {"FONTCONFIG_FILE": os.environ["FONTCONFIG_FILE"]}
    processes = Processes()
    display = X11Display(room, processes, (WIDTH, HEIGHT), SCALE)
    try:
        display.start()
        display.pointer_move(WIDTH - 2, HEIGHT - 2)
        chosen = {"GTK_THEME": GTK_THEMES[theme.name], **fonts}
        program = Application(display, room, example.command, {**environment, **chosen})
        display.fill_screen(program.process)
        at_rest = still(display, program, lambda picture: not picture.is_flat)
        display.touch_drag(TOUCH, (TOUCH[0], TOUCH[1] + example.pull), seconds=0.6, release=False)
        still(display, program, lambda picture: not picture.matches(at_rest)).save(room / "now.png")
    finally:
        processes.stop_all()
    return room / "now.png"


def still(display, program, condition):
    """The picture, once it fulfils the condition and does not change for a while."""

    def found():
        pictures = []
        for _ in range(STILL_PICTURES):
            path = display.folder / "shown.png"
            display.screenshot(path)
            pictures.append(Picture(path))
            Pace().wait(PICTURE_SECONDS)
        is_still = all(picture.matches(pictures[0]) for picture in pictures)
        return pictures[0] if is_still and condition(pictures[0]) else None

    return program.until("two equal pictures", found, START_SECONDS)


def draw(prefix, list_box, destination, folder):
    environment = variables(prefix)
    os.environ["FONTCONFIG_FILE"] = str(use_own_fonts(folder))
    write_contents(folder)
    shutil.copytree(EXAMPLES, folder / "built")
    subprocess.run(
        ["make", "-s", "-C", folder / "built"], env={**os.environ, **environment}, check=True,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    for theme in THEMES:
        tiles = []
        for example in examples(list_box, folder):
            path = picture_of(example, theme, environment, folder)
            if theme.name == "light":
                small = Image.open(path).convert("RGB").quantize(COLORS, dither=Image.Dither.NONE)
                small.save(destination / f"{example.name}.png", optimize=True)
                if not is_small(destination / f"{example.name}.png", LARGEST):
                    return 1
            surface = cairo.ImageSurface.create_from_png(str(path))
            surface.set_device_scale(SCALE, SCALE)
            tiles.append((example.title, surface))
        SHEET.draw(theme, tiles).write_to_png(destination / f"{theme.name}.png")
        if not is_small(destination / f"{theme.name}.png"):
            return 1
    return 0


def main():
    if len(sys.argv) != 4:
        print("usage: draw.py PREFIX LIST-BOX FOLDER", file=sys.stderr)
        return 2
    prefix, list_box, destination = (Path(word).resolve() for word in sys.argv[1:])
    with tempfile.TemporaryDirectory(prefix="tug-") as folder:
        return draw(prefix, list_box, destination, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
