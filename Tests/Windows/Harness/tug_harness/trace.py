"""The trace that tug-demo writes while it runs: a CSV row for each frame that moved its engine."""

import csv
from dataclasses import dataclass

from .waiting import until

COLUMNS = (
    "time,offset,velocity,inset_top,inset_bottom,content_height,viewport_height,phase,"
    "header_state,header_pull,footer_state,footer_pull,events"
).split(",")
TEXT_COLUMNS = {"phase", "header_state", "footer_state"}
READ_BYTES = 1 << 16


@dataclass(frozen=True)
class TraceRow:
    """One row: lengths in points, times in seconds, events in their order."""

    time: float
    offset: float
    velocity: float
    inset_top: float
    inset_bottom: float
    content_height: float
    viewport_height: float
    phase: str
    header_state: str
    header_pull: float
    footer_state: str
    footer_pull: float
    events: tuple


def parse(lines):
    """The rows of a trace's lines; the first line names the columns."""
    reader = csv.reader(lines)
    header = next(reader, COLUMNS)
    if header != COLUMNS:
        raise ValueError(f"not a trace: its first line is {','.join(header)}")
    return [_row(values) for values in reader]


def read(path):
    """The rows of a finished trace file."""
    return parse(path.read_text().splitlines())


def _row(values):
    if len(values) != len(COLUMNS):
        raise ValueError(f"a trace row has {len(values)} values: {','.join(values)}")
    fields = dict(zip(COLUMNS, values))
    events = tuple(event for event in fields.pop("events").split(";") if event)
    numbers = {
        name: value if name in TEXT_COLUMNS else float(value) for name, value in fields.items()
    }
    return TraceRow(**numbers, events=events)


class Trace:
    """A trace file that still grows. `check` is called while waiting, and may raise."""

    def __init__(self, path, check=lambda: None):
        self.path = path
        self._check = check
        self._rows = []
        self._file = None
        # The part that was read of an incomplete line.
        self._rest = b""
        self._has_begun = False

    def rows(self, since=0):
        """All complete rows from number `since` on."""
        self._read_more()
        return self._rows[since:]

    @property
    def has_begun(self):
        """Returns whether the line with the column names is written."""
        self._read_more()
        return self._has_begun

    def mark(self):
        """Returns the number of rows so far, for `rows(since=mark)`."""
        self._read_more()
        return len(self._rows)

    def last(self):
        """The newest row, or None."""
        self._read_more()
        return self._rows[-1] if self._rows else None

    def events(self, since=0):
        """All events from row number `since` on, in order."""
        return [event for row in self.rows(since) for event in row.events]

    def wait_for_row(self, what, condition, since=0, seconds=10.0):
        """Waits for a row that meets `condition`, and returns the first."""

        def find():
            self._check()
            return next((row for row in self.rows(since) if condition(row)), None)

        return until(what, find, seconds, self._describe)

    def wait_for_event(self, event, since=0, seconds=10.0):
        """Waits for an event, and returns the row in which it stands."""
        return self.wait_for_row(
            f"the event {event}", lambda row: event in row.events, since, seconds
        )

    def _read_more(self):
        # Tests poll hundreds of times a second, so a poll without new rows is one system call.
        if self._file is None:
            try:
                self._file = open(self.path, "rb", buffering=0)
            except FileNotFoundError:
                return
        while text := self._file.read(READ_BYTES):
            lines, newline, self._rest = (self._rest + text).rpartition(b"\n")
            if newline:
                header = [",".join(COLUMNS)] if self._has_begun else []
                self._rows += parse(header + lines.decode().split("\n"))
                self._has_begun = True

    def _describe(self):
        rows = self.rows()
        tail = "\n  ".join(str(row) for row in rows[-3:])
        return f"{len(rows)} rows in {self.path}, events {self.events()}, the last:\n  {tail}"
