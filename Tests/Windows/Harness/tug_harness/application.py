"""A program under test, in an environment of its own."""

import signal
from contextlib import contextmanager

from .environment import private_environment
from .processes import ProgramEnded
from .waiting import until


class Application:
    """Runs a program on a display. `log` gets its output, `errors` its standard error."""

    def __init__(self, display, folder, command, variables=None, home=None):
        self.display = display
        self.command = [str(word) for word in command]
        self.log = folder / "output.txt"
        self.errors = folder / "errors.txt"
        environment = private_environment(folder, home)
        environment.update(display.variables())
        environment.update(variables or {})
        with open(self.log, "wb") as output, open(self.errors, "wb") as errors:
            self.process = display.processes.start(
                *self.command, env=environment, stdout=output, stderr=errors
            )

    def check_running(self):
        """Raises ProgramEnded, with its standard error, when the program has ended."""
        code = self.process.poll()
        if code is not None:
            raise ProgramEnded(self.command, code, self.error_text())

    def error_text(self):
        return self.errors.read_text(errors="replace")

    def until(self, what, condition, seconds=10.0):
        """waiting.until, which gives up at once when the program has ended."""

        def check():
            self.check_running()
            return condition()

        return until(what, check, seconds)

    @contextmanager
    def paused(self):
        """Pauses the program meanwhile, so that its picture can be taken."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def stop(self):
        self.display.processes.stop(self.process)
