"""A list of a program in which another thread than GTK's has loaded the library: loaded_elsewhere.py

Prints the name of each case, and "done".
"""

import os
import threading

# The library says so from a task of Swift's main actor.
os.environ["XDG_STATE_HOME"] = "/proc/self/no-such-folder"


def on_a_thread(work):
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def load():
    import gir_functions

    assert gir_functions.library


on_a_thread(load)

import cases  # noqa: E402
import gir_functions  # noqa: E402
import lifetimes  # noqa: E402
from lifetimes import Tug  # noqa: E402

said = gir_functions.Criticals(gir_functions.CRITICAL | gir_functions.WARNING)


def case_refresh():
    view = lifetimes.make()
    view.props.header.props.last_updated_key = "elsewhere"
    works = []
    view.connect("refresh", lambda _, work: works.append(work))
    window = lifetimes.show(view)
    lifetimes.run_until(view.get_mapped, "the list is not shown")
    view.begin_refresh()
    lifetimes.run_until(lambda: works, "no refresh")
    works.pop().end()
    lifetimes.run_until(lambda: view.props.refresh_state == Tug.RefreshState.IDLE, "no end")
    view.scroll_to_row(30, Tug.RowPosition.START, True)
    lifetimes.run_until(lambda: view.props.content_offset > 500, "no motion")
    window.destroy()


def case_task():
    lifetimes.run_until(
        lambda: any("cannot be" in message for message in said.taken()), "no task has run")


def case_other_thread():
    view = lifetimes.make()
    said.taken()
    on_a_thread(lambda: view.begin_refresh())
    assert any("begin_refresh" in message for message in said.taken())
    assert not view.props.refreshing
    view.destroy()


cases.run(globals())
