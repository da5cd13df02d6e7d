"""Models that report wrong changes, and items of wrong types: models.py [NAME …]"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import Item, items, listen, make, make_cells, run, run_until, show  # noqa: E402

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
        view.props.icon_property = "name"
        view.props.subtitle_property = "priority"
        used(view)
        assert view.get_n_rows() == 20
        window.destroy()


def numbered(count, item=lambda name: Item(name=name)):
    """A store of items with their numbers as names, and its items, made by `item`."""
    kept = [item(str(number)) for number in range(count)]
    store = Gio.ListStore.new(type(kept[0]))
    store.splice(0, 0, kept)
    return store, kept


def scrolled(**properties):
    """A shown list of 300 rows at 3000, with row 53 selected and focused; its window and its items."""
    store, kept = numbered(300)
    view = listen(make(model=store, selection_mode="multiple", row_height=50.0, **properties))
    window = show(view)
    run(30)
    view.scroll_to_offset(3000, False)
    view.select_rows(53, 1)
    view.set_focused_row(53)
    run(30)
    return view, window, kept


def place(view):
    """Returns the list's offset, selected rows and focus row."""
    rows = [row for row in range(view.get_n_rows()) if view.is_selected(row)]
    return view.get_content_offset(), rows, view.get_focused_row()


def case_changes_in_place():
    """Items that change in place keep place, selection and focus."""
    view, window, kept = scrolled()
    store = view.get_model()
    for change in ((53, 1, 1), (62, 1, 1), (40, 30, 30), (0, 300, 300)):
        store.items_changed(*change)
        assert place(view) == (3000, [53], 53), (change, place(view))
    # Another object in its place is the row's new content.
    store.splice(53, 1, [Item(name="another")])
    store.splice(0, 300, [store.get_item(row) for row in range(300)])
    assert place(view) == (3000, [53], 53), place(view)
    window.destroy()
    # A model that makes its items has no other word for them.
    model = Model(300)
    view = listen(make(model=model, selection_mode="multiple", row_height=50.0))
    window = show(view)
    run(30)
    view.scroll_to_offset(3000, False)
    view.select_rows(53, 20)
    view.set_focused_row(53)
    model.items_changed(50, 5, 5)
    model.items_changed(0, 300, 300)
    assert place(view) == (3000, list(range(53, 73)), 53), place(view)
    window.destroy()


def case_same_items_elsewhere():
    """Items keep their places, the selection and the focus where a model moves them."""
    # The rows from 60 on are in view, and the first of them at the top.
    acts = (
        (lambda store, kept: store.sort(lambda one, other: int(other.name) - int(one.name)), 246, 239),
        (lambda store, kept: store.splice(0, 300, kept[100:] + kept[:100]), 253, 260),
        (lambda store, kept: store.splice(0, 100, kept[50:100] + kept[:20]), 3, 10),
        (lambda store, kept: store.splice(0, 70, [Item()] + kept[:70]), 54, 61),
    )
    for act, row, first in acts:
        view, window, kept = scrolled()
        act(view.get_model(), kept)
        offset, rows, focus = place(view)
        area = view.get_row_area(first)[1]
        assert (rows, focus) == ([row], row), (rows, focus)
        assert area.y == 0 or offset == view.get_maximum_content_offset(), (offset, area.y)
        window.destroy()
    # Others stay at the offset, and are not selected.
    view, window, kept = scrolled()
    view.get_model().splice(40, 40, numbered(40)[1])
    assert place(view) == (3000, [], 53), place(view)
    view.get_model().splice(0, 300, numbered(300)[1])
    assert place(view) == (3000, [], 53), place(view)
    # The start of a list stays its start.
    view.scroll_to_start(False)
    run(30)
    view.get_model().sort(lambda one, other: int(other.name) - int(one.name))
    assert view.get_content_offset() == 0
    window.destroy()


def case_another_model():
    """Another model with the same items keeps them as they are, one with others the offset."""
    view, window, kept = scrolled()
    other = Gio.ListStore.new(Item)
    other.splice(0, 0, kept[50:] + kept[:50])
    view.set_model(other)
    assert place(view) == (500, [3], 3), place(view)
    view.scroll_to_offset(3000, False)
    view.set_model(numbered(300)[0])
    assert place(view) == (3000, [], 3), place(view)
    view.set_model(other)
    view.select_rows(250, 1)
    view.set_model(None)
    assert place(view)[1:] == ([], -1), place(view)
    window.destroy()


def case_reordered_trees():
    """Rows of a tree model that are reordered keep their places, the selection and the focus."""
    model = Gtk.ListStore(str)
    for number in range(300):
        model.append([str(number)])
    view = listen(make(model=None, tree_model=model, selection_mode="multiple", row_height=50.0))
    window = show(view)
    run(30)
    view.scroll_to_offset(3000, False)
    view.select_rows(53, 1)
    view.set_focused_row(53)
    model.reorder(list(range(10, 300)) + list(range(10)))
    assert place(view) == (2500, [43], 43), place(view)
    window.destroy()


def listens(item):
    signal = GObject.signal_lookup("notify", GObject.Object)
    return GObject.signal_has_handler_pending(item, signal, 0, True)


