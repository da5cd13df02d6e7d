"""A session bus for a test, with the accessibility bus that is started over it."""

from .waiting import until


def start_session_bus(folder, processes, environment=None):
    """Starts a bus whose socket is in `folder`; returns the variable by which programs find it.

    Services that the bus starts, such as the accessibility bus, get `environment`.
    """
    return start_bus_process(folder, processes, environment)[1]


def start_bus_process(folder, processes, environment=None):
    """Starts a session bus. Returns its process and its variable.

    Services that the bus starts, such as the accessibility bus, get `environment`.
    """
    socket = folder / "bus"
    # It reports each service that it starts.
    with open(folder / "bus.txt", "wb") as output:
        bus = processes.start(
            "dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address=unix:path={socket}",
            env=environment, stdout=output, stderr=output,
        )  # fmt: skip
    until("the session bus", socket.exists)
    return bus, {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={socket}"}
