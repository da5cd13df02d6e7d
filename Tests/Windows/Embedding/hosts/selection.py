"""The selection, and clicks whose effect the program decides: selection.py [NAME …]"""

import sys

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, GLib, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import make, run, show  # noqa: E402
from signals import send  # noqa: E402

ROW_HEIGHT = 50


def opened(**properties):
    """A shown list of 50 rows, its window, and the rows that are activated from now on."""
    view = make(selection_mode="multiple", row_height=float(ROW_HEIGHT), **properties)
    activated = []
    view.connect("row-activated", lambda _, row: activated.append(row))
    window = show(view)
    run(60)
    return view, window, activated


def click(view, row):
    """A click in the middle of a row in view."""
    time, y = GLib.get_monotonic_time() // 1000, row * ROW_HEIGHT + ROW_HEIGHT / 2
    send(view, Gdk.EventType.BUTTON_PRESS, 50, y, time)
    send(view, Gdk.EventType.BUTTON_RELEASE, 50, y, time)


def case_reading():
    """The selected rows, their number, and the first one's item."""
    view, window, _ = opened()
    assert view.get_selected_rows() == [] and view.get_n_selected_rows() == 0
    assert view.get_selected_item() is None
    view.select_rows(40, 2)
    view.select_rows(7, 3)
    assert view.get_selected_rows() == [7, 8, 9, 40, 41]
    assert view.get_n_selected_rows() == 5
    assert view.get_selected_item() is view.get_model().get_item(7)
    view.deselect_rows(0, 41)
    assert view.get_selected_item() is view.get_model().get_item(41)
    trees = Gtk.ListStore(str)
    trees.append(["one"])
    view.set_tree_model(trees)
    view.select_rows(0, 1)
    assert view.get_selected_rows() == [0] and view.get_selected_item() is None
    window.destroy()
    assert view.get_selected_rows() == [] and view.get_selected_item() is None


def case_one_click_or_two():
    """One click activates a row, or where the program wants it two do."""
    for is_single in (True, False):
        view, window, activated = opened(activate_on_single_click=is_single)
        assert view.get_activate_on_single_click() == is_single
        click(view, 2)
        assert view.get_selected_rows() == [2] and view.get_focused_row() == 2
        assert activated == ([2] if is_single else []), activated
        click(view, 2)
        assert activated == [2], activated
        click(view, 3)
        click(view, 4)
        assert activated == ([2, 3, 4] if is_single else [2]), activated
        click(view, 4)
        assert activated == ([2, 3, 4] if is_single else [2, 4]), activated
        window.destroy()


def case_events_that_are_kept():
    """A handler that keeps a button's event for itself stops the click, and the next one works."""
    for signal in ("button-press-event", "button-release-event", "event"):
        view, window, activated = opened()
        kept = []

        def keep(_, event, kept=kept):
            kept.append(event.type)
            return True

        handler = view.connect(signal, keep)
        click(view, 2)
        assert kept and activated == [] and view.get_selected_rows() == [], (signal, activated)
        view.disconnect(handler)
        click(view, 3)
        assert activated == [3] and view.get_selected_rows() == [3], (signal, activated)
        # One that looks on stops nothing.
        view.connect(signal, lambda *_: False)
        click(view, 4)
        assert activated == [3, 4], (signal, activated)
        window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
