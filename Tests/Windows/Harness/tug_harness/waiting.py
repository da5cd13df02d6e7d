"""Waiting for conditions and for the moments of a gesture."""

import time

POLL_SECONDS = 0.01


class Timeout(AssertionError):
    """A condition did not come true before its deadline."""


def until(what, condition, seconds=10.0, state=None):
    """Returns the first true value of condition(); raises Timeout, naming `what`, after `seconds`.

    `state`, when given, is called for a text that says how things stood at the deadline.
    """
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() >= deadline:
            detail = f"; {state()}" if state else ""
            raise Timeout(f"waited {seconds:g} s for {what}{detail}")
        time.sleep(POLL_SECONDS)


def in_one_minute(act):
    """Repeats `act` until it begins and ends in one minute, and returns its result.

    For programs that show the time at which they were started, and have to show the same.
    """
    while True:
        minute = time.localtime()[:5]
        result = act()
        if time.localtime()[:5] == minute:
            return result


class Pace:
    """The moments of an input that takes time: each is a deadline counted from the start.

    So a step that comes late does not delay those after it, and the mean speed stays right.
    """

    def __init__(self):
        self._start = time.monotonic()

    def wait(self, seconds):
        """Waits until `seconds` after the start; returns at once when that is over."""
        remaining = self._start + seconds - time.monotonic()
        if remaining > 0:
            time.sleep(remaining)