class Told(GObject.Object):
    """An item that counts how often its name is asked for."""

    asked = 0

    def __init__(self, name):
        super().__init__()
        self._name = name

    @GObject.Property(type=str)
    def name(self):
        self.asked += 1
        return self._name


def case_items_that_notify():
    """A row in view is read again when its item notifies; nothing listens to rows out of view."""
    store, kept = numbered(300, Told)
    view = listen(make(model=store, row_height=50.0))
    window = show(view)
    run_until(lambda: kept[0].asked, "the first frame")
    assert [item for item in kept if listens(item)] == kept[: view.get_visible_rows()[0]]
    for row, first in ((2, 0), (62, 60)):
        view.scroll_to_offset(50 * first, False)
        run_until(lambda row=row: kept[row].asked, "a frame of the row")
        run()
        shown = view.get_visible_rows()
        assert shown.first == first and shown[0] < 20
        assert [row for row in range(300) if listens(kept[row])] == list(range(first, first + shown[0]))
        asked = [item.asked for item in kept]
        kept[row].notify("name")
        kept[150].notify("name")
        run_until(lambda row=row, asked=asked: kept[row].asked > asked[row], "the notified row")
        run()
        assert [row for row in range(300) if kept[row].asked > asked[row]] == [row]
    # A change out of view is shown when the row comes into view again.
    asked = kept[2].asked
    view.scroll_to_offset(0, False)
    run_until(lambda: kept[2].asked > asked, "the row that comes into view again")
    store.remove(2)
    run(30)
    assert not listens(kept[2]) and listens(kept[3])
    window.destroy()
    assert not any(listens(item) for item in kept)


class Acting(GObject.Object, Gio.ListModel):
    """A model that calls `act` as it is asked for an item from `row` on, once."""

    def __init__(self, kept, row, act):
        super().__init__()
        self.kept, self.row, self.act = kept, row, act

    def do_get_item_type(self):
        return Told.__gtype__

    def do_get_n_items(self):
        return len(self.kept)

    def do_get_item(self, position):
        if position >= self.row:
            self.row = MOST
            self.act(self)
        return self.kept[position] if position < len(self.kept) else None


def grow(model):
    """Gives a model an item at its head."""
    model.kept.insert(0, Told("first"))
    model.items_changed(0, 0, 1)


def check_rows_are_heard(view, kept):
    """The list listens to the rows in view, and besides at most to the next, which is ready."""
    run_until(lambda: kept[view.get_visible_rows().first].asked, "a frame of the rows")
    run()
    shown = view.get_visible_rows()
    rows = list(range(shown.first, shown.first + shown[0]))
    heard = [row for row in range(len(kept)) if listens(kept[row])]
    assert heard[: len(rows)] == rows and len(heard) <= len(rows) + 1, (heard, rows)
    asked = kept[rows[2]].asked
    kept[rows[2]].notify("name")
    run_until(lambda: kept[rows[2]].asked > asked, "the notified row")


def case_a_model_that_acts_as_it_is_asked():
    """The rows in view are those that the list listens to, whatever happens as it asks for one."""
    acts = (
        grow,
        lambda model: view.select_rows(2, 1),
        lambda model: view.scroll_to_offset(5000, False),
        lambda model: Gtk.main_iteration_do(False),
    )
    for act in acts:
        kept = [Told(str(number)) for number in range(300)]
        view = listen(
            make(model=Acting(kept, 65, act), row_height=50.0, selection_mode="multiple")
        )
        window = show(view)
        run_until(lambda kept=kept: kept[0].asked, "the first frame")
        view.scroll_to_offset(3000, False)
        check_rows_are_heard(view, kept)
        # A frame of other rows, too.
        view.scroll_to_offset(4000, False)
        check_rows_are_heard(view, kept)
        window.destroy()


def case_a_model_that_grows_as_selected_rows_are_asked():
    """The selection stays at its items where asking for one of them moves them."""
    kept = [Told(str(number)) for number in range(300)]
    model = Acting(kept, 65, grow)
    view = listen(make(model=model, row_height=50.0, selection_mode="multiple"))
    window = show(view)
    run_until(lambda: kept[0].asked, "the first frame")
    selected = kept[70:73]
    view.select_rows(70, 3)
    run_until(lambda: view.get_n_rows() == 301, "the new row")
    run()
    for _ in range(2):
        assert [kept[row] for row in range(301) if view.is_selected(row)] == selected
        kept.reverse()
        selected.reverse()
        model.items_changed(0, 301, 301)
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
    view = listen(make_cells(model))
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
        text = Gtk.CellRendererText()
        view = make_cells(model, text)
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


def case_cells_that_come_and_go():
    """Renderers may be cleared and packed while rows are shown, which then have their heights."""
    model = Gtk.ListStore(str)
    for number in range(50):
        model.append([str(number)])
    view = make(model=None, tree_model=model)
    window = show(view)
    run(30)
    heights = []
    for size in (10, 40, 10):
        text = Gtk.CellRendererText(size_points=size)
        view.pack_start(text, True)
        view.add_attribute(text, "text", 0)
        run_until(lambda: view.get_row_area(0)[1].height not in heights[-1:], "other heights")
        heights.append(view.get_row_area(0)[1].height)
        view.clear()
        used(view)
    assert heights[0] == heights[2] < heights[1], heights
    window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
