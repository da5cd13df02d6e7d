"""A header and a footer that begin and end their own work: control_work.py [NAME …]

Prints the name of each case, and ends with 0 when all hold. G_DEBUG=fatal-criticals is for the
caller to set.
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import make, run, run_until, show, works  # noqa: E402


def case_a_control_begins_and_ends_its_work():
    """A header begins without its signal, and a footer loads again after a reset."""
    view = make()
    begun = works(view)
    window = show(view)
    run(30)
    header, footer = view.get_header(), view.get_footer()
    header.begin(Tug.BeginFlags.QUIETLY)
    run(30)
    assert view.get_refreshing() and not begun
    header.end(Tug.RefreshResult.SUCCESS, 0)
    assert not view.get_refreshing()
    footer.end(Tug.RefreshResult.NO_MORE_DATA, 0)
    assert view.get_load_state() == Tug.RefreshState.NO_MORE_DATA
    footer.reset()
    assert view.get_load_state() == Tug.RefreshState.IDLE
    footer.begin(Tug.BeginFlags.NORMALLY)
    run_until(lambda: len(begun) == 1, "the load")
    window.destroy()


def case_a_control_on_no_widget_does_nothing():
    for control in (Tug.RefreshHeader(), Tug.RefreshFooter()):
        control.begin(Tug.BeginFlags.NORMALLY)
        control.end(Tug.RefreshResult.NO_MORE_DATA, 0)
        assert control.get_state() == Tug.RefreshState.IDLE
    control.reset()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
