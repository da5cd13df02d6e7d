"""Opens the demo on a virtual display, pulls a list once with a real pointer, and takes pictures.

pull_once.py [--pictures FOLDER] [--scale 1|2] [-- THE DEMO'S ARGUMENTS]

Prints the paths of the pictures: the gallery, with which the program begins, a pull of its stage, and its
cards. Nothing of the user's is read or changed.

With arguments it is their page alone that is pulled, in the user's home folder: the pictures are of a pull
past its threshold, the refresh, and its end. A page that has nothing to refresh is only opened. With
--screenshot among them nothing is pulled: the demo makes its own picture.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Harness"))

from tug_harness.application import ProgramEnded
from demo.demo import Demo
from demo.pages import PAGES
from demo.shown_window import ShownWindow
from tug_harness.environment import private_environment
from tug_harness.paths import REPOSITORY, program
from tug_harness.processes import Processes
from tug_harness.x11 import X11Display

# The screens of the main window, and of a page alone.
WHOLE, ALONE = (900, 680), (480, 640)
# The point that presses the stage, and a point below the stage for the wheel, with the number of its
# notches.
HANDLE = (700, 160)
BELOW, NOTCHES = (560, 430), 8
# The distance from the edge of a single page, and the length of a pull.
START, TRAVEL = 60, 200
# Rereading a folder takes no longer than a few frames: it is done when the header is open.
DELAY = ("--delay", "1.5")


class Album:
    """A display, and the folder that its pictures are written to."""

    def __init__(self, display, pictures):
        self.display = display
        self.pictures = pictures

    def keep(self, name):
        """Writes the present picture, and returns its path."""
        path = self.pictures / f"{name}.png"
        self.display.screenshot(path)
        return path


def pull_main_window(display, folder, album):
    """Shows the gallery, pulls its stage, and yields each picture as soon as it is written."""
    window = ShownWindow(display, folder)
    rest = window.wait_until_still()
    yield album.keep("gallery")
    x, y = HANDLE
    display.pointer_drag((x, y), (x, y + TRAVEL), release=False)
    pulled = window.wait_until_still(unlike=rest)
    yield album.keep("pulled")
    display.pointer_release()
    closed = window.wait_until_still(unlike=pulled)
    display.pointer_move(*BELOW)
    display.wheel(NOTCHES)
    # A card under the pointer would play.
    display.pointer_move(display.width - 2, display.height - 2)
    window.wait_until_still(unlike=closed)
    yield album.keep("cards")


def page_of(arguments):
    """The name of the page that the demo's arguments ask for."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    return words[words.index("--page") + 1] if "--page" in words[:-1] else "recent-files"


def way_of(page, demo):
    """From where to where a hand pulls a page's list."""
    # Of two lists side by side the first.
    height, across = ALONE[1], ALONE[0] / 4
    if page and page.is_reversed:
        start = height - page.below - START
        return (across, start), (across, start - TRAVEL)
    if page and page.is_sideways:
        return (START, height / 2), (START + TRAVEL, height / 2)
    return demo.point(across, START), demo.point(across, START + TRAVEL)


def pull_page(display, folder, album, arguments):
    """Pulls a page alone, and yields each picture as soon as it is written."""
    name = page_of(arguments)
    page = PAGES.get(name)
    home = os.environ.get("HOME")
    if name == "gallery" or page and not page.refreshes:
        ShownWindow(display, folder, arguments, home=home).wait_until_still()
        yield album.keep("opened")
        return
    # The files shown are the user's own.
    demo = Demo(display, folder, [*DELAY, *arguments], home=home)
    demo.wait_for_window()
    trace = demo.trace
    display.pointer_drag(*way_of(page, demo), release=False)
    trace.wait_for_row("the list to be pulled", lambda row: row.header_pull >= 1)
    demo.wait_until_still()
    yield album.keep("pulled")
    display.pointer_release()
    trace.wait_for_row(
        "the header to be open",
        lambda row: row.header_state == "refreshing" and abs(row.offset + row.inset_top) < 0.5,
    )
    with demo.paused():
        yield album.keep("refreshing")
    trace.wait_for_event("refresh-closed", seconds=60)
    demo.wait_until_quiet()
    yield album.keep("closed")


def make_own_picture(display, folder, arguments):
    """Runs the demo to its end, with its messages where ours go; its exit code."""
    environment = private_environment(folder, os.environ.get("HOME"))
    environment.update(display.variables())
    return subprocess.run([program("tug-demo"), *arguments], env=environment).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pictures", type=Path, default=REPOSITORY / "out")
    parser.add_argument("--scale", type=int, choices=(1, 2), default=1)
    parser.add_argument("arguments", nargs="*")
    options = parser.parse_args()
    arguments = options.arguments
    processes = Processes()
    with tempfile.TemporaryDirectory(prefix="tug-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        display = X11Display(folder, processes, ALONE if arguments else WHOLE, options.scale)
        try:
            display.start()
            if any(word.split("=")[0] == "--screenshot" for word in arguments):
                return make_own_picture(display, folder, arguments)
            options.pictures.mkdir(parents=True, exist_ok=True)
            album = Album(display, options.pictures)
            for path in (
                pull_page(display, folder, album, arguments)
                if arguments
                else pull_main_window(display, folder, album)
            ):
                print(path.resolve())
        except ProgramEnded as ended:
            print(ended.errors.strip() or ended, file=sys.stderr)
            return max(ended.code, 1)
        except (AssertionError, OSError, RuntimeError) as error:
            print(f"{Path(__file__).name}: {error}", file=sys.stderr)
            return 1
        finally:
            processes.stop_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
