"""Models that report wrong changes, and items of wrong types: models.py [NAME …]"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

from lifetimes import Item, items, listen, make, run, show  # noqa: E402

MOST = 2**32 - 1


class Model(GObject.Object, Gio.ListModel):
    """A model of `count` rows, which changes without a signal; `item` creates them."""

    def __init__(self, count=20, item=Item):
        super().__init__()
        self.count, self.item = count, item

    def do_get_item_type(self):
        return Item.__gtype__

    def do_get_n_items(self):
        return self.count

    def do_get_item(self, position):
        return self.item() if position < self.count else None


def used(view):
    """Uses a list as its user does."""
    run(30)
    view.scroll_to_offset(300, False)
    view.select_rows(0, 10)
    view.set_focused_row(3)
    run(30)
    view.scroll_to_row(view.get_n_rows() // 2, Tug.RowPosition.START, False)
    view.begin_refresh()
    run(30)
    view.end_refresh(True)


def case_wrong_changes():
    """Whatever a model reports, the list has as many rows as the model."""
    lies = [
        (0, 1, 0), (0, 0, 1), (30, 1, 1), (19, 5, 0), (20, 0, 5), (0, 100, 0), (0, 0, 100),
        (MOST, 1, 1), (0, MOST, 0), (0, 0, MOST), (5, MOST, MOST), (MOST, MOST, MOST), (0, 20, 20),
    ]  # fmt: skip
    for lie in lies:
        model = Model()
        view = listen(make(model=model, selection_mode="multiple"))
        window = show(view)
        used(view)
        model.items_changed(*lie)
        assert view.get_n_rows() == model.count, (lie, view.get_n_rows())
        used(view)
        assert view.get_n_rows() == model.count, (lie, view.get_n_rows())
        window.destroy()


def case_silent_changes():
    """A model that changes without a signal takes effect with its next signal."""
    model = Model(100)
    view = listen(make(model=model))
    window = show(view)
    used(view)
    model.count = 3
    view.update_rows(0, 100)
    view.queue_draw()
    used(view)
    model.items_changed(0, 0, 0)
    model.count = 0
    used(view)
    model.items_changed(0, 3, 0)
    assert view.get_n_rows() == 0, view.get_n_rows()
    model.count = 7
    model.items_changed(0, 0, 7)
    assert view.get_n_rows() == 7
    used(view)
    window.destroy()


def case_wrong_items():
    """Items that are missing, or lack the property, are empty rows."""
    for item in (lambda: None, Gtk.Adjustment, Gtk.TextTag):
        view = listen(make(model=Model(20, item)))
        window = show(view)
        view.set_icon_property("name")
        view.set_subtitle_property("priority")
        used(view)
        assert view.get_n_rows() == 20
        window.destroy()


def case_huge_models():
    """A list can have as many rows as a guint can count."""
    model = Model(MOST)
    view = listen(make(model=model, selection_mode="multiple"))
    window = show(view)
    used(view)
    view.scroll_to_row(2**31, Tug.RowPosition.MIDDLE, False)
    view.scroll_to_row(MOST, Tug.RowPosition.MIDDLE, False)
    run()
    window.destroy()


def case_changes_inside_changes():
    """A model may change while it reports a change, and while rows are asked for."""
    model = items(30)
    view = listen(make(model=model))
    window = show(view)
    depth = []

    def again(*_):
        if len(depth) < 5:
            depth.append(True)
            model.remove(0)

    model.connect("items-changed", again)
    model.append(Item())
    assert view.get_n_rows() == 26, view.get_n_rows()
    used(view)
    window.destroy()


def case_tree_models():
    """A tree model that reports rows which do not exist only makes the list shorter or longer."""
    model = Gtk.ListStore(str)
    for number in range(20):
        model.append([str(number)])
    view = listen(make(model=None, tree_model=model))
    text = Gtk.CellRendererText()
    view.pack_start(text, True)
    view.add_attribute(text, "text", 0)
    window = show(view)
    used(view)
    lies = [
        lambda: model.row_deleted(Gtk.TreePath.new_from_string("99")),
        lambda: model.row_deleted(Gtk.TreePath.new_from_string("3")),
        lambda: model.row_deleted(Gtk.TreePath.new_from_string("3:1")),
        lambda: model.row_inserted(Gtk.TreePath.new_from_string("99"), model.get_iter(0)),
        lambda: model.row_inserted(Gtk.TreePath.new_from_string("2"), model.get_iter(0)),
        lambda: model.row_changed(Gtk.TreePath.new_from_string("99"), model.get_iter(0)),
    ]
    for lie in lies:
        lie()
        used(view)
        assert view.get_n_rows() == 20, view.get_n_rows()
    model.reorder(list(reversed(range(20))))
    used(view)
    model.clear()
    assert view.get_n_rows() == 0
    window.destroy()


def case_heights_of_cells():
    """Rows are as high as their cells, whether they are there before the list or come later."""
    heights = []
    for moment in ("before", "shown"):
        model = Gtk.ListStore(str)
        if moment == "before":
            model.append(["text"])
        view = make(model=None, tree_model=model)
        text = Gtk.CellRendererText()
        view.pack_start(text, True)
        view.add_attribute(text, "text", 0)
        window = show(view)
        run(30)
        if moment == "shown":
            model.append(["text"])
        heights.append(view.get_row_area(0)[1].height)
        text.set_property("size-points", 40)
        view.update_rows(0, 1)
        heights.append(view.get_row_area(0)[1].height)
        window.destroy()
    assert heights[0] < heights[1] and heights[:2] == heights[2:], heights


def main(words):
    for name, case in list(globals().items()):
        if name.startswith("case_") and (not words or any(word in name for word in words)):
            print(name, flush=True)
            case()
    print("done")


if __name__ == "__main__":
    main(sys.argv[1:])
