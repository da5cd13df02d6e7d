"""Sets every property to values that it cannot have, as g_object_set lets a program in C do.

Each is afterwards what it can be: a number of its range, one of its enum, text that is UTF-8.
Prints "properties values" at the end.
"""

import ctypes
import math
import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GObject  # noqa: E402

import bad_input  # noqa: E402

gobject = ctypes.CDLL("libgobject-2.0.so.0")
FLOATING = (math.nan, math.inf, -math.inf, 1e300, -1e300, -1.0, 5e-324)
WHOLE = (2**31 - 1, -(2**31), -1, 0, 2**31, 2**32 - 1)
ENUMERATION = (-1, 9999, 2**31 - 1, -(2**31))
WIDE = (GObject.TYPE_INT64, GObject.TYPE_UINT64)


def values(spec):
    """C values for a property of a number, an enum or a text; none for any other."""
    if spec.value_type == GObject.TYPE_DOUBLE:
        return [ctypes.c_double(value) for value in FLOATING]
    if spec.value_type in (GObject.TYPE_INT, GObject.TYPE_UINT, GObject.TYPE_BOOLEAN):
        return [ctypes.c_uint(value % 2**32) for value in WHOLE]
    if spec.value_type in WIDE:
        return [ctypes.c_int64(value) for value in (2**63 - 1, -(2**63), *WHOLE)]
    if spec.value_type.is_a(GObject.TYPE_ENUM):
        return [ctypes.c_int(value) for value in ENUMERATION]
    if spec.value_type.is_a(GObject.TYPE_FLAGS):
        return [ctypes.c_uint(value) for value in (2**32 - 1, 9999)]
    if spec.value_type == GObject.TYPE_STRING:
        return [bad_input.NOT_UTF8, ctypes.c_char_p(b""), ctypes.c_char_p(b"x" * 100_000), None]
    return []


def is_possible(spec, value):
    if spec.value_type == GObject.TYPE_DOUBLE:
        return math.isfinite(value) and spec.minimum <= value <= spec.maximum
    if spec.value_type in (GObject.TYPE_INT, GObject.TYPE_UINT, *WIDE):
        return spec.minimum <= value <= spec.maximum
    if spec.value_type.is_a(GObject.TYPE_ENUM):
        return int(value) in spec.enum_class.__enum_values__
    # PyGObject itself fails with a text that is not UTF-8.
    return True


def main():
    faults, properties, count = [], 0, 0
    for kind in ("view", "header", "footer", "header_policy", "footer_policy"):
        own = [
            spec
            for spec in getattr(bad_input.Stage(), kind).list_properties()
            if spec.owner_type.name.startswith("Tug") and spec.flags & GObject.ParamFlags.WRITABLE
        ]
        for spec in own:
            print(kind, spec.name, flush=True)
            properties += 1
            stage = bad_input.Stage()
            one = getattr(stage, kind)
            for value in values(spec):
                arguments = (bad_input.pointer(one), spec.name.encode(), value, None)
                gobject.g_object_set(*arguments)
                bad_input.run_loop()
                found = one.get_property(spec.name)
                count += 1
                if not is_possible(spec, found):
                    faults.append(f"{kind} {spec.name}: {value} made it {found}")
            stage.view.begin_refresh()
            bad_input.run_loop()
            stage.close()
    print(properties, "properties", count, "values")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
