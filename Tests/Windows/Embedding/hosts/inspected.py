"""GTK's inspector over a window with a list and a bin.

Prints the pages it has of each with some of their words, then what both do beside it.
"""

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

import lifetimes  # noqa: E402

# What the inspector's pages must have about a list and a bin, one of them at a time.
WORDS = ("header-style", "content-offset", "tuglist", "tugbin")


class Item(GObject.Object):
    title = GObject.Property(type=str)


def below(widget):
    """Returns a widget and all its descendants, including GTK's inner children."""
    yield widget
    inside = []
    if isinstance(widget, Gtk.Container):
        widget.forall(inside.append)
    for child in inside:
        yield from below(child)


def all_of(window, kind):
    """The widgets of a class, or of one of the inspector's own, which has a name alone."""
    is_one = (
        (lambda each: each.__gtype__.name == kind) if isinstance(kind, str)
        else (lambda each: isinstance(each, kind))
    )  # fmt: skip
    return [each for each in below(window) if is_one(each)]


def texts(model):
    """Each text in a model with the path of its row."""
    found = []

    def look(model, path, row):
        values = (model.get_value(row, i) for i in range(model.get_n_columns())
                  if model.get_column_type(i) == GObject.TYPE_STRING)  # fmt: skip
        found.extend((text, path.copy()) for text in values if text)

    model.foreach(look)
    return found


class Inspector:
    def __init__(self):
        Gtk.Window.set_interactive_debugging(True)
        lifetimes.run_until(self.windows, "the inspector")
        self.window = self.windows()[0]
        lifetimes.run_until(self.window.get_mapped, "its window")
        self.stacks = {Gtk.Buildable.get_name(one): one for one in all_of(self.window, Gtk.Stack)}

    @staticmethod
    def windows():
        windows = Gtk.Window.list_toplevels()
        return [one for one in windows if one.__gtype__.name == "GtkInspectorWindow"]

    def choose(self, name):
        """As a double click on the first object of a class does."""
        self.stacks["top_stack"].set_visible_child_name("objects")
        view = all_of(self.window, "GtkInspectorObjectTree")[0]
        tree = all_of(view, Gtk.TreeView)[0]
        lifetimes.run_until(lambda: name in dict(texts(tree.get_model())), "the object")
        path = next(path for text, path in texts(tree.get_model()) if text == name)
        tree.expand_to_path(path)
        tree.set_cursor(path)
        tree.row_activated(path, tree.get_column(0))

    def show_each_page(self, name):
        details = self.stacks["object_details"]
        lifetimes.run_until(details.get_mapped, "its details")
        for page in filter(Gtk.Widget.get_visible, details.get_children()):
            details.set_visible_child(page)
            lifetimes.run_until(page.get_mapped, "a page")
            lifetimes.run()
            models = [tree.get_model() for tree in all_of(page, Gtk.TreeView)]
            said = {text for model in models for text, _ in texts(model)}
            said |= {label.get_text() for label in all_of(page, Gtk.Label)}
            title = details.child_get_property(page, "name")
            print(name, title, *(word for word in WORDS if word in said))


def main():
    store = Gio.ListStore.new(Item)
    for number in range(50):
        store.append(Item(title=f"Row {number}"))
    view = Tug.ListView(model=store, title_property="title", header_style=Tug.HeaderStyle.NATIVE)
    text = Gtk.TextView()
    bin = Tug.RefreshBin(child=text, header_style=Tug.HeaderStyle.NATIVE)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    box.add(view)
    box.add(bin)
    Gtk.Window(child=box, default_width=300, default_height=400).show_all()
    lifetimes.run_until(lambda: view.get_visible_rows()[0] > 0, "its rows")
    inspector = Inspector()
    works = []
    for each in (view, bin):
        inspector.choose(each.__gtype__.name)
        inspector.show_each_page(each.__gtype__.name)
        each.connect("refresh", lambda _, work: works.append(work))
        each.begin_refresh()
        lifetimes.run_until(lambda: works, "a refresh")
        works.clear()
        each.end_refresh(True)
        state = Tug.RefreshState.IDLE
        lifetimes.run_until(lambda: each.get_refresh_state() == state, "its end")
        print(each.__gtype__.name, "refreshed")
    view.scroll_to_offset(100, False)
    print("scrolled to", view.get_content_offset())


if __name__ == "__main__":
    main()
