"""The base of the tests that speak to a list in a program of Python."""

import time

from tug_harness.asked import AskedApplication

from embedding_case import HOSTS, STILL_SECONDS, EmbeddingTests

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
ROWS = 100
ROW_HEIGHT = 40
# Equal answers besides, while program and server wait for events: a busy machine may delay both.
STILL_ANSWERS = 10


class AskedListTests(EmbeddingTests):
    """Opens hosts/asked_list.py, whose every warning ends it."""

    def start(self, kind="plain", rows=ROWS, begin=None):
        self.display.pointer_move(2, self.screen_size[1] - 2)
        command = [HOSTS / "asked_list.py", kind, rows]
        self.window = AskedApplication(
            self.display, self.folder, command, self.variables(STRICT), begin
        )
        self.addCleanup(self.window.close)
        self.display.fill_screen(self.window.process)
        self.wait("view.get_mapped()")
        self.wait("view.props.content_length > 0")

    def ask(self, code):
        """The value of an expression of Python in the program, or None for statements."""
        return self.window.ask(code)

    do = ask

    def wait(self, code, seconds=10.0):
        """Waits until an expression is true in the program, and returns its value."""
        return self.window.wait(code, seconds)

    @property
    def offset(self):
        return self.ask("view.props.content_offset")

    @property
    def selected(self):
        return self.ask("view.get_selected_rows()")

    def lines(self):
        return self.printed()

    def wait_for(self, line, count=1):
        self.window.until(f"{line!r}, {count} times", lambda: self.lines().count(line) >= count)

    def rest(self):
        """Waits until nothing has moved for a while."""
        seen, since, answers = None, time.monotonic(), 0

        def is_still():
            nonlocal seen, since, answers
            # An answer itself wakes the program, so look before it.
            are_waiting = self.display.processes.are_waiting()
            present = self.ask(
                "view.props.content_offset, view.props.tracking, view.props.refresh_state.value_nick"
            )
            if present != seen:
                seen, since, answers = present, time.monotonic(), 0
            answers += are_waiting
            return answers >= STILL_ANSWERS and time.monotonic() - since > STILL_SECONDS

        self.window.until("the list to be at rest", is_still)

    def tearDown(self):
        if hasattr(self, "window"):
            self.window.check_running()
            self.assertEqual(self.window.error_text(), "")
        super().tearDown()
