"""Rows that change while the list reads them, without a listener, and on another thread:
changing_rows.py [NAME …]"""

import sys
import threading

import gi

gi.require_versions({"Atk": "1.0", "Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, Gio, GLib, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
import gir_functions  # noqa: E402
from lifetimes import make, make_cells, run, run_until, show  # noqa: E402

said = gir_functions.Criticals(gir_functions.CRITICAL | gir_functions.WARNING)


class Titled(GObject.Object):
    title = GObject.Property(type=str, default="")

    def __init__(self, title):
        super().__init__(title=title)


def titled(count):
    store = Gio.ListStore.new(Titled)
    store.splice(0, 0, [Titled(f"Row {number}") for number in range(count)])
    return store


def name(view, row):
    return view.get_accessible().ref_accessible_child(row).get_name()


def heights(view):
    return [view.get_row_area(row)[1].height for row in range(view.get_visible_rows()[0])]


def drawn_titles(view, store, change):
    """Returns the titles that were last drawn. The row function calls `change` once for each row."""
    changed, shown = set(), {}

    def row(_view, item):
        made = Tug.Row.new(item.title, None, None)
        place = store.find(item)[1]
        shown[place] = item.title
        if place not in changed:
            changed.add(place)
            change(item, place)
        return made

    view.set_row_func(row)
    return shown


def case_rows_that_change_as_they_are_asked_for():
    """A row's function may change its row: the list asks it once more, and shows that."""

    def notify(item, _place):
        item.title = "Loaded"

    def update(item, place):
        item.title = "Loaded"
        view.update_rows(place, 1)

    for change in (notify, update):
        store = titled(300)
        view = make(model=store, row_height=40.0)
        shown = drawn_titles(view, store, change)
        window = show(view)
        run(30)
        count = view.get_visible_rows()[0]
        assert count > 0 and all(shown[row] == "Loaded" for row in range(count)), shown
        window.destroy()


def case_rows_that_come_as_heights_are_measured():
    """Heights are given to the rows that they were measured for."""
    store = titled(300)
    view = make(model=store, estimated_row_height=50.0)
    wanted = store.get_item(5)
    came = []

    def row(_view, item):
        if item is wanted and not came:
            came.append(True)
            store.insert(0, Titled("new"))
        number = store.find(item)[1]
        made = Tug.Row.new("title", "word " * (60 if number % 3 == 0 else 2), None)
        made.set_wrap(True)
        return made

    view.set_row_func(row)
    window = show(view)
    run_until(lambda: came, "the row that is asked for")
    run(30)
    view.scroll_to_start(False)
    run(30)
    measured = heights(view)
    view.update_rows(0, view.get_n_rows())
    run(30)
    assert len(set(measured)) == 2 and measured == heights(view), (measured, heights(view))
    window.destroy()


def case_rows_that_change_out_of_view():
    """A row that assistive technology read out of view is read and drawn again in view."""
    store = titled(300)
    view = make(model=store, title_property="title", row_height=40.0)
    window = show(view)
    run(30)
    assert name(view, 200) == "Row 200"
    store.get_item(200).title = "Other"
    view.scroll_to_row(200, Tug.RowPosition.START, False)
    run_until(lambda: name(view, 200) == "Other", "the words of the row in view")
    window.destroy()


def case_cells_that_change_their_row():
    """A cell data function may write to the row that it is asked for, each time or once."""
    for often in (False, True):
        model = Gtk.ListStore(str, int)
        for number in range(60):
            model.append([f"Row {number}", 0])
        seen = set()

        def fill(_layout, cell, model, place, often=often, seen=seen):
            row = model.get_path(place).get_indices()[0]
            cell.props.text = model[place][0]
            if often or row not in seen:
                seen.add(row)
                model[place][1] += 1

        view = make(model=None)
        text = Gtk.CellRendererText()
        view.pack_start(text, True)
        view.set_cell_data_func(text, fill)
        view.props.tree_model = model
        window = show(view)
        for row in range(0, 60, 10):
            view.scroll_to_row(row, Tug.RowPosition.START, False)
            run(3)
        assert seen >= set(range(50)), seen
        window.destroy()
    assert said.taken() == []


def case_heights_of_cells_that_come_later():
    """The first rows' cells give all rows their height, also if filled later, at any width."""
    model = Gtk.ListStore(str)
    text = Gtk.CellRendererText(size_points=10, wrap_width=150, wrap_mode="word")
    view = make_cells(model, text)
    window = show(view)
    run(30)
    place = model.append()
    run(30)
    low = view.get_row_area(0)[1].height
    model.set_value(place, 0, "one\ntwo\nthree")
    run_until(lambda: view.get_row_area(0)[1].height > 2 * low, "the height of the filled cell")
    window.destroy()

    # Rows that are measured one by one have their own cells' heights.
    model = Gtk.ListStore(str)
    for number in range(60):
        model.append(["one\ntwo\nthree\nfour" if number % 2 else "one"])
    view = make_cells(model, estimated_row_height=30.0)
    window = show(view)
    run(30)
    first, second = (view.get_row_area(row)[1].height for row in (0, 1))
    assert second > 2 * first > 0, (first, second)
    window.destroy()


def case_headings_that_are_measured():
    """A row that becomes a heading, or ceases to be one, is measured again."""
    style = Gtk.CssProvider()
    style.load_from_data(b"tuglist row.section { padding: 30px 12px; font-size: 24px; }")
    screen = Gdk.Screen.get_default()
    Gtk.StyleContext.add_provider_for_screen(screen, style, 800)
    view = make(model=titled(100), title_property="title", estimated_row_height=50.0)
    window = show(view)
    run(30)
    plain = heights(view)
    view.set_section_rows([0, 2])
    run(30)
    headings = heights(view)[:3]
    assert headings[0] == headings[2] > plain[0] == headings[1], (plain, headings)
    view.set_section_rows([])
    run(30)
    assert heights(view)[:3] == plain[:3]
    Gtk.StyleContext.remove_provider_for_screen(screen, style)
    window.destroy()


def case_a_scrollbar_that_takes_room():
    """Measured rows beside a scrollbar that is always shown come to rest."""
    view = make(model=titled(30), title_property="title", estimated_row_height=50.0)
    scrolled = Gtk.ScrolledWindow(overlay_scrolling=False)
    scrolled.add(view)
    window = show(scrolled)
    run(30)
    given = []
    view.connect("size-allocate", lambda _view, place: given.append(place.width))
    run(30)
    assert given == [] and said.taken() == [], given
    window.destroy()


def case_a_focus_that_leaves():
    """The ring of the focus goes with it, in a window that is not active too."""
    view = make(model=titled(30), title_property="title", selection_mode="single")
    button = Gtk.Button(label="other")
    box = Gtk.Box(orientation="vertical")
    box.pack_start(view, True, True, 0)
    box.add(button)
    window = show(box)
    view.grab_focus()
    run(30)
    drawn = []
    view.connect("draw", lambda *_: drawn.append(view.is_focus()))
    button.grab_focus()
    run_until(lambda: drawn and not drawn[-1], "the drawing without the focus")
    window.destroy()


def case_other_threads():
    """A change on another thread logs a critical; the next frame has the new number of rows."""

    def on_a_thread(work):
        thread = threading.Thread(target=work)
        thread.start()
        while thread.is_alive():
            GLib.MainContext.default().iteration(False)
        thread.join()
        assert [text for text in said.taken() if "thread other than GTK's" in text]

    store = titled(30)
    view = make(model=store, title_property="title")
    window = show(view)
    run(30)
    on_a_thread(lambda: setattr(store.get_item(1), "title", "other"))
    on_a_thread(lambda: store.append(Titled("more")))
    view.scroll_to_offset(10, False)
    run_until(lambda: view.get_n_rows() == 31, "the row of another thread")
    window.destroy()

    model = Gtk.ListStore(str)
    model.append(["text"])
    view = make_cells(model)
    window = show(view)
    run(30)
    on_a_thread(lambda: model.set_value(model.get_iter_first(), 0, "other"))
    run(30)
    window.destroy()


def case_items_that_are_disposed_of():
    """An item whose disposal ends its connections may leave its model."""
    store = Gio.ListStore.new(Gtk.Window)
    windows = [Gtk.Window(title=f"Window {number}") for number in range(10)]
    store.splice(0, 0, windows)
    view = make(model=store, title_property="title")
    window = show(view)
    run(30)
    said.taken()
    windows[2].destroy()
    store.remove(2)
    run(30)
    assert view.get_n_rows() == 9 and said.taken() == []
    window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
