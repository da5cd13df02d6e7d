"""A list in a .ui file with GTK's children and properties: builder.py"""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GLib, GObject, Gtk, Tug  # noqa: E402

NOT_A_CHILD = '<child><object class="GtkLabel"/></child>'
NOT_A_HEADER = '<child type="header"><object class="GtkLabel"/></child>'
WORDS = {
    "style": '<style><class name="inbox"/></style>',
    "accessibility": '<accessibility><relation type="labelled-by" target="list"/></accessibility>',
    "header": '<child type="header"><object class="TugRefreshHeader"/></child>',
    "not a child": NOT_A_CHILD,
    "not a header": NOT_A_HEADER,
}


def built(words):
    """The list of a .ui file that has `words` in it."""
    text = f'<interface><object class="TugListView" id="list">{words}</object></interface>'
    return Gtk.Builder.new_from_string(text, -1).get_object("list")


def main():
    # A .ui file finds a type by its name once the program has used it.
    for kind in (Tug.ListView, Tug.RefreshHeader):
        GObject.type_ensure(kind)
    told = []
    handler = GLib.LogLevelFlags.LEVEL_MASK | GLib.LogLevelFlags.FLAG_FATAL
    for domain in ("Tug", "Gtk"):
        GLib.log_set_handler(domain, handler, lambda _, __, text, ___: told.append(text), None)
    for name, words in WORDS.items():
        told.clear()
        view = built(words)
        assert isinstance(view, Tug.ListView), name
        assert (len(told) > 0) == name.startswith("not"), (name, told)
        if name == "style":
            assert view.get_style_context().has_class("inbox")
        if name == "header":
            assert view.get_header() is not None
        view.destroy()
        print(name)
    print("done")


main()
