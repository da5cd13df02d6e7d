"""A header and a footer that begin and end their own work: control_work.py [NAME …]

Prints the name of each case, and ends with 0 when all hold. G_DEBUG=fatal-criticals is for the
caller to set.
"""

import sys

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import GLib, Gtk, Tug  # noqa: E402

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
    header.get_work().end()
    assert not view.get_refreshing() and header.get_work() is None
    told = []
    footer.connect("notify::has-more", lambda footer, _: told.append(footer.props.has_more))
    footer.props.has_more = False
    assert view.get_load_state() == Tug.RefreshState.NO_MORE_DATA
    footer.props.has_more = True
    assert view.get_load_state() == Tug.RefreshState.IDLE
    assert told == [False, True], told
    footer.begin(Tug.BeginFlags.NORMALLY)
    run_until(lambda: len(begun) == 1, "the load")
    assert footer.get_work() is begun[0]
    footer.props.has_more = False
    assert not begun[0].is_running() and not view.get_loading()
    window.destroy()


def case_a_dialog_of_a_handler():
    """A window is drawn while a handler of its list or bin runs a dialog."""
    for view in (make(), Tug.RefreshBin(child=Gtk.ListBox(), header_style="mj")):
        drawn, asked = [], []

        def ask(view, work, drawn=drawn, asked=asked):
            asked.append(len(drawn))
            late = GLib.timeout_add_seconds(5, lambda: asked.append("too late"))
            # Not run_until(): its main loop would be ended by the timer of the one around it.
            while len(drawn) <= asked[0] + 3 and len(asked) == 1:
                Gtk.main_iteration()
            assert len(asked) == 1, asked
            GLib.source_remove(late)
            work.end()

        view.connect("refresh", ask)
        window = show(view)
        run(30)
        view.connect("draw", lambda *_, drawn=drawn: drawn.append(True))
        view.begin_refresh()
        run_until(lambda asked=asked: asked, "the refresh")
        run_until(lambda view=view: not view.get_refreshing(), "its end")
        window.destroy()


def case_a_control_on_no_widget_does_nothing():
    for control in (Tug.RefreshHeader(), Tug.RefreshFooter()):
        control.begin(Tug.BeginFlags.NORMALLY)
        assert control.get_work() is None
        assert control.get_state() == Tug.RefreshState.IDLE
    control.props.has_more = False
    assert control.props.has_more


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
