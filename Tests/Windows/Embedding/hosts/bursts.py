"""Rows that come and go one by one within a turn of the main loop: bursts.py [NAME …]"""

import sys

import cairo
import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
gi.require_foreign("cairo")
from gi.repository import GLib, Gtk  # noqa: E402

import cases  # noqa: E402
from lifetimes import Item, listen, make, run, run_until, show  # noqa: E402
from models import Told, check_rows_are_heard, numbered, place, scrolled  # noqa: E402


def case_told_together():
    """The first change of rows is reported immediately, later ones of the turn together."""
    view, window, _ = scrolled()
    store = view.get_model()
    view.deselect_rows(53, 1)
    run(30)
    told = []
    for signal in ("notify::n-rows", "notify::content-offset", "scrolled"):
        view.connect(signal, lambda view, *_, name=signal: told.append((name, view.get_n_rows())))

    def each(count):
        return sorted((name, count) for name in ("notify::n-rows", "notify::content-offset", "scrolled"))

    def insert(count):
        for number in range(count):
            store.insert(0, Item(name=f"new {number}"))

    insert(1)
    assert sorted(told) == each(301), told
    told.clear()
    insert(48)
    store.remove(0)
    # The list has applied the changes and reported none of them.
    assert place(view) == (3000 + 48 * 50, [], 53 + 48), place(view)
    assert told == [], told
    run_until(lambda: told, "what has happened")
    run()
    assert sorted(told) == each(348), told
    # Another event reports the changes, and they are not reported again.
    insert(1)
    told.clear()
    insert(2)
    assert told == [], told
    view.select_rows(0, 1)
    assert sorted(told) == each(351), told
    told.clear()
    run()
    assert told == [], told
    # A change that moves the selection is reported immediately.
    insert(2)
    assert sorted(told) == sorted(each(352) + each(353)), told
    view.deselect_rows(0, view.get_n_rows())
    run()
    # Without a frame, too: nothing is drawn in a hidden window.
    window.hide()
    run()
    told.clear()
    insert(3)
    assert sorted(told) == each(354), told
    told.clear()
    run_until(lambda: told, "what has happened while it was hidden")
    assert sorted(told) == each(356), told
    insert(2)
    told.clear()
    window.destroy()
    run()
    assert told == [], told


def case_changed_by_handlers():
    """Rows that a handler inserts are reported too, in a hidden window and in a dialog's main loop."""
    for act in (lambda insert: insert(), in_a_loop):
        store, _ = numbered(100)
        view = listen(make(model=store, row_height=50.0))
        window = show(view)
        run(30)
        window.hide()
        run(30)
        told, acts = [], [act]

        def insert(store=store):
            store.insert(0, Item(name="new"))

        def heard(view, _property, told=told, acts=acts, insert=insert):
            told.append(view.get_n_rows())
            if len(told) == 2 and acts:
                acts.pop()(insert)

        view.connect("notify::n-rows", heard)
        insert()
        insert()
        assert told == [101], told
        run_until(lambda store=store, told=told: told[-1] == store.get_n_items() > 102, "all rows")
        run()
        assert told == sorted(set(told)), told
        window.destroy()


def in_a_loop(insert):
    """Runs a main loop, as a dialog does, in which rows come in twice in a turn."""

    def twice():
        insert()
        insert()

    GLib.timeout_add(20, twice)
    run(100)


def case_adjustments():
    """The adjustment has the list's place after each of many rows, so that a program can go to it."""
    store, _ = numbered(100)
    view = listen(make(model=store, row_height=50.0, footer_style="none"))
    scroller = Gtk.ScrolledWindow(child=view)
    window = show(scroller)
    run(30)
    for count in range(101, 110):
        store.append(Item(name="new"))
        assert scroller.get_vadjustment().get_upper() == count * 50, count
        assert view.get_content_length() == count * 50, count
    window.destroy()


def case_rows_that_notify():
    """A row that notifies before it is connected is read again when it comes into view."""
    store, kept = numbered(300, Told)
    view = listen(make(model=store, row_height=50.0))
    window = show(view)
    run_until(lambda: kept[0].asked, "the first frame")
    run()
    new = [Told(f"new {number}") for number in range(4)]
    for item in new:
        store.insert(1, item)
    # Asked for before the list says that it is there.
    view.draw(cairo.Context(cairo.ImageSurface(cairo.FORMAT_RGB24, 300, 400)))
    assert new[2].asked == 1, new[2].asked
    new[2].notify("name")
    run_until(lambda: new[2].asked > 1, "the row that has notified")
    check_rows_are_heard(view, [store.get_item(place) for place in range(304)])
    window.destroy()


def case_told_to_a_reader():
    """Assistive technology finds each row immediately, and receives changes of them."""
    store, _ = numbered(100, Told)
    view = listen(make(model=store, row_height=50.0))
    window = show(view)
    run(30)
    accessible = view.get_accessible()
    first = accessible.ref_accessible_child(0)
    place, count = first.get_index_in_parent(), accessible.get_n_accessible_children()
    assert first.get_name() == "0", first.get_name()
    new = [Told(f"new {number}") for number in range(3)]
    for step, item in enumerate(new, 1):
        store.insert(0, item)
        assert first.get_index_in_parent() == place + step, step
        assert accessible.get_n_accessible_children() == count + step, step
    # The list does not hear it yet.
    row = accessible.ref_accessible_child(1)
    assert row.get_name() == "new 1", row.get_name()
    named = []
    row.connect("notify::accessible-name", lambda row, _: named.append(row.get_name()))
    new[1]._name = "another"
    new[1].notify("name")
    run_until(lambda: named, "the other name")
    assert named == ["another"], named
    window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
