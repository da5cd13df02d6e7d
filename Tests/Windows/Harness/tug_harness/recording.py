"""The script that tug-demo records while it runs, and its replay."""

import subprocess

from . import trace
from .environment import private_environment
from .paths import program

REPLAY_SECONDS = 60


class Recording:
    """A recording at `path`, which may still grow."""

    def __init__(self, path):
        self.path = path

    def events(self, word):
        """(time, rest of the words) of each complete timed line that has `word`, in order."""
        return [(float(time), rest) for time, name, *rest in self._timed_lines() if name == word]

    def list_size(self):
        """The list's width and height now, in points."""
        lines = [line.split() for line in self._lines()]
        sizes = [words[-2:] for words in lines if "viewport" in words[:1] or "resize" in words[:2]]
        return tuple(map(float, sizes[-1]))

    def replay(self, times, folder):
        """The rows of the trace that tug-replay writes at the times of the trace file `times`."""
        replayed = folder / "replayed.csv"
        finished = subprocess.run(
            [program("tug-replay"), self.path, "--trace", replayed, "--times", times],
            env=private_environment(folder),
            capture_output=True,
            text=True,
            timeout=REPLAY_SECONDS,
        )
        if (finished.returncode, finished.stderr) != (0, ""):
            raise AssertionError(f"tug-replay: exit code {finished.returncode}: {finished.stderr}")
        return trace.read(replayed)

    def _lines(self):
        text = self.path.read_text()
        return text[: text.rfind("\n") + 1].splitlines()

    def _timed_lines(self):
        lines = [line.split() for line in self._lines()]
        return [words for words in lines if words and words[0][0].isdigit()]
