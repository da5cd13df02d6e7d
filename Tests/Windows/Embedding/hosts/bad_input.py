"""Calls every function with each of its parameters wrong in each way, one at a time.

An invalid value must log a critical that names the function, and a critical must leave the state
unchanged. Prints each function before its calls, and "functions calls" at the end.
"""

import ctypes
import math
import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GLib, GObject, Gtk, Tug  # noqa: E402

import gir_functions  # noqa: E402

LARGE = 1e300
NOT_UTF8 = ctypes.c_char_p(b"caf\xe9 \xff")
UNKNOWN = 9999
TEXTS = ("utf8", "filename")
UNSIGNED = {"guint": 2**32 - 1, "guint64": 2**64 - 1}
SIGNED = {"gint": 2**31, "gint64": 2**63}
# A callback may come at any time, and none is expected.
CALLBACKS = ("Gio.AsyncReadyCallback", "RowFunc", "SearchFunc", "PagerFetchFunc",
             "PagerChangeFunc", "ControlSetup")
ENUMERATIONS = gir_functions.enumerations()
FLAGS = gir_functions.flags()
criticals = gir_functions.Criticals()


class Item(GObject.Object):
    name = GObject.Property(type=str, default="item")


def pointer(one):
    return ctypes.c_void_p(hash(one))


def text_array(*words):
    return (ctypes.c_char_p * (len(words) + 1))(*words, None)


def nothing(*_):
    return None


NOTHING = ctypes.CFUNCTYPE(ctypes.c_void_p)(nothing)


class Edges(GObject.Object, Tug.EdgeSource):
    """The edges of a child that scrolls itself."""

    def do_is_at_start(self):
        return True

    def do_is_at_end(self):
        return False

    def do_get_velocity(self):
        return 0


class Stage:
    """A window with a list of rows, controls and a pager, on which the functions are called."""

    def __init__(self):
        self.items = Gio.ListStore.new(Item)
        for _ in range(100):
            self.items.append(Item())
        self.view = Tug.ListView(model=self.items, title_property="name", selection_mode="multiple")
        self.header, self.footer = Tug.RefreshHeader(), Tug.RefreshFooter()
        self.header_policy, self.footer_policy = self.header.get_policy(), self.footer.get_policy()
        self.view.set_header(self.header)
        self.view.set_footer(self.footer)
        self.window = Gtk.OffscreenWindow(child=self.view, default_width=200, default_height=300)
        self.window.show_all()
        self.bin = Tug.RefreshBin(child=Gtk.ListBox())
        self.bin_window = Gtk.OffscreenWindow(child=self.bin, default_width=200, default_height=300)
        self.bin_window.show_all()
        self.edges, self.loose = Edges(), Gtk.Label()
        library = gir_functions.library
        library.tug_pager_new.restype = ctypes.c_void_p
        self.pager = library.tug_pager_new(0, NOTHING, None, None)
        self.work = Tug.Work()
        self.stranger = Gtk.Label()
        self.trees = Gtk.ListStore(str)
        self.icon = Gio.ThemedIcon.new("folder")
        self.cancellable = Gio.Cancellable()
        self.task = Gio.Task.new(self.view, None, None, None)
        library.tug_row_new.restype = library.tug_insets_new.restype = ctypes.c_void_p
        library.tug_appearance_copy.restype = ctypes.c_void_p
        gir_functions.glib.g_hash_table_new.restype = ctypes.c_void_p
        run_loop()

    def close(self):
        self.window.destroy()
        self.bin_window.destroy()

    def good(self, function, parameter):
        """A valid value for a parameter."""
        kind = parameter.kind
        if parameter.is_out:
            return (ctypes.c_char * 64)()
        if kind in ("ListView", "Pullable"):
            return pointer(self.view)
        if kind == "RefreshBin":
            return pointer(self.bin)
        if kind in ("RefreshControl", "RefreshHeader"):
            return pointer(self.header)
        if kind == "RefreshFooter":
            return pointer(self.footer)
        if kind == "Pager":
            return ctypes.c_void_p(self.pager)
        if kind == "Row":
            return ctypes.c_void_p(gir_functions.library.tug_row_new(b"title", None, None))
        if kind == "Insets":
            new = gir_functions.library.tug_insets_new
            return ctypes.c_void_p(new(ctypes.c_double(1), ctypes.c_double(2)))
        if kind == "Appearance":
            # All of its fields are 0.
            copy = gir_functions.library.tug_appearance_copy
            return ctypes.c_void_p(copy((ctypes.c_char * 1024)()))
        if kind == "GLib.HashTable":
            return ctypes.c_void_p(gir_functions.glib.g_hash_table_new(None, None))
        if kind in TEXTS:
            return ctypes.c_char_p(b"name")
        if kind == "gdouble":
            return ctypes.c_double(10)
        if kind == "array":
            if parameter.element in TEXTS:
                return text_array(b"one", b"other")
            if parameter.element in ("guint", *ENUMERATIONS):
                return (ctypes.c_uint * 4)(0, 1, 2, 3)
            sys.exit(f"{function.name}: no value for an array of {parameter.element}")
        if kind in ("guint64", "gint64"):
            return ctypes.c_int64(1)
        if kind in CALLBACKS:
            return None if parameter.is_nullable else NOTHING
        objects = {
            "Gio.ListModel": self.items, "Gtk.TreeModel": self.trees, "Gio.Icon": self.icon,
            "Gio.Cancellable": self.cancellable, "Gio.AsyncResult": self.task, "Work": self.work,
            "EdgeSource": self.edges, "Gtk.Widget": self.loose,
        }  # fmt: skip
        if kind in objects:
            return pointer(objects[kind])
        if kind == "GLib.Error":
            new = gir_functions.glib.g_error_new_literal
            new.restype = ctypes.c_void_p
            return ctypes.c_void_p(new(Gio.io_error_quark(), 0, b"No route"))
        if kind == "Gdk.RGBA":
            return (ctypes.c_double * 4)(1, 0, 0, 1)
        if kind in ("gint", "guint", "gboolean", *ENUMERATIONS, *FLAGS):
            return ctypes.c_int(1)
        if kind in ("gpointer", "GLib.DestroyNotify", "error"):
            return None
        if kind == "GLib.Variant":
            gir_functions.glib.g_variant_new_uint32.restype = ctypes.c_void_p
            return ctypes.c_void_p(gir_functions.glib.g_variant_new_uint32(1))
        sys.exit(f"{function.name}: no value for a {kind}")

    def bad(self, parameter):
        """Returns pairs of a value and whether it is always invalid."""
        kind = parameter.kind
        stranger = (pointer(self.items if kind == "Gtk.Widget" else self.stranger), True)
        objects = (
            "ListView", "RefreshControl", "RefreshHeader", "RefreshFooter", "Pager", "Gio.ListModel",
            "Gtk.TreeModel", "Gio.Icon", "Gio.Cancellable", "Gio.AsyncResult", "Work", "RefreshBin",
            "EdgeSource", "Gtk.Widget", "Pullable",
        )  # fmt: skip
        values = []
        if kind in objects:
            values.append(stranger)
        pointers = (*objects, "Row", "Insets", "Appearance", "GLib.HashTable", "GLib.Error", *TEXTS, "Gdk.RGBA", "GLib.Variant", *CALLBACKS)
        if (kind in pointers or parameter.is_out) and not parameter.is_nullable:
            values.append((None, not parameter.is_optional))
        if kind == "array" and not parameter.is_nullable:
            values.append((None, True))
        if kind == "array" and parameter.element in TEXTS:
            # The name of a file may be in any encoding.
            is_never_right = parameter.element == "utf8"
            values.append((text_array(NOT_UTF8.value, b"one"), is_never_right))
        if kind == "array" and parameter.element in ENUMERATIONS:
            values.append(((ctypes.c_int * 4)(UNKNOWN, 0, 0, 0), True))
        if kind == "utf8":
            values.append((NOT_UTF8, True))
        if kind == "gdouble":
            values += [(ctypes.c_double(one), True) for one in (math.nan, math.inf, -math.inf)]
            values += [(ctypes.c_double(one), False) for one in (LARGE, -LARGE, -1, 0)]
        if kind in ENUMERATIONS:
            values += [(ctypes.c_int(one), True) for one in (-1, UNKNOWN, 2**31 - 1, -(2**31))]
        if kind in FLAGS:
            values += [(ctypes.c_int(one), False) for one in (-1, UNKNOWN)]
        if kind in UNSIGNED and not parameter.is_out:
            values += [(ctypes.c_uint64(one), False) for one in (UNSIGNED[kind], 2**31, 0)]
        if kind in SIGNED:
            most = SIGNED[kind]
            values += [(ctypes.c_int64(one), False) for one in (most - 1, -most, -1, 0)]
        return values

    def state(self):
        """All readable values of the objects."""
        found = {}
        objects = (
            self.view, self.header, self.footer, self.bin, self.header_policy, self.footer_policy,
        )  # fmt: skip
        for place, one in enumerate(objects):
            for spec in one.list_properties():
                if spec.owner_type.name.startswith("Tug"):
                    value = one.get_property(spec.name)
                    if isinstance(value, Tug.Insets):
                        value = (value.start, value.end)
                    found[type(one).__name__, place, spec.name] = value
        return found


