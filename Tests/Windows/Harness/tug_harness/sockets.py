"""Connecting to a server that is just starting."""

import socket

from .waiting import until

REPLY_SECONDS = 10


def connect(path, what, check=lambda: None):
    """A connection to the unix socket at `path`, as soon as its server listens.

    `check` is called while waiting, and may raise; `what` names the server in a timeout's message.
    """
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(REPLY_SECONDS)

    def is_connected():
        check()
        try:
            connection.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            return False
        return True

    until(f"{what} to listen at {path}", is_connected)
    return connection
