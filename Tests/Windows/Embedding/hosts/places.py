"""The place of a list whose rows change within one turn of the main loop: places.py [NAME …]

Stores are cleared and filled again, spliced, sorted and notified, and lists are resized.
"""

import gc
import random
import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import Item, make, make_cells, run_until, show  # noqa: E402

HEIGHT = 44
SEQUENCES = 100


def store_of(count, first=0):
    """A store of items with numbers as names."""
    store = Gio.ListStore.new(Item)
    store.splice(0, 0, [Item(name=str(first + number)) for number in range(count)])
    return store


def plain(**properties):
    """A list without header and footer."""
    return make(header_style="none", footer_style="none", **properties)


def settle(view, count=4):
    """Waits for frames of a list."""
    frames = []
    view.add_tick_callback(lambda *_: frames.append(True) or len(frames) < count)
    run_until(lambda: len(frames) >= count, f"{count} frames")


def scrolled(view, offset):
    window = show(view)
    settle(view)
    view.scroll_to_offset(offset, False)
    settle(view)
    return window


def scrolled_store():
    """A store, and a list of it in a window, which has scrolled to row 45."""
    store = store_of(100)
    view = plain(model=store, row_height=float(HEIGHT))
    return store, view, scrolled(view, 2000)


def settles_at(view, offset):
    settle(view)
    assert view.get_content_offset() == offset, (view.get_content_offset(), offset)


def items_of(store):
    return [store.get_item(row) for row in range(store.get_n_items())]


def case_cleared_and_filled():
    """A store that is cleared and filled in one turn leaves the list where it is."""
    store, view, window = scrolled_store()
    kept = items_of(store)

    store.remove_all()
    for item in kept:
        store.append(item)
    settles_at(view, 2000)

    store.remove_all()
    store.splice(0, 0, [Item(name="new") for _ in range(90)])
    settles_at(view, 2000)

    view.set_model(None)
    view.set_model(store)
    settles_at(view, 2000)

    view.set_model(store_of(90))
    settles_at(view, 2000)
    window.destroy()


def case_items_that_come_back():
    """Items that come back in other rows keep their place in view."""
    store, view, window = scrolled_store()
    kept = items_of(store)
    store.remove_all()
    store.splice(0, 0, [Item(name="new") for _ in range(10)] + kept)
    settles_at(view, 2000 + 10 * HEIGHT)
    view.set_model(None)
    view.set_model(model := store_of(5))
    model.splice(5, 0, kept)
    settles_at(view, 2000 + 5 * HEIGHT)
    window.destroy()


def case_hidden_lists_keep_no_items():
    """Removed items and former models are released, also by a list that gets no frames."""
    for is_hidden in (False, True):
        store, view, window = scrolled_store()
        gone = []
        view.set_visible(not is_hidden)
        item = store.get_item(47)
        item.weak_ref(gone.append, "item")
        del item
        store.remove(47)
        gc.collect()
        run_until(lambda gone=gone: "item" in gone, "the end of the item")
        store.weak_ref(gone.append, "store")
        view.set_model(None)
        del store
        gc.collect()
        run_until(lambda gone=gone: "store" in gone, "the end of the store")
        window.destroy()


def case_tree_models():
    """A GtkListStore, which is cleared row by row, keeps the offset too."""
    store = Gtk.ListStore(str)
    for number in range(100):
        store.append([str(number)])
    view = make_cells(store, header_style="none", footer_style="none")
    window = scrolled(view, 700)
    offset = view.get_content_offset()
    assert offset == 700, offset
    store.clear()
    for number in range(120):
        store.append([str(number)])
    settles_at(view, offset)
    window.destroy()


def case_removed_for_good():
    """A list whose rows are gone after the turn is at its start."""
    store, view, window = scrolled_store()
    store.remove_all()
    run_until(lambda: view.get_content_offset() == 0, "the start")
    window.destroy()


def case_unchanged_items_notify():
    """Measured rows whose items notify without a change stay where they are."""
    store = Gio.ListStore.new(Item)
    store.splice(0, 0, [Item(name="a long title " * (1 + number % 9)) for number in range(200)])
    view = plain(model=store, estimated_row_height=60.0)
    window = scrolled(view, 3000)
    view.scroll_to_offset(view.get_content_offset() + 25, False)
    settle(view)
    n_rows, first = view.get_visible_rows()
    rows = range(first, first + n_rows)
    before = [view.get_row_area(row)[1].y for row in rows]
    for item in items_of(store):
        item.notify("name")
    settle(view)
    after = [view.get_row_area(row)[1].y for row in rows]
    assert after == before, (before, after)
    window.destroy()


def style(text):
    provider = Gtk.CssProvider()
    provider.load_from_data(text)
    return provider


ROW_STYLE = style(b"row { padding: 0; border: none; min-height: 0 }")


