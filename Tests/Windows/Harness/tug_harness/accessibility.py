"""Assistive technology for a program under test, by a session bus of its own."""

import json
import os
import signal
import sys
import threading
from pathlib import Path

from .environment import private_environment
from .session_bus import start_bus_process
from .waiting import until
from .xlib import remove_from_root

READER = Path(__file__).with_name("accessible_reader.py")
ANSWER_SECONDS = 20.0


class Accessibility:
    """A session bus for programs, with `variables` to start them with, and a reader of one of them."""

    def __init__(self, display, folder):
        self.display = display
        self.folder = folder
        environment = {**private_environment(folder), **display.variables(), "NO_AT_BRIDGE": "0"}
        self.bus, variables = start_bus_process(folder, display.processes, environment)
        self.variables = {**variables, "NO_AT_BRIDGE": "0"}
        self.lines = []
        self.answers = []

    def read(self):
        """Begins to listen to the program, before or after its start."""
        environment = {
            **private_environment(self.folder), **self.display.variables(), **self.variables,
        }  # fmt: skip
        with open(self.folder / "reader-errors.txt", "wb") as errors:
            self.process = self.display.processes.start(
                sys.executable, READER,
                env=environment, stdin=-1, stdout=-1, stderr=errors, text=True,
            )  # fmt: skip
        threading.Thread(target=self._collect, daemon=True).start()
        self._await_answer()

    def _collect(self):
        try:
            for line in self.process.stdout:
                said = json.loads(line)
                (self.lines if "event" in said else self.answers).append(said)
        except ValueError:
            # The end of a test closes the output while it is read.
            if not self.process.stdout.closed:
                raise

    def _await_answer(self):
        until("the reader's answer", lambda: self.answers, ANSWER_SECONDS)
        said = self.answers.pop(0)
        if "error" in said:
            raise AssertionError(said["error"])
        return said["answer"]

    def end_bus(self):
        """The bus of accessibility goes away; without its session bus GTK itself would end."""
        if self.display.name == "x11":
            # The program's library would connect to the bus that has ended, and abort.
            remove_from_root(self.display.variables()["DISPLAY"], "AT_SPI_BUS")
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if os.getpgid(int(process.name)) == self.bus.pid and int(process.name) != self.bus.pid:
                    os.kill(int(process.name), signal.SIGKILL)
            except ProcessLookupError:
                pass

    def ask(self, question, **words):
        self.process.stdin.write(json.dumps({"question": question, **words}) + "\n")
        self.process.stdin.flush()
        return self._await_answer()

    # MARK: what there is

    def tree(self):
        """The program's accessibles with all that they tell, once there are some."""
        return self._once_there_are_some("tree")

    def outline(self):
        """Role, name and states of the program's accessibles, once there are some; faster than ``tree``."""
        return self._once_there_are_some("outline")

    def _once_there_are_some(self, question):
        found = []

        def is_there():
            found[:] = [self.ask(question)]
            return found[0] is not None and found[0].get("tree")

        until("the program's accessibles", is_there)
        return found[0]

    def look(self, found):
        """Returns all that an accessible tells, or None if it was removed."""
        return self.ask("look", id=found["id"])

    def find(self, condition, tree=None):
        """Returns the first accessible that satisfies `condition`, or None if there is no match.

        Without a tree the condition sees role, name and states.
        """
        if tree is not None:
            return next((each for each in self.all(tree) if condition(each)), None)
        found = self.find(condition, self.outline())
        return found and self.look(found)

    def find_named(self, role, name):
        """Returns the first accessible outside lists whose role contains `role` and whose name begins with
        `name`, or None if there is no match. Faster than ``find``, which reads the whole program."""
        return self.ask("find", role=role, name=name)

    def all(self, tree):
        yield tree
        for child in tree.get("tree", ()):
            yield from self.all(child)

    def act(self, found, name):
        """Does the action `name`."""
        return self.ask("act", id=found["id"], index=found["actions"].index(name))

    # MARK: what is told

    def mark(self):
        """Returns the current position in the events, for `heard`."""
        return len(self.lines)

    def heard(self, mark=0, *kinds):
        """The events since `mark`, of the kinds whose names contain one of `kinds`."""
        return [
            line for line in self.lines[mark:] if not kinds or any(k in line["event"] for k in kinds)
        ]

    def wait_for(self, what, condition, mark=0, seconds=10.0):
        """Waits until `condition` holds for an event since `mark`, and returns that."""
        found = []

        def is_heard():
            found[:] = [line for line in self.lines[mark:] if condition(line)]
            return found

        until(f"{what}, in {self.lines[mark:]}", is_heard, seconds)
        return found[0]
