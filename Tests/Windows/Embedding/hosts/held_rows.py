"""Adjacent inserted rows, which a list holds back until it is read: held_rows.py [NAME …]"""

import random
import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gtk  # noqa: E402

import cases  # noqa: E402
from lifetimes import Item, listen, make, run, show  # noqa: E402
from models import numbered  # noqa: E402

ROW = 50.0
# What a program can ask a list for, after which it holds no row back.
QUESTIONS = {
    "rows": lambda view: view.get_property("n-rows"),
    "length": lambda view: view.get_property("content-length"),
    "offset": lambda view: view.get_content_offset(),
    "seen": lambda view: view.get_visible_rows(),
    "row at": lambda view: view.get_row_at(20, 170),
    "area": lambda view: area(view, 0),
    "focus": lambda view: view.get_focused_row(),
    "selection": lambda view: view.get_selected_rows(),
    "state": lambda view: view.save().print_(True),
}


def area(view, row):
    """The area of a row, as numbers that can be compared."""
    is_there, area = view.get_row_area(row)
    return is_there and (area.x, area.y, area.width, area.height)


def everything(view):
    """All that a list says of its rows."""
    return {name: question(view) for name, question in QUESTIONS.items()}


def twins(store, **properties):
    """Returns two lists of one model. The second has an adjustment, so it holds no rows back."""
    both = [
        listen(make(model=store, selection_mode="multiple", **{"row_height": ROW, **properties}))
        for _ in range(2)
    ]
    assert both[1].get_adjustment() is not None
    return both


def change(store, chance):
    """Changes the model or the list, mostly by rows that come beside those before them."""
    count = store.get_n_items()
    kind = chance.random()
    if kind < 0.7:
        place = chance.choice([0, count // 2, count, chance.randint(0, count)])
        for _ in range(chance.randint(1, 5)):
            store.insert(min(place, store.get_n_items()), Item(name="new"))
            place += chance.choice([0, 0, 1, 1, 1, 40])
    elif kind < 0.8:
        store.remove(chance.randrange(count))
    elif kind < 0.85:
        store.splice(count // 3, 2, [Item(name="other") for _ in range(3)])
    return kind, chance.uniform(0, ROW * count)


def act(view, kind, offset):
    """Uses a list, or not, as `kind` says."""
    if 0.85 <= kind < 0.9:
        view.scroll_to_offset(offset, False)
    elif 0.9 <= kind < 0.93:
        view.select_rows(int(offset / ROW) // 2, 1)
    elif 0.93 <= kind < 0.96:
        view.deselect_rows(0, view.get_n_rows())
    elif 0.96 <= kind < 0.98:
        view.set_focused_row(int(offset / ROW) // 2)
    elif 0.98 <= kind < 0.99:
        view.begin_refresh()
    elif 0.99 <= kind:
        view.end_refresh(True)


def case_as_a_list_that_holds_nothing_back():
    """Whatever it is asked, and whenever, it says what a list does that gets each row at once."""
    # Animated parts would differ between two readings.
    Gtk.Settings.get_default().props.gtk_enable_animations = False
    for seed in range(12):
        chance = random.Random(seed)
        store, _ = numbered(60)
        one, other = twins(store, **{"columns": 3} if seed % 4 == 3 else {})
        window = show(one, other)
        run(30)
        names = list(QUESTIONS)
        for step in range(120):
            kind, offset = change(store, chance)
            act(one, kind, offset)
            act(other, kind, offset)
            if chance.random() < 0.4:
                name = chance.choice(names)
                said = [QUESTIONS[name](view) for view in (one, other)]
                assert said[0] == said[1], (seed, step, name, said)
            if chance.random() < 0.1:
                run(1)
        run(30)
        assert everything(one) == everything(other), seed
        window.destroy()


def held(follows=False, **properties):
    """A shown list in the middle of 300 rows that holds one back, or has an adjustment that `follows` and
    so holds none; its model and its window."""
    store, _ = numbered(300)
    view = listen(make(model=store, row_height=ROW, footer_style="none", **properties))
    if follows:
        assert view.get_adjustment() is not None
    window = show(view)
    run(30)
    view.scroll_to_offset(3000, False)
    run(30)
    # The first in a turn is not held back.
    for number in range(2):
        store.insert(1, Item(name=f"held {number}"))
    return view, store, window


def case_each_question():
    """Each question by itself gets all rows, as an adjustment that follows each would have it."""
    view, _, window = held(follows=True)
    expected = everything(view)
    assert (expected["rows"], expected["offset"]) == (302, 3100), expected
    window.destroy()
    for name, question in QUESTIONS.items():
        view, _, window = held()
        said = question(view)
        assert said == expected[name], (name, said, expected[name])
        window.destroy()


def case_new_listeners():
    """A listener that is connected while rows are held back finds them, and receives later changes."""
    for ask in (lambda view: view.get_adjustment(), lambda view: view.get_vadjustment()):
        view, store, window = held()
        adjustment = ask(view)
        assert adjustment.get_upper() == 302 * ROW, adjustment.get_upper()
        assert adjustment.get_value() == 3100, adjustment.get_value()
        store.insert(1, Item(name="later"))
        assert adjustment.get_upper() == 303 * ROW, adjustment.get_upper()
        window.destroy()

    view, store, window = held()
    accessible = view.get_accessible()
    assert accessible.ref_accessible_child(2).get_name() == "held 0"
    first = accessible.ref_accessible_child(0)
    store.insert(0, Item(name="later"))
    assert first.get_index_in_parent() == 1, first.get_index_in_parent()
    assert accessible.ref_accessible_child(2).get_name() == "held 1"
    window.destroy()

    view, store, window = held()
    given = Gtk.Adjustment()
    view.set_vadjustment(given)
    assert (given.get_upper(), given.get_value()) == (302 * ROW, 3100), given.get_upper()
    window.destroy()


def case_removed_and_sorted():
    """Rows that are held back as all that the list knows goes away: it knows the others again."""
    ends = []
    for follows in (True, False):
        view, store, window = held(follows=follows)
        view.set_focused_row(252)
        for number in range(3):
            store.insert(1, Item(name=f"more {number}"))
        store.splice(50, 100, [])
        store.sort(lambda one, other: (one.name > other.name) - (one.name < other.name))
        rows = (view.get_focused_row(), view.get_row_at(20, 1))
        ends.append([store.get_item(row).name for row in rows])
        window.destroy()
    assert ends[0] == ends[1] and ends[0][0] == "250", ends


def case_other_models():
    """A list that gets another model, or none, or is destroyed, forgets what it held back."""
    view, _, window = held()
    view.set_model(None)
    assert view.get_n_rows() == 0, view.get_n_rows()
    run(30)
    other, _ = numbered(7)
    view.set_model(other)
    assert view.get_n_rows() == 7, view.get_n_rows()
    window.destroy()

    view, store, window = held()
    other, _ = numbered(1)
    view.set_model(other)
    store.insert(1, Item(name="of the former model"))
    assert view.get_n_rows() == 1, view.get_n_rows()
    window.destroy()

    view, store, window = held()
    window.destroy()
    store.insert(1, Item(name="of a list that is gone"))
    run(30)


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
