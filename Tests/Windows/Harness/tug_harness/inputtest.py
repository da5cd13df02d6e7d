"""A device of inputtest(4), Xorg's input driver for tests, controlled through its socket.

The messages are the structures of xf86-input-inputtest-protocol.h, in the machine's byte order.
"""

import struct

from .sockets import connect

PROTOCOL_VERSION = (1, 1)
CLIENT_VERSION, WAIT_FOR_SYNC, MOTION, BUTTON, KEY, TOUCH = 0, 1, 2, 4, 5, 6
HEADER = struct.Struct("=II")
VALUATORS = 64
# has_unaccelerated, a bit for each valuator given, padding to 8 bytes, the values,
# and the unaccelerated values, which are not used here.
VALUATOR_DATA = struct.Struct(f"=I8s4x{VALUATORS}d{VALUATORS}d")

# XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd
TOUCH_BEGIN, TOUCH_UPDATE, TOUCH_END = 18, 19, 20

# Absolute axes run from 0 to this over the whole screen.
AXIS_MAXIMUM = 65535
X_AXIS, Y_AXIS, HORIZONTAL_SCROLL_AXIS, VERTICAL_SCROLL_AXIS = 0, 1, 2, 3


class InputTestDevice:
    """One device. Each call returns when the X server has processed it; in a batch, its end does."""

    def __init__(self, path):
        self._is_batch = False
        self._socket = connect(path, "the X server's input driver")
        self._send(CLIENT_VERSION, struct.pack("=HH", *PROTOCOL_VERSION))
        self._receive(12)

    def close(self):
        self._socket.close()

    def begin_batch(self):
        self._is_batch = True

    def end_batch(self):
        self._is_batch = False
        self._synchronize()

    def motion(self, valuators, absolute=True):
        self._send(MOTION, struct.pack("=I4x", int(absolute)) + self._valuator_data(valuators))
        self._synchronize()

    def button(self, button, pressed):
        body = struct.pack("=iiI4x", 0, button, int(pressed))
        self._send(BUTTON, body + self._valuator_data({}))
        self._synchronize()

    def key(self, keycode, pressed):
        self._send(KEY, struct.pack("=iI", keycode, int(pressed)))
        self._synchronize()

    def touch(self, identifier, kind, x, y):
        body = struct.pack("=II", identifier, kind)
        self._send(TOUCH, body + self._valuator_data({X_AXIS: x, Y_AXIS: y}))
        self._synchronize()

    def _synchronize(self):
        if self._is_batch:
            return
        self._send(WAIT_FOR_SYNC, b"")
        self._receive(HEADER.size)

    def _send(self, kind, body):
        self._socket.sendall(HEADER.pack(HEADER.size + len(body), kind) + body)

    def _receive(self, count):
        while count > 0:
            received = self._socket.recv(count)
            if not received:
                raise ConnectionError("the X server closed the input socket")
            count -= len(received)

    @staticmethod
    def _valuator_data(valuators):
        mask = bytearray(VALUATORS // 8)
        values = [0.0] * VALUATORS
        for axis, value in valuators.items():
            mask[axis // 8] |= 1 << (axis % 8)
            values[axis] = float(value)
        return VALUATOR_DATA.pack(0, bytes(mask), *values, *([0.0] * VALUATORS))
