"""The reasons of failures, told and shown: reasons.py

Prints the name of each case, and "done". G_DEBUG=fatal-criticals is for the caller to set.
"""

import cairo
import cases
import lifetimes
from lifetimes import Gio, GLib, Tug

ERROR = GLib.Error.new_literal(Gio.io_error_quark(), "No route", Gio.IOErrorEnum.HOST_NOT_FOUND)


def case_pager_that_fails():
    """The error of a page is reported like any error of work."""
    view, requests, told = lifetimes.make(), [], []
    pager = Tug.Pager.new(Tug.PagerMode.REPLACE, lambda pager, request, cursor: requests.append(request))
    pager.set_pullable(view)
    window = lifetimes.show(view)
    lifetimes.run(30)
    view.refresh_async(None, lifetimes.waiter(told))
    lifetimes.run_until(lambda: requests, "the request")
    assert pager.fail_with_error(requests[0], ERROR)
    assert not pager.fail_with_error(requests[0], ERROR)
    lifetimes.run_until(lambda: told, "the end")
    assert told == ["No route"], told
    pager.set_pullable(None)
    window.destroy()


def picture(view):
    """The list's pixels."""
    surface = cairo.ImageSurface(cairo.Format.ARGB32, 300, 100)
    view.draw(cairo.Context(surface))
    return bytes(surface.get_data())


def case_error_in_words():
    """A header that is to show the error's message draws it, and says it."""
    plain, shown, titled = (lifetimes.make(header_style="native") for _ in range(3))
    shown.get_header().props.show_error_message = True
    titled.get_header().set_title(Tug.RefreshState.FAILURE, "No route")
    said = []
    for view in (plain, shown, titled):
        view.get_header().props.policy.props.failure_dwell = 1000
        view.connect("refresh", lambda _, work: work.end_with_error(ERROR))
    shown.connect("announcement", lambda _, words: said.append(words))
    window = lifetimes.show(plain, shown, titled)
    lifetimes.run(30)
    for view in (plain, shown, titled):
        view.begin_refresh()
    lifetimes.run_until(lambda: said and said[-1] == "No route", "the announcement")
    lifetimes.run_until(lambda: picture(shown) == picture(titled) != picture(plain), "the words")
    window.destroy()


cases.run(globals())
