"""Glade's own library places the widgets of the catalog in a project, sets them, and saves it.

in_glade.py FILE: prints what is placed; builder_reads.py reads the saved FILE.
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Gladeui": "2.0"})
from gi.repository import Gladeui, GObject, Gtk  # noqa: E402


def adaptor(name):
    found = Gladeui.WidgetAdaptor.get_by_name(name)
    if found is None:
        raise SystemExit(f"Glade does not know {name}")
    return found


class Form:
    """A project of Glade's with a window."""

    def __init__(self):
        Gladeui.init()
        # Glade's library needs it as long as anything is done.
        self.app = Gladeui.App()
        self.app.set_window(Gtk.Window())
        self.project = Gladeui.Project.new()
        self.app.add_project(self.project)

    def place(self, name, parent=None):
        """As a click into the parent's empty place does; its id is the class's name in small letters."""
        placeholder = None
        if parent is not None:
            children = parent.get_adaptor().get_children(parent.get_object())
            placeholder = next((c for c in children if isinstance(c, Gladeui.Placeholder)), None)
            if placeholder is None:
                raise SystemExit(f"no place in {parent.get_name()}")
        made = Gladeui.Command.create(adaptor(name), parent, placeholder, self.project)
        Gladeui.Command.set_name(made, name.lower())
        print(name, flush=True)
        return made

    def set(self, widget, **values):
        for name, value in values.items():
            property = Gladeui.Widget.get_property(widget, name.replace("_", "-"))
            if property is None:
                raise SystemExit(f"Glade does not show {name}")
            boxed = GObject.Value(property.get_def().get_pspec().value_type, value)
            Gladeui.Command.set_property_value(property, boxed)


def main(path):
    form = Form()
    window = form.place("GtkWindow")
    bin = form.place("TugRefreshBin", window)
    form.place("GtkTextView", bin)
    other = form.place("GtkOffscreenWindow")
    view = form.place("TugListView", other)
    header = form.place("TugRefreshHeader")
    form.set(bin, bounces=False, haptic_feedback=True)
    form.set(view, columns=3, rubber_banding=True, header=header.get_object())
    form.set(header, trigger_distance=70.0)
    for widget, name in ((bin, "refreshing"), (view, "content-offset")):
        property = Gladeui.Widget.get_property(widget, name)
        if property is not None and property.get_def().is_visible():
            raise SystemExit(f"Glade shows {name}")
    if not form.project.save(path):
        raise SystemExit("the project cannot be saved")
    print("done")


if __name__ == "__main__":
    main(sys.argv[1])
