"""tug-demo on a display, with its trace."""

from pathlib import Path

from tug_harness.application import Application
from .listing import OpenedFiles
from tug_harness.paths import program
from tug_harness.trace import Trace
from tug_harness.waiting import POLL_SECONDS

# The bands of the demo's header and footer in points (MJRefresh's), and its drag threshold.
HEADER_TRIGGER = 54.0
FOOTER_TRIGGER = 44.0
DRAG_THRESHOLD = 8.0
RUBBER_BAND = 0.55
ROWS_IN_A_PAGE = 50
# The number of polls without a traced row and with idle processes after which the engine is at rest.
QUIET_POLLS = round(0.2 / POLL_SECONDS)


def shown_distance(finger_travel, viewport):
    """How far a list beyond its edge is shown for a finger's travel: the rubber band; points."""
    travel = finger_travel - DRAG_THRESHOLD
    return viewport * (1 - 1 / (RUBBER_BAND * travel / viewport + 1))


def notch(viewport):
    """Returns the distance that one notch of the wheel scrolls, in points."""
    return min(viewport ** (2 / 3), viewport / 2)


def _with_trace(path, arguments):
    """Returns the path of the trace and the arguments that set it, unless they already contain a path."""
    arguments = list(arguments)
    if "--trace" not in arguments[:-1]:
        return path, ["--trace", path, *arguments]
    place = arguments.index("--trace") + 1
    arguments[place] = Path(arguments[place]).absolute()
    return arguments[place], arguments


class Demo(Application):
    """The demo, run with `arguments`. Positions in it are the list's own points.

    `prefix` is a command that runs the demo's, as setpriv does; `home` as in Application.
    """

    def __init__(self, display, folder, arguments=(), variables=None, prefix=(), home=None):
        self.opened = OpenedFiles(folder)
        trace_path, arguments = _with_trace(folder / "trace.csv", arguments)
        command = [*prefix, program("tug-demo"), *arguments]
        super().__init__(display, folder, command, variables, home)
        self.trace = Trace(trace_path, self.check_running)

    def wait_for_window(self):
        """Waits until the window fills the screen and the engine rests."""
        self.until("the trace's first line", lambda: self.trace.has_begun)
        self.display.fill_screen(self.process)
        self.wait_until_quiet()

    def wait_for_rows(self, count):
        """Waits until the list has `count` rows' height, and rests; needs the window."""
        self.trace.wait_for_row("rows in the list", lambda row: row.content_height > 0)
        self.wait_until_quiet()
        self.row_height = self.trace.last().content_height / count

    @property
    def row_count(self):
        return self.trace.last().content_height / self.row_height

    @property
    def viewport(self):
        """The list's height in points."""
        return self.trace.last().viewport_height

    def point(self, x, y):
        """A point of the list in the window, whose lower part the list is."""
        return (x, self.display.height - self.viewport + y)

    def row_middle(self, index):
        """The middle of a row in the window; the row has to be in view."""
        y = self.row_height * (index + 0.5) - self.trace.last().offset
        return self.point(self.display.width / 2, y)

    def wait_until_quiet(self, seconds=15.0):
        """Waits until the engine is idle and traces no more."""
        self._wait_for_no_more_rows("idle", seconds)

    def wait_until_still(self, seconds=15.0):
        """Waits until a list that is held traces no more: all looks have changed."""
        self._wait_for_no_more_rows("dragging", seconds)

    def _wait_for_no_more_rows(self, phase, seconds):
        seen = {"rows": -1, "polls": 0}

        def is_quiet():
            count = self.trace.mark()
            # A program that a busy machine lets wait traces nothing either.
            is_still = count == seen["rows"] and self.display.processes.are_waiting()
            seen["polls"] = seen["polls"] + 1 if is_still else 0
            seen["rows"] = count
            if seen["polls"] < QUIET_POLLS:
                return False
            last = self.trace.last()
            return last is None or last.phase == phase

        self.until(f"the list to come to rest, {phase}", is_quiet, seconds)
