"""The functions of Tug-1.gir, which can be called with arbitrary arguments."""

import ctypes
import os
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

CORE = "{http://www.gtk.org/introspection/core/1.0}"
C = "{http://www.gtk.org/introspection/c/1.0}"

glib = ctypes.CDLL("libglib-2.0.so.0")
LogHandler = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p
)
CRITICAL = 1 << 3
WARNING = 1 << 4


@dataclass(frozen=True)
class Parameter:
    """One parameter; `kind` is its type's name in the GIR, "array" for an array."""

    name: str
    kind: str
    # The type of an array's elements; "" for any other type.
    element: str = ""
    is_instance: bool = False
    is_nullable: bool = False
    is_out: bool = False
    is_optional: bool = False
    # The place of the parameter that has an array's length.
    length_index: int = -1


@dataclass(frozen=True)
class Function:
    name: str
    owner: str
    parameters: tuple
    result: str

    def call(self, arguments):
        """Calls it with a C value for each parameter."""
        function = getattr(library, self.name)
        function.restype = ctypes.c_double if self.result == "gdouble" else ctypes.c_void_p
        return function(*arguments)


class Criticals:
    """Collects GLib's messages of these levels in place of printing them."""

    def __init__(self, levels=CRITICAL):
        self.levels = levels
        self.messages = []
        # ctypes keeps no reference to objects that C holds.
        self._handler = LogHandler(self._take)
        glib.g_log_set_default_handler(self._handler, None)

    def _take(self, _domain, level, message, _data):
        if level & self.levels:
            self.messages.append(message.decode(errors="replace"))

    def taken(self):
        """The messages since the last call."""
        messages, self.messages = self.messages, []
        return messages


def _namespace():
    path = Path(os.environ["TUG_PREFIX"], "share/gir-1.0/Tug-1.gir")
    return ElementTree.parse(path).getroot().find(f"{CORE}namespace")


# As the introspection itself names it.
library = ctypes.CDLL(_namespace().get("shared-library"))


def functions():
    """All public functions, except for those that return a type."""
    namespace = _namespace()
    found = []
    for owner in namespace:
        for element in owner:
            if element.tag in (f"{CORE}method", f"{CORE}constructor", f"{CORE}function"):
                found.append(_function(element, owner.get("name")))
    found += [_function(element, "") for element in namespace.findall(f"{CORE}function")]
    return found


def enumerations():
    """The names of the enums of Tug, GTK and Pango that its functions take."""
    namespace = _namespace()
    names = {element.get("name") for element in namespace.findall(f"{CORE}enumeration")}
    return names | {"Gtk.SelectionMode", "Pango.EllipsizeMode"}


def flags():
    """The names of the flags of Tug."""
    namespace = _namespace()
    return {element.get("name") for element in namespace.findall(f"{CORE}bitfield")}


def _function(element, owner):
    parameters = []
    listed = element.find(f"{CORE}parameters")
    instance = [] if listed is None else listed.findall(f"{CORE}instance-parameter")
    others = [] if listed is None else listed.findall(f"{CORE}parameter")
    for one in instance + others:
        array = one.find(f"{CORE}array")
        kind = "array" if array is not None else one.find(f"{CORE}type").get("name")
        of = "" if array is None else array.find(f"{CORE}type").get("name")
        length = -1 if array is None else int(array.get("length", -1))
        parameters.append(
            Parameter(
                name=one.get("name"),
                kind=kind,
                element=of,
                is_instance=one in instance,
                is_nullable=one.get("nullable") == "1" or one.get("allow-none") == "1",
                is_out=one.get("direction") == "out",
                is_optional=one.get("optional") == "1",
                length_index=length + len(instance) if length >= 0 else -1,
            )
        )
    if element.get("throws") == "1":
        parameters.append(Parameter("error", "error", is_nullable=True))
    result = element.find(f"{CORE}return-value/{CORE}type")
    return Function(
        element.get(f"{C}identifier"), owner, tuple(parameters),
        "" if result is None else result.get("name"),
    )  # fmt: skip
