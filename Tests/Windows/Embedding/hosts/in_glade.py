"""Glade's own library places the widgets of the catalog in a project, sets them, and saves it.

in_glade.py FILE: prints the placed objects; builder_reads.py reads the saved FILE.
in_glade.py: prints classes with the properties that Glade does not show. Glade 3.40 frees the copy
that Python makes of a property's definition with GSlice, although malloc allocated it, so this needs
G_SLICE=always-malloc.
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Gladeui": "2.0", "Tug": "1"})
from gi.repository import Gladeui, GObject, Gtk, Tug  # noqa: E402


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
            # By the object, since the property's definition cannot be had safely: see above.
            described = widget.get_object().find_property(name.replace("_", "-"))
            boxed = GObject.Value(described.value_type, value)
            Gladeui.Command.set_property_value(property, boxed)


def print_hidden():
    form = Form()
    for name in ("TugListView", "TugRefreshBin"):
        made = form.place(name, form.place("GtkWindow"))
        for each in made.get_object().list_properties():
            property = Gladeui.Widget.get_property(made, each.name)
            if property is not None and not property.get_def().is_visible():
                print(name, each.name)


def main(path):
    form = Form()
    window = form.place("GtkWindow")
    bin = form.place("TugRefreshBin", window)
    form.place("GtkTextView", bin)
    other = form.place("GtkOffscreenWindow")
    view = form.place("TugListView", other)
    header = form.place("TugRefreshHeader")
    form.set(bin, bounces=False, haptic_feedback=True, header_style=Tug.HeaderStyle.RING)
    form.set(view, columns=3, enable_rubberband=True, header=header.get_object())
    form.set(view, footer_style=Tug.FooterStyle.MJ_AUTO, deceleration_rate=Tug.DecelerationRate.FAST)
    form.set(header, style=Tug.HeaderStyle.MATERIAL)
    pager = form.place("TugPager")
    form.set(pager, pullable=view.get_object())
    # Python passes no object for a pointer.
    policy = Gladeui.Widget.get_from_gobject(hash(header.get_object().get_policy()))
    form.set(policy, trigger_distance=70.0)
    if not form.project.save(path):
        raise SystemExit("the project cannot be saved")
    print("done")


if __name__ == "__main__":
    main(sys.argv[1]) if sys.argv[1:] else print_hidden()