def run_loop():
    """Lets frames be drawn, and pending callbacks run."""
    deadline = GLib.get_monotonic_time() + 20_000
    while GLib.get_monotonic_time() < deadline:
        if not Gtk.events_pending():
            break
        Gtk.main_iteration()


def lengths(function):
    """The places of the parameters that are an array's length: wrong ones are the caller's to mend."""
    return {one.length_index for one in function.parameters if one.length_index >= 0}


def check(function, calls):
    faults = []
    print(function.name, flush=True)
    for place, parameter in enumerate(function.parameters):
        if place in lengths(function):
            continue
        stage = Stage()
        for value, is_never_right in stage.bad(parameter):
            arguments = [stage.good(function, one) for one in function.parameters]
            arguments[place] = value
            before = stage.state()
            criticals.taken()
            function.call(arguments)
            said = criticals.taken()
            what = f"{function.name}: {parameter.name} = {getattr(value, 'value', value)}"
            if said and not any(function.name in message for message in said):
                faults.append(f"{what}: a critical names a different function: {said}")
            if is_never_right and not said:
                faults.append(f"{what}: no critical")
            if said and stage.state() != before:
                after = stage.state()
                changed = [name for name in before if before[name] != after[name]]
                faults.append(f"{what}: changed {changed}")
            run_loop()
            calls.append(what)
            told = criticals.taken()
            if told:
                faults.append(f"{what}: told later: {told}")
        stage.close()
        run_loop()
    return faults


def main(words):
    faults, calls = [], []
    # A function that frees takes any pointer of its own; NULL does nothing.
    tested = [one for one in gir_functions.functions() if not one.name.endswith("_free")]
    for function in tested:
        if not words or any(word in function.name for word in words):
            faults += check(function, calls)
    print(len(tested), "functions", len(calls), "calls")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main(sys.argv[1:])
