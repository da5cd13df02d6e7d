"""Opens the demo on a virtual display, pulls its list once with a real pointer, and takes pictures.

pull_once.py [--pictures FOLDER] [--scale 1|2] [-- THE DEMO'S ARGUMENTS]

Prints the paths of the pictures: the list pulled past its threshold, refreshing, and closed. With
--screenshot among the demo's arguments nothing is pulled: the demo makes its own picture.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Harness"))

from tug_harness.application import ProgramEnded
from demo.demo import Demo, shown_distance
from tug_harness.environment import private_environment
from tug_harness.paths import REPOSITORY, program
from tug_harness.processes import Processes
from tug_harness.x11 import X11Display

SCREEN = (480, 640)
START, TRAVEL = 40, 200
# The page without arguments: it has rows on every machine, as an empty home folder has not.
PAGE = ("--page", "feed")
# Rereading a folder takes no longer than a few frames: it is done when the header is open.
DELAY = ("--delay", "1.5")


def pull_once(arguments, pictures, scale, folder, processes):
    """Pulls and yields the path of each picture as soon as it is written."""
    display = X11Display(folder, processes, SCREEN, scale)
    display.start()
    # The files shown are the user's own.
    demo = Demo(display, folder, [*DELAY, *arguments], home=os.environ.get("HOME"))
    demo.wait_for_window()
    trace = demo.trace

    def picture(name):
        path = pictures / f"tug-demo-{name}.png"
        display.screenshot(path)
        return path

    x = SCREEN[0] / 2
    display.pointer_drag(demo.point(x, START), demo.point(x, START + TRAVEL), release=False)
    trace.wait_for_row(
        "the list to be pulled",
        lambda row: -row.offset >= shown_distance(TRAVEL, demo.viewport) - 2,
    )
    demo.wait_until_still()
    yield picture("pulled")
    display.pointer_release()
    trace.wait_for_row(
        "the header to be open",
        lambda row: row.header_state == "refreshing" and abs(row.offset + row.inset_top) < 0.5,
    )
    with demo.paused():
        yield picture("refreshing")
    trace.wait_for_event("refresh-closed", seconds=60)
    demo.wait_until_quiet()
    yield picture("closed")


def make_own_picture(arguments, scale, folder, processes):
    """Runs the demo to its end, with its messages where ours go; its exit code."""
    display = X11Display(folder, processes, SCREEN, scale)
    display.start()
    environment = private_environment(folder, os.environ.get("HOME"))
    environment.update(display.variables())
    return subprocess.run([program("tug-demo"), *arguments], env=environment).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pictures", type=Path, default=REPOSITORY / "out")
    parser.add_argument("--scale", type=int, choices=(1, 2), default=1)
    parser.add_argument("arguments", nargs="*")
    options = parser.parse_args()
    processes = Processes()
    with tempfile.TemporaryDirectory(prefix="tug-", ignore_cleanup_errors=True) as folder:
        try:
            if any(word.split("=")[0] == "--screenshot" for word in options.arguments):
                return make_own_picture(
                    options.arguments, options.scale, Path(folder), processes
                )
            options.pictures.mkdir(parents=True, exist_ok=True)
            for path in pull_once(
                options.arguments or PAGE, options.pictures, options.scale, Path(folder), processes
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
