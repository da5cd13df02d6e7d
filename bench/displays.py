"""Starts display servers without a screen on which peers are measured, each for one size and
scale."""

import os
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tug_harness.environment import private_environment
from tug_harness.processes import Processes
from tug_harness.requirements import WESTON
from tug_harness.waiting import until
from tug_harness.weston_module import CONFIGURATION, module_path

SOCKET = "wayland-bench"
# Weston's renderers, by the names of the displays in this file.
RENDERERS = {"pixman": "--use-pixman", "gl": "--use-gl"}
SERVERS = ("x11", *RENDERERS)
# The height in points of a strip below the window on X11, which holds the pointer.
POINTER_ROOM = 8


class Unavailable(RuntimeError):
    """A display server cannot start on this machine, such as Weston with GL if GL is missing."""


class Display:
    """A running server: its process, and the environment of a program that is shown there."""

    def __init__(self, process, environment):
        self.process = process
        self.environment = environment


@contextmanager
def display(server, size, scale):
    """Runs `server`, one of SERVERS, with a screen of `size` points, until the context ends."""
    processes = Processes()
    with TemporaryDirectory() as name:
        folder = Path(name)
        environment = private_environment(folder)
        # Peers draw as they do for users, which on X11 means by the server.
        del environment["GDK_RENDERING"]
        start = _start_xvfb if server == "x11" else _start_weston
        try:
            process, variables = start(server, size, scale, folder, processes)
            yield Display(process, {**environment, **variables})
        finally:
            processes.stop_all()


def _start_xvfb(server, size, scale, folder, processes):
    width, height = size[0] * scale, (size[1] + POINTER_ROOM) * scale
    reading, writing = os.pipe()
    with open(folder / "xvfb.log", "wb") as log:
        process = processes.start(
            "Xvfb", "-displayfd", writing, "-screen", 0, f"{width}x{height}x24",
            "-nolisten", "tcp", "-noreset", pass_fds=[writing], stdout=log, stderr=log,
        )  # fmt: skip
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        raise Unavailable(f"Xvfb did not start: {(folder / 'xvfb.log').read_text()}")
    return process, {"DISPLAY": f":{number}", "GDK_BACKEND": "x11", "GDK_SCALE": str(scale)}


def _start_weston(server, size, scale, folder, processes):
    runtime = folder / "runtime"
    variables = {"XDG_RUNTIME_DIR": str(runtime)}
    # GTK needs a seat, which a headless Weston lacks. The seat has no pointer, so that no row is
    # drawn as hovered.
    seat = {"TUG_TEST_SEAT": str(folder / "seat.socket"), "TUG_TEST_SEAT_WITHOUT_POINTER": "1"}
    with open(folder / "weston.log", "wb") as log:
        process = processes.start(
            WESTON, "--backend=headless-backend.so", RENDERERS[server], "--shell=kiosk-shell.so",
            f"--width={size[0]}", f"--height={size[1]}", f"--scale={scale}",
            f"--modules={module_path()}", f"--socket={SOCKET}", f"--config={CONFIGURATION}",
            "--idle-time=0", env={**os.environ, **variables, **seat}, stdout=log, stderr=log,
        )  # fmt: skip
    until("Weston to start", lambda: process.poll() is not None or (runtime / SOCKET).exists())
    if process.poll() is not None:
        raise Unavailable(f"Weston did not start: {(folder / 'weston.log').read_text()}")
    return process, {**variables, "WAYLAND_DISPLAY": SOCKET, "GDK_BACKEND": "wayland"}
