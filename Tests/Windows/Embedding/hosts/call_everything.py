"""Calls every function with valid values where it must not be called: call_everything.py CASE

wrong-thread: on a thread that is not the one of GTK. destroyed: on a list whose window is destroyed.
Prints the number of functions called.
"""

import ctypes
import sys
import threading

import bad_input
import gir_functions

CASE = sys.argv[1]


def on_a_thread(work):
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


# Rows, insets, appearances, the version, the language and errors belong to no thread.
FREE = (
    "tug_row_", "tug_insets_", "tug_appearance_", "tug_check_version", "tug_get_major_version",
    "tug_get_minor_version", "tug_get_micro_version", "tug_get_language", "tug_error_quark",
)  # fmt: skip


def arguments(stage, function):
    return [stage.good(function, one) for one in function.parameters]


def check(function):
    """Calls the function. Returns a fault, or an empty string."""
    stage = bad_input.Stage()
    if CASE == "destroyed":
        stage.close()
        bad_input.run_loop()
    before = stage.state()
    values = arguments(stage, function)
    bad_input.criticals.taken()
    if CASE == "wrong-thread":
        on_a_thread(lambda: function.call(values))
    else:
        function.call(values)
    said = bad_input.criticals.taken()
    bad_input.run_loop()
    named = any(function.name in message for message in said)
    if CASE != "destroyed" and not function.name.startswith(FREE):
        # The constructors of widgets are GObject's, and it is the widget that says so.
        if not named and not any("thread" in message for message in said):
            return f"{function.name}: no critical, but {said}"
        if stage.state() != before:
            return f"{function.name}: something has changed"
    if CASE != "destroyed":
        stage.close()
    return ""


def check_last_reference():
    """The fault where a pager with a list loses its last reference on another thread."""
    stage = bad_input.Stage()
    pager, view = ctypes.c_void_p(stage.pager), bad_input.pointer(stage.view)
    gir_functions.library.tug_pager_set_pullable(pager, view)
    bad_input.criticals.taken()
    unref = ctypes.CDLL("libgobject-2.0.so.0").g_object_unref
    on_a_thread(lambda: unref(pager))
    said = bad_input.criticals.taken()
    # The list still asks it.
    gir_functions.library.tug_pullable_begin_refresh(view)
    bad_input.run_loop()
    stage.close()
    return "" if any("TugPager is destroyed" in one for one in said) else f"a pager: only {said}"


def main():
    functions = gir_functions.functions()
    faults = []
    for function in functions:
        print(function.name, flush=True)
        faults.append(check(function))
    if CASE == "wrong-thread":
        faults.append(check_last_reference())
    print(len(functions), "functions")
    if any(faults):
        sys.exit("\n".join(filter(None, faults)))


main()
