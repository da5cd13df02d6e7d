"""Lists whose rows do not fill them, with the default footer: short_lists.py [NAME …]"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GLib, Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import items, make, run, run_until, show  # noqa: E402

ROW_HEIGHT = 40.0
# In a list that is 400 high.
FULL = 10


def opened(rows, work_with, **properties):
    """A shown list of so many rows, its window, and the number of rows at each load."""
    view = make(
        model=items(rows), row_height=ROW_HEIGHT,
        **{"header_style": "native", "footer_style": "native", **properties},
    )  # fmt: skip
    loads = []

    def load(_, work):
        loads.append(len(view.get_model()))
        work_with(view.get_model(), work)

    view.connect("load-more", load)
    return view, show(view), loads


def bring(count):
    """Work that brings so many rows."""

    def work_with(store, work):
        store.splice(len(store), 0, list(items(count)))
        work.end()

    return work_with


def fail(_, work):
    work.end_with_error(GLib.Error.new_literal(GLib.quark_from_string("net"), "offline", 1))


def case_it_fills_itself():
    """A short list loads until its rows exceed the view."""
    view, window, loads = opened(3, bring(5))
    run_until(lambda: len(view.get_model()) > FULL, "more rows")
    run(300)
    assert loads == [3, 8, 13], loads
    window.destroy()


def case_what_brings_nothing_is_tried_once():
    """Rows that come otherwise are another beginning; the end of the data is not."""
    view, window, loads = opened(3, lambda _, work: work.end())
    run_until(lambda: loads, "the load")
    run(300)
    assert loads == [3], loads
    view.get_model().splice(3, 0, list(items(1)))
    run_until(lambda: len(loads) > 1, "the load of the other rows")
    run(300)
    assert loads == [3, 4], loads
    window.destroy()
    view, window, loads = opened(3, lambda _, work: work.end_with_no_more_data())
    run_until(lambda: loads, "the load")
    run(300)
    view.get_model().splice(3, 0, list(items(1)))
    run(300)
    assert loads == [3], loads
    view.get_footer().props.has_more = True
    run_until(lambda: len(loads) > 1, "the load of more data")
    run(300)
    assert loads == [3, 4], loads
    window.destroy()


def case_a_failure_waits_for_the_user():
    view, window, loads = opened(3, fail)
    run_until(lambda: view.get_load_state() == Tug.RefreshState.FAILURE, "the failure")
    run(300)
    assert loads == [3] and view.get_load_state() == Tug.RefreshState.FAILURE, loads
    window.destroy()


def case_an_empty_list_waits_for_its_first_rows():
    view, window, loads = opened(0, bring(20))
    run(300)
    assert loads == [], loads
    view.get_model().splice(0, 0, list(items(2)))
    run_until(lambda: loads, "the load")
    run(300)
    assert loads == [2], loads
    window.destroy()


def case_the_first_refresh_comes_first():
    """A refresh that begins in the turn in which the list is shown is over before the load."""
    view, window, loads = opened(3, bring(20))
    refreshes = []
    view.connect("refresh", lambda _, work: refreshes.append(work))
    view.begin_refresh()
    run_until(lambda: refreshes, "the refresh")
    run(300)
    assert len(refreshes) == 1 and loads == [], loads
    refreshes[0].end()
    run_until(lambda: loads == [3], "a load")
    window.destroy()


def case_only_what_fills_its_list():
    """Other footers, and a list that has nothing to load its rows, are as they were."""
    for style in ("mj-auto", "native"):
        view, window, loads = opened(3, bring(20), footer_style=style)
        view.get_footer().props.policy.props.fills_viewport = False
        run(300)
        assert loads == [], loads
        window.destroy()
    view = make(model=items(3), footer_style="native")
    states = []
    view.connect("load-state-changed", lambda _, old, new: states.append(new))
    window = show(view)
    run(300)
    assert states == [], states
    window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
