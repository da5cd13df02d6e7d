"""The main window, known only by its picture."""

import time

from tug_harness.application import Application
from tug_harness.paths import program
from tug_harness.processes import is_waiting

# A picture that stays the same for so long is at rest: longer than a header takes to begin its closing.
STILL_SECONDS = 0.8


class ShownWindow(Application):
    """The main window, as large as the screen, in an environment of its own."""

    def __init__(self, display, folder, arguments=(), variables=None, home=None):
        super().__init__(display, folder, [program("tug-demo"), *arguments], variables, home)
        display.fill_screen(self.process)
        # Out of the rows, which show that they are pointed at.
        display.pointer_move(display.width - 2, display.height - 2)

    def wait_until_still(self, unlike=None):
        """Waits until the window rests, with another picture than `unlike`, and returns that."""
        last = {"picture": None, "since": 0.0}

        def is_still():
            picture = self.display.picture()
            now = time.monotonic()
            is_same = last["picture"] is not None and picture.matches(last["picture"])
            # A program that a busy machine lets wait shows the same, too.
            if not is_same or not is_waiting(self.process):
                last.update(picture=picture, since=now)
            return now - last["since"] >= STILL_SECONDS

        def is_another():
            return is_still() and not (unlike and last["picture"].matches(unlike))

        self.until("the window to be still", is_another)
        return last["picture"]
