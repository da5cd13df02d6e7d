"""The controls of copied programs, in Python and in .ui files: copied_code.py FOLDER

Each program in Python is run up to its main loop, and has to make the control that the .ui file of its name
makes: all of their properties are the same. Prints how many were compared, and how many properties each
changes.
"""

import sys
from pathlib import Path

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GLib, GObject, Gtk, Tug  # noqa: E402

# A .ui file finds a type by its name once the program has used it.
TYPES = (Tug.ListView, Tug.RefreshHeader, Tug.RefreshFooter)
# Properties whose values depend on the control or on the time of day.
OWN = ("last-updated", "policy")


def values(control):
    """All properties of a control and its policy that can be read, by name."""
    return {
        each.name: one.get_property(each.name)
        for one in (control, control.get_policy())
        for each in one.list_properties()
        if each.name not in OWN
    }


def of_python(path, side):
    """The control and the list of a program, which is closed again."""
    words = {"__name__": "__main__"}
    exec(compile(path.read_text(encoding="utf-8"), path.name, "exec"), words)
    found = values(words[side]), words["view"].props.orientation, words["view"].props.reversed
    window = words["window"]
    window.disconnect_by_func(Gtk.main_quit)
    window.destroy()
    return found


def of_builder(path, side):
    """Returns the values of a control in a .ui file."""
    builder = Gtk.Builder.new_from_file(str(path))
    view = builder.get_object("list")
    found = values(builder.get_object(side)), view.props.orientation, view.props.reversed
    builder.get_object("window").destroy()
    return found


def main(folder):
    for kind in TYPES:
        GObject.type_ensure(kind)
    told = []
    levels = GLib.LogLevelFlags.LEVEL_MASK | GLib.LogLevelFlags.FLAG_FATAL
    for domain in ("Tug", "Gtk", "GLib-GObject"):
        GLib.log_set_handler(domain, levels, lambda _, __, text, ___: told.append(text), None)
    # The window is all that is made; nothing waits.
    Gtk.main = lambda: None
    compared = 0
    for path in sorted(Path(folder).glob("*.py")):
        side = path.name.partition("-")[0]
        one, other = of_python(path, side), of_builder(path.with_suffix(".ui"), side)
        different = {key: (one[0][key], other[0][key])
                     for key in one[0] if one[0][key] != other[0][key]}  # fmt: skip
        assert not different and one[1:] == other[1:], (path.name, different)
        assert not told, (path.name, told)
        compared += 1
        if path.stem.endswith("-changed"):
            usual = of_python(path.with_name(path.name.replace("-changed", "")), side)[0]
            changes = sum(usual[key] != one[0][key] for key in usual)
            print(path.stem, changes)
    print("compared", compared)


if __name__ == "__main__":
    main(sys.argv[1])
