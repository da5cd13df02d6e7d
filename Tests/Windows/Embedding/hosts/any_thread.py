"""Calls on a thread other than GTK's, before the first list: any_thread.py CASE

Prints the name of the case, and "done".
"""

import sys
import threading

import cases
import gir_functions
import lifetimes
from lifetimes import Tug

said = gir_functions.Criticals()


def check_list():
    """A list on GTK's thread works."""
    view = lifetimes.make()
    window = lifetimes.show(view)
    lifetimes.run_until(lambda: view.get_n_rows() > 0 and view.get_mapped(), "the list is not shown")
    view.scroll_to_row(30, Tug.RowPosition.START, False)
    lifetimes.run_until(lambda: view.props.content_offset > 500, "no motion")
    window.destroy()
    assert said.taken() == []


def case_functions_without_a_widget():
    told = []
    thread = threading.Thread(target=lambda: told.append((Tug.get_language(), Tug.get_major_version())))
    thread.start()
    thread.join()
    assert told == [(None, 1)], told
    Tug.set_language("de")
    thread = threading.Thread(target=lambda: told.append(Tug.get_language()))
    thread.start()
    thread.join()
    assert told[1] == "de", told
    check_list()


def case_list_while_the_main_loop_runs():
    ended = []

    def make():
        Tug.ListView()
        ended.append(True)

    thread = threading.Thread(target=make)
    lifetimes.GLib.idle_add(thread.start)
    lifetimes.run_until(lambda: ended, "the thread has not ended")
    assert any("thread" in message for message in said.taken())
    check_list()


cases.run(globals(), sys.argv[1:])
