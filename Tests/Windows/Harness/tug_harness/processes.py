"""Child processes that cannot outlive the test which started them."""

import os
import signal
import subprocess

STOP_SECONDS = 3.0
# Ends a program when the process that has started it dies.
BOUND_TO_US = ("setpriv", "--pdeathsig", "KILL", "--")


class ProgramEnded(AssertionError):
    """A program under test ended by itself; `code` is its exit code, negative for a signal."""

    def __init__(self, command, code, errors=""):
        reason = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        super().__init__(f"{' '.join(command)} ended with {reason}:\n{errors}".rstrip(":\n"))
        self.code = code
        self.errors = errors


def check_running(process):
    """Raises ProgramEnded when a program that was started has ended."""
    code = process.poll()
    if code is not None:
        raise ProgramEnded(process.args[len(BOUND_TO_US) :], code)


def is_waiting(process):
    """Returns whether the process is idle and waits for an event."""
    return _state(process.pid) not in ("R", "D")


def _state(pid):
    """Returns the state letter of proc(5), or None if the process has ended."""
    try:
        with open(f"/proc/{pid}/stat", "rb", buffering=0) as file:
            return file.read().rpartition(b")")[2].split(None, 1)[0].decode()
    except OSError:
        return None


class Processes:
    """Starts programs in sessions of their own, and ends each with all that it has started."""

    def __init__(self):
        self._running = []

    def start(self, *command, **options):
        """Starts a program as subprocess.Popen does; it is killed when this process dies."""
        process = subprocess.Popen(
            [*BOUND_TO_US, *map(str, command)],
            start_new_session=True,
            **{"stdin": subprocess.DEVNULL, **options},
        )
        self._running.append(process)
        return process

    def check_running(self):
        """Raises ProgramEnded when one of them has ended by itself."""
        for process in self._running:
            check_running(process)

    def are_waiting(self):
        """Returns whether all processes are idle and wait for an event."""
        return all(is_waiting(process) for process in self._running)

    def stop(self, process):
        """Asks a process to end, and kills it when it does not; its group goes with it."""
        if process in self._running:
            self._running.remove(process)
        self._signal_group(process, signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            pass
        self._signal_group(process, signal.SIGKILL)
        process.wait()
        for pipe in filter(None, (process.stdin, process.stdout, process.stderr)):
            pipe.close()

    def stop_all(self):
        """Ends the processes that still run, the last started first."""
        for process in reversed(self._running[:]):
            self.stop(process)

    @staticmethod
    def _signal_group(process, number):
        # The session's leader has the group's id, and keeps it while any member is left.
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            pass