class Beside:
    """A list beside a GtkListBox in a scrolled window, which show the same items in the same order."""

    def __init__(self):
        self.items = store_of(100)
        self.view = self.list()
        self.box = Gtk.ListBox(selection_mode="none")
        self.scroller = Gtk.ScrolledWindow(child=self.box, hscrollbar_policy="never")
        self.window = show(self.view, self.scroller)
        settle(self.view)
        self.height = self.view.get_row_area(0)[1].height
        self.box.bind_model(self.items, self.row)
        settle(self.view)

    def list(self):
        return plain(model=self.items, row_height=float(HEIGHT))

    def row(self, item):
        label = Gtk.Label(label=item.props.name, height_request=self.height, visible=True)
        row = Gtk.ListBoxRow(child=label, visible=True)
        row.get_style_context().add_provider(ROW_STYLE, Gtk.STYLE_PROVIDER_PRIORITY_USER)
        return row

    def scroll_to(self, offset):
        self.view.scroll_to_offset(offset, False)
        self.scroller.get_vadjustment().set_value(offset)
        settle(self.view)

    def tops(self):
        """The item at the top of each, and how far it is cut off."""
        offsets = self.view.get_content_offset(), self.scroller.get_vadjustment().get_value()
        return [self.top(offset) for offset in offsets]

    def top(self, offset):
        row = int(offset // self.height)
        item = self.items.get_item(row) if row < self.items.get_n_items() else None
        return item, offset - row * self.height

    # Changes, which a subclass makes in its own model too.

    def splice(self, first, removed, names):
        self.items.splice(first, removed, [Item(name=name) for name in names])

    def clear_and_fill(self):
        kept = items_of(self.items)
        self.items.remove_all()
        for item in kept:
            self.items.append(item)

    def sort(self):
        self.items.sort(lambda one, other, *_: compare(one.props.name, other.props.name))

    def notify(self):
        for item in items_of(self.items):
            item.notify("name")

    def change(self, chance):
        """Makes one of a program's changes, all of which end with 60 items or more."""
        count = self.items.get_n_items()
        kind = chance.choice(["clear", "renew", "splice", "sort", "notify", "resize", "append"])
        if kind == "clear":
            self.clear_and_fill()
        elif kind == "renew":
            self.splice(0, count, [])
            self.splice(0, 0, ["new"] * chance.randint(60, 120))
        elif kind == "splice":
            first = chance.randrange(count)
            removed = min(chance.randint(0, 5), count - first, max(count - 60, 0))
            self.splice(first, removed, ["x"] * chance.randint(0, 5))
        elif kind == "sort":
            self.sort()
        elif kind == "notify":
            self.notify()
        elif kind == "resize":
            self.window.resize(300, chance.choice([300, 400, 500]))
        else:
            self.splice(count, 0, ["last"])
        return kind


def compare(one, other):
    return (one > other) - (one < other)


class TreeBeside(Beside):
    """A list of a GtkListStore, whose rows have no identity, beside a GtkListBox."""

    def list(self):
        self.rows = Gtk.ListStore(str, bool)
        for item in items_of(self.items):
            self.rows.append([item.props.name, True])
        return make_cells(
            self.model(), row_height=float(HEIGHT), header_style="none", footer_style="none"
        )

    def model(self):
        return self.rows

    def splice(self, first, removed, names):
        super().splice(first, removed, names)
        for _ in range(removed):
            self.rows.remove(self.rows.get_iter(first))
        for number, name in enumerate(names):
            self.rows.insert(first + number, [name, True])

    def clear_and_fill(self):
        super().clear_and_fill()
        self.rows.clear()
        for item in items_of(self.items):
            self.rows.append([item.props.name, True])

    def sort(self):
        names = [row[0] for row in self.rows]
        order = sorted(range(len(names)), key=lambda row: names[row])
        self.rows.reorder(order)
        kept = items_of(self.items)
        self.items.splice(0, len(kept), [kept[row] for row in order])

    def notify(self):
        for row in self.rows:
            self.rows.row_changed(row.path, row.iter)


class FilterBeside(TreeBeside):
    """A list of a filter, which hides all rows and shows them again, beside a GtkListBox."""

    def model(self):
        model = self.rows.filter_new()
        model.set_visible_column(1)
        return model

    def clear_and_fill(self):
        kept = items_of(self.items)
        self.items.remove_all()
        for row in self.rows:
            row[1] = False
        for row in self.rows:
            row[1] = True
        for item in kept:
            self.items.append(item)


def check_beside(beside, sequences=SEQUENCES):
    chance = random.Random(36)
    kept = 0
    for number in range(sequences):
        beside.scroll_to(chance.choice([0, 440, 1000, 1500]))
        ours, theirs = beside.tops()
        kinds = [beside.change(chance) for _ in range(chance.randint(1, 4))]
        settle(beside.view, 8)
        now, other = beside.tops()
        if other == theirs:
            kept += 1
            assert now == ours, (number, kinds, ours, now)
    assert kept > sequences // 4, kept
    beside.window.destroy()


def case_beside_a_list_box():
    """Wherever a GtkListBox keeps its place, the list does."""
    check_beside(Beside())


def case_tree_beside_a_list_box():
    check_beside(TreeBeside())


def case_filter_beside_a_list_box():
    check_beside(FilterBeside())


def case_sticks_to_end():
    """A log follows its end, until its reader scrolls away."""
    store = store_of(5)
    view = plain(model=store, row_height=float(HEIGHT), sticks_to_end=True)
    window = show(view)
    settle(view)
    end = lambda: max(0, store.get_n_items() * HEIGHT - view.get_allocated_height())  # noqa: E731
    for count in (1, 10, 40):
        store.splice(store.get_n_items(), 0, [Item(name="line") for _ in range(count)])
        settle(view)
        assert view.get_content_offset() == end(), (view.get_content_offset(), end())
    view.scroll_to_offset(500, False)
    settle(view)
    store.append(Item(name="line"))
    settles_at(view, 500)
    view.scroll_to_offset(end(), False)
    settle(view)
    store.append(Item(name="line"))
    settles_at(view, end())
    window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
