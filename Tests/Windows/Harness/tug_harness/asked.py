"""A program that runs the test's Python code, which it receives over a socket.

So a test sets a property, or asks where a row is, as a program would. The program calls `serve`; the
test starts it by `AskedApplication`.
"""

import json
import os
import socket
import sys
import traceback
from pathlib import Path

from .application import Application

# Seconds that a program may take to start, and to answer, on a busy computer.
ANSWER_SECONDS = 20
SOCKET, BEGIN = "TUG_TEST_SOCKET", "TUG_TEST_BEGIN"


class AskedApplication(Application):
    """Runs a program in Python that calls `serve`; `begin` is the first that it runs."""

    def __init__(self, display, folder, command, variables=None, begin=None):
        path = folder / "ask"
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(path))
            server.listen()
            given = {"PYTHONPATH": str(Path(__file__).resolve().parent.parent), SOCKET: str(path)}
            given |= {BEGIN: begin} if begin else {}
            super().__init__(
                display, folder, [sys.executable, "-B", *command], {**given, **(variables or {})}
            )
            server.settimeout(ANSWER_SECONDS)
            connection, _ = server.accept()
        connection.settimeout(ANSWER_SECONDS)
        with connection:
            self._stream = connection.makefile("rw")

    def ask(self, code):
        """The value of an expression of Python in the program, or None for statements."""
        self._stream.write(json.dumps(code) + "\n")
        self._stream.flush()
        line = self._stream.readline()
        if not line:
            self.check_running()
            raise AssertionError(f"no answer to {code}")
        reply = json.loads(line)
        if "error" in reply:
            raise AssertionError(f"{code}: {reply['error']}")
        return reply["value"]

    def wait(self, code, seconds=10.0):
        """Waits until an expression is true in the program, and returns its value."""
        return self.until(code, lambda: self.ask(code), seconds)

    def close(self):
        """Leaves the program alone, which then ends."""
        self._stream.close()


class _Names(dict):
    """The names in a test's Python: its variables, and the attributes of the host."""

    def __init__(self, host, names):
        super().__init__(names, host=host)
        self._host = host

    def __missing__(self, name):
        try:
            return getattr(self._host, name)
        except AttributeError:
            raise KeyError(name) from None


def _answer(names, code):
    """Runs a test's Python; an expression's value is the answer."""
    try:
        expression = compile(code, "test", "eval")
    except SyntaxError:
        exec(compile(code, "test", "exec"), names)
        return {"value": None}
    return {"value": eval(expression, names)}


def serve(host, **names):
    """Does what the test says with the attributes of `host` and with `names`, in GTK's main loop.

    The program is quit when the test has ended.
    """
    import gi

    gi.require_version("Gtk", "3.0")
    from gi.repository import GLib, Gtk

    connection = socket.socket(socket.AF_UNIX)
    connection.connect(os.environ[SOCKET])
    stream = connection.makefile("rw")
    known = _Names(host, {"GLib": GLib, "Gtk": Gtk, **names})

    def asked(_source, condition):
        line = stream.readline()
        if not line or condition & GLib.IOCondition.HUP:
            Gtk.main_quit()
            return False
        try:
            reply = json.dumps(_answer(known, json.loads(line)))
        except Exception:
            reply = json.dumps({"error": traceback.format_exc()})
        stream.write(reply + "\n")
        stream.flush()
        return True

    if BEGIN in os.environ:
        _answer(known, os.environ[BEGIN])
    GLib.io_add_watch(connection.fileno(), GLib.IOCondition.IN | GLib.IOCondition.HUP, asked)
