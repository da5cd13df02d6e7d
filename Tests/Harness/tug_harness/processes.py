"""Child processes that cannot outlive the test which started them."""

import os
import signal
import subprocess

STOP_SECONDS = 3.0


class Processes:
    """Starts programs in sessions of their own, and ends each with all that it has started."""

    def __init__(self):
        self._running = []

    def start(self, *command, **options):
        """Starts a program as subprocess.Popen does; it is killed when this process dies."""
        process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", "--", *map(str, command)],
            start_new_session=True,
            **{"stdin": subprocess.DEVNULL, **options},
        )
        self._running.append(process)
        return process

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
        """Ends what still runs, the last started first."""
        for process in reversed(self._running[:]):
            self.stop(process)

    @staticmethod
    def _signal_group(process, number):
        # The session's leader has the group's id, and keeps it while any member is left.
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            pass
