"""A program's activity: its frame clock's signals and its threads' context switches."""

import re
import signal
from dataclasses import dataclass
from pathlib import Path

from tug_harness.waiting import POLL_SECONDS, Pace

# The main thread is at rest when it was not switched for so many polls: longer than the half second
# after which GTK looks for a tooltip where the pointer has come to rest.
QUIET_POLLS = round(0.8 / POLL_SECONDS)
# Some frames' time: a frame clock that stood for so long has stopped.
STANDS_SECONDS = 0.1
# Equal counts after which it stands, as a busy machine may delay one frame.
STANDS_COUNTS = 4


@dataclass(frozen=True)
class Activity:
    """A program's activity in a while: frame clock signals and voluntary context switches."""

    updates: int
    after_paints: int
    main_thread_switches: int
    other_switches: int


class ActivityCounter:
    """Asks a demo that was started with TUG_DEMO_STATISTICS=`path` for its counts."""

    PATTERN = re.compile(r"updates=(\d+)\s+after-paints=(\d+)\s*\n")

    def __init__(self, application, path):
        self._application = application
        self._path = path

    def frames(self):
        """(updates, after-paints) of the frame clock so far; wakes the program for it."""
        self._path.unlink(missing_ok=True)
        self._application.process.send_signal(signal.SIGUSR1)
        match = self._application.until("the program's statistics", self._read)
        return int(match[1]), int(match[2])

    def wait_for_the_last_frame(self):
        """Waits until the frame clock stands still."""
        seen = []

        def stands():
            seen.append(self.frames())
            Pace().wait(STANDS_SECONDS)
            return len(seen) >= STANDS_COUNTS and len(set(seen[-STANDS_COUNTS:])) == 1

        self._application.until("the frame clock to stand still", stands)

    def context_switches(self):
        """(of the main thread, of all others) so far; does not wake the program."""
        process = self._application.process.pid
        tasks = Path(f"/proc/{process}/task").iterdir()
        switches = {task.name: self._switches(task) for task in tasks}
        main = switches.pop(str(process))
        return main, sum(switches.values())

    def measure(self, during):
        """Measures the program's activity while during() runs."""
        frames = self.frames()
        # The work of answering the question is over when the main thread stands still.
        self._wait_for_the_main_thread()
        switches = self.context_switches()
        during()
        switches_after = self.context_switches()
        frames_after = self.frames()
        pairs = zip(frames_after + switches_after, frames + switches)
        return Activity(*(after - before for after, before in pairs))

    def _wait_for_the_main_thread(self):
        counts = [None] * QUIET_POLLS

        def stands():
            counts.append(self.context_switches()[0])
            return len(set(counts[-QUIET_POLLS:])) == 1

        self._application.until("the program to come to rest", stands)

    def _read(self):
        return self.PATTERN.search(self._path.read_text()) if self._path.exists() else None

    @staticmethod
    def _switches(task):
        try:
            status = (task / "status").read_text()
        except (FileNotFoundError, ProcessLookupError):
            # The thread has ended since the folder was listed.
            return 0
        return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", status, re.MULTILINE)[1])
