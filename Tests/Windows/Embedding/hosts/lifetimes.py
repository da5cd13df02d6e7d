"""The life of a list while it refreshes, and inside its callbacks: lifetimes.py [NAME …]

Prints the name of each case, and ends with 0 when all hold. G_DEBUG=fatal-criticals is for the
caller to set.
"""

import ctypes
import gc
import sys
import weakref

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
from gi.repository import Gio, GLib, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402

CYCLES = 1000
# The first lists fill caches, above all of fonts and icons.
WARM_CYCLES = 200
# The bytes that 800 lists may leave behind: less than a quarter of a kilobyte each.
GROWTH_KILOBYTES = 200


class Item(GObject.Object):
    name = GObject.Property(type=str, default="item")


def items(count):
    store = Gio.ListStore.new(Item)
    for _ in range(count):
        store.append(Item())
    return store


def make(**properties):
    """A list with rows and both controls."""
    defaults = {"title_property": "name", "header_style": "mj", "footer_style": "mj-back"}
    return Tug.ListView(**{"model": items(50), **defaults, **properties})


def make_cells(model, text=None, **properties):
    """A list with the first column of a GtkTreeModel in cells, which `text` renders."""
    view = make(model=None, tree_model=model, **properties)
    text = text or Gtk.CellRendererText()
    view.pack_start(text, True)
    view.add_attribute(text, "text", 0)
    return view


def show(*lists):
    window = Gtk.Window(default_width=300, default_height=400)
    box = Gtk.Box(homogeneous=True)
    window.add(box)
    for each in lists:
        box.add(each)
    window.show_all()
    return window


def run(milliseconds=100):
    GLib.timeout_add(milliseconds, Gtk.main_quit)
    Gtk.main()


def run_until(condition, what, seconds=20):
    deadline = GLib.get_monotonic_time() + seconds * 1_000_000
    while not condition():
        assert GLib.get_monotonic_time() < deadline, what
        run(10)


def heap_kilobytes():
    class Information(ctypes.Structure):
        _fields_ = [(f"field{index}", ctypes.c_size_t) for index in range(10)]

    libc = ctypes.CDLL("libc.so.6")
    libc.mallinfo2.restype = Information
    # uordblks and hblkhd are the memory in use.
    return (libc.mallinfo2().field7 + libc.mallinfo2().field4) / 1024


def listen(view):
    """Connects a handler to its refreshes, which then run until they are ended."""
    view.connect("refresh", lambda *_: None)
    return view


def case_saved():
    """A saved state brings another list to its place, any number of times."""
    one, other = make(), make()
    window = show(one, other)
    run()
    one.set_content_offset(321)
    one.get_footer().props.has_more = False
    state = one.save()
    for _ in range(3):
        other.set_content_offset(0)
        other.restore(state)
        run()
        assert other.get_content_offset() == 321, other.get_content_offset()
    assert other.save().equal(state)
    window.destroy()


def case_cycles():
    """A thousand lists are shown, refreshed and destroyed without leaking memory."""
    base = None
    for cycle in range(CYCLES):
        if cycle == WARM_CYCLES:
            gc.collect()
            base = heap_kilobytes()
        view = listen(make())
        window = show(view)
        view.begin_refresh()
        while Gtk.events_pending():
            Gtk.main_iteration()
        if cycle % 2:
            view.end_refresh(True)
        window.destroy()
    del view, window
    run()
    gc.collect()
    growth = heap_kilobytes() - base
    print("growth", round(growth), "kB")
    assert growth < GROWTH_KILOBYTES, growth


def case_moved():
    """A refresh goes on in another window, hidden, and without a place on the screen."""
    view = make()
    ended = []
    view.connect("refresh", lambda *_: ended.append("begun"))
    window, other = show(view), show(make())
    view.begin_refresh()
    run_until(lambda: ended == ["begun"], "the refresh")
    box = view.get_parent()
    for _ in range(3):
        box.remove(view)
        assert view.get_refreshing()
        other.get_child().add(view)
        run()
        assert view.get_refreshing()
        other.get_child().remove(view)
        box.add(view)
        view.hide()
        run()
        assert view.get_refreshing()
        view.show()
        view.unrealize()
        run()
        view.map()
        run()
        assert view.get_refreshing()
    view.end_refresh(True)
    run_until(lambda: view.get_refresh_state() == Tug.RefreshState.IDLE, "the header to close")
    assert ended == ["begun"]
    other.destroy()
    window.destroy()


def case_destroyed_in_callbacks():
    """A row function, and its destroy notify, may destroy the list or remove the function."""
    for act in (
        lambda view: view.get_toplevel().destroy(),
        lambda view: view.set_row_func(None),
        lambda view: view.set_model(None),
        lambda view: view.get_model() and view.get_model().remove_all(),
        lambda view: view.get_model() and view.get_model().remove(0),
        lambda view: view.begin_refresh(),
        lambda view: view.update_rows(0, 50),
        lambda view: view.scroll_to_offset(view.get_content_offset() + 1, False),
        lambda view: view.set_header(None),
        lambda view: view.set_row_height(0),
        lambda view: view.queue_resize(),
        lambda view: view.set_estimated_row_height(30),
    ):
        called = []

        def describe(view, _item, *_, act=act, called=called):
            called.append(True)
            if len(called) < 300:
                act(view)
            return Tug.Row.new("row", None, None)

        view = listen(make())
        view.set_row_func(describe)
        window = show(view)
        run_until(lambda called=called: called, "a row")
        run(50)
        window.destroy()


def case_rows_of_nothing():
    """Rows for which the function returns nothing are empty, and the list works as usual."""
    view = make()
    view.set_row_func(lambda *_: None)
    window = show(view)
    run()
    first, count = view.get_visible_rows().first, view.get_visible_rows()[0]
    assert count > 3 and first == 0, (first, count)
    window.destroy()


def waiter(told):
    """A callback that adds to `told` how the refresh has ended."""

    def ended(view, result):
        try:
            told.append(view.refresh_finish(result))
        except GLib.Error as error:
            told.append(error.message)

    return ended


def end(view, result, delay):
    view.get_header().get_work().end_with_result(result, delay)


GIVEN_UP = "The refresh was cancelled"
# Pairs of an action that ends a refresh, and the result of a waiting call.
ENDS = (
    (lambda view, cancellable: view.destroy(), GIVEN_UP),
    (lambda view, cancellable: cancellable.cancel(), GIVEN_UP),
    (lambda view, cancellable: view.get_header().get_work().cancel(), GIVEN_UP),
    (lambda view, cancellable: view.set_refreshing(False), True),
    (lambda view, cancellable: view.set_header(None), GIVEN_UP),
    (lambda view, cancellable: view.set_header(Tug.RefreshHeader()), GIVEN_UP),
    (lambda view, cancellable: view.set_header_style(Tug.HeaderStyle.EGO), GIVEN_UP),
    (lambda view, cancellable: view.get_header().set_property("visible", False), GIVEN_UP),
    (lambda view, cancellable: view.end_refresh(False), "The refresh failed"),
    (lambda view, cancellable: view.end_refresh(True), True),
    (lambda view, cancellable: end(view, Tug.RefreshResult.CANCELLED, 0), GIVEN_UP),
    (lambda view, cancellable: end(view, Tug.RefreshResult.SUCCESS, 0.1), True),
    (lambda view, cancellable: end(view, Tug.RefreshResult.NO_MORE_DATA, 0), True),
)


def case_waiting():
    """A waiting callback is called once, however the refresh ends, and nothing is leaked."""
    for is_shown in (True, False):
        for leave, answer in ENDS:
            told, cancellable = [], Gio.Cancellable()
            view = listen(make())
            window = show(view) if is_shown else None
            run(30)
            view.refresh_async(cancellable, waiter(told))
            run(30)
            assert view.get_refreshing() and not told
            leave(view, cancellable)
            run_until(lambda told=told: told, "the end")
            run(30)
            assert told == [answer], (is_shown, told, answer)
            if window:
                window.destroy()
            gone = weakref.ref(view)
            del view, window
            gc.collect()
            assert gone() is None


def case_nobody_keeps_it():
    """A waiting call does not keep the list alive, and finishes when the list is destroyed."""
    told = []
    view = listen(make())
    view.refresh_async(None, waiter(told))
    gone = weakref.ref(view)
    del view
    gc.collect()
    run_until(lambda: told, "the end")
    run(30)
    gc.collect()
    assert told == [GIVEN_UP] and gone() is None, told


def case_joining():
    """A cancelled call leaves the others waiting; the last one cancels the refresh."""
    for pulled in (False, True):
        view = listen(make())
        window = show(view)
        run(30)
        if pulled:
            view.begin_refresh()
        first, second, told, later = Gio.Cancellable(), Gio.Cancellable(), [], []
        view.refresh_async(first, waiter(told))
        view.refresh_async(second, waiter(later))
        first.cancel()
        run_until(lambda told=told: told, "the first")
        assert view.get_refreshing() and not later and told == [GIVEN_UP], (told, later)
        second.cancel()
        run_until(lambda later=later: later, "the second")
        assert view.get_refreshing() == pulled and later == [GIVEN_UP], later
        # A refresh whose end only waits is over before the next begins.
        view.begin_refresh()
        end(view, Tug.RefreshResult.FAILURE, 10)
        last = []
        view.refresh_async(None, waiter(last))
        run(30)
        assert view.get_refreshing() and not last, last
        view.end_refresh(True)
        run_until(lambda last=last: last, "the last")
        assert last == [True], last
        window.destroy()


def works(view):
    """The works that its refreshes and loads hand out from now on."""
    begun = []
    view.connect("refresh", lambda _, work: begun.append(work))
    view.connect("load-more", lambda _, work: begun.append(work))
    return begun


def case_stale_work():
    """Cancelled or ended work has no effect."""
    error = GLib.Error.new_literal(Gio.io_error_quark(), "No route", Gio.IOErrorEnum.HOST_NOT_FOUND)
    ends = (
        lambda work: work.end(),
        lambda work: work.end_with_no_more_data(),
        lambda work: work.end_with_error(error),
    )
    for end in ends:
        view = make()
        begun = works(view)
        window = show(view)
        run(30)
        for begin, works_on, control in (
            (view.begin_refresh, view.get_refreshing, view.get_header()),
            (view.begin_load, view.get_loading, view.get_footer()),
        ):
            begun.clear()
            begin()
            run_until(lambda begun=begun: len(begun) == 1, "the first work")
            assert control.get_work() is begun[0]
            begun[0].cancel()
            assert control.get_work() is None
            begin()
            run_until(lambda begun=begun: len(begun) == 2, "the second work")
            stale, present = begun
            assert stale.get_cancellable().is_cancelled() and not stale.is_running()
            assert not present.get_cancellable().is_cancelled() and present.is_running()
            end(stale)
            run(30)
            assert works_on() and present.is_running()
            end(present)
            assert not works_on() and not present.is_running()
            assert not present.get_cancellable().is_cancelled()
            end(present)
            run(30)
        window.destroy()
        end(present)


def case_work_that_fails():
    """Waiting calls get the error of the work; a cancelled call does not fail it."""
    error = GLib.Error.new_literal(Gio.io_error_quark(), "No route", Gio.IOErrorEnum.HOST_NOT_FOUND)
    cancelled = GLib.Error.new_literal(Gio.io_error_quark(), "Stop", Gio.IOErrorEnum.CANCELLED)
    for end, answer in (
        (lambda work: work.end_with_error(error), "No route"),
        (lambda work: work.end_with_error(cancelled), GIVEN_UP),
        (lambda work: work.end_with_no_more_data(), True),
    ):
        view, told = make(), []
        begun, window = works(view), show(view)
        run(30)
        view.refresh_async(None, waiter(told))
        run_until(lambda begun=begun: begun, "the work")
        end(begun[0])
        run_until(lambda told=told: told, "the end")
        assert told == [answer], told
        window.destroy()


def case_work_of_a_list_that_goes():
    """Work does not keep its list alive, and is cancelled with it, as with its control."""
    for leave in (
        lambda view, window: window.destroy(),
        lambda view, window: view.set_header(None),
        lambda view, window: view.set_header_style(Tug.HeaderStyle.EGO),
        lambda view, window: view.get_header().set_property("visible", False),
    ):
        view = make()
        begun, window = works(view), show(view)
        run(30)
        view.begin_refresh()
        run_until(lambda begun=begun: begun, "the work")
        leave(view, window)
        assert begun[0].get_cancellable().is_cancelled() and not begun[0].is_running()
        window.destroy()
        gone = weakref.ref(view)
        del view, window
        gc.collect()
        assert gone() is None
        begun[0].end()


def case_several():
    """Lists in several windows show the rows of a shared model."""
    model = items(10)
    lists = [make(model=model) for _ in range(4)]
    windows = [show(*lists[:2]), show(*lists[2:])]
    run()
    refreshed = []
    for each in lists:
        each.connect("refresh", lambda view, _: refreshed.append(view))
    lists[0].begin_refresh()
    lists[3].begin_refresh()
    run_until(lambda: len(refreshed) == 2, "two refreshes")
    # Each is updated in a frame of its own window, and windows have frames in any order.
    assert sorted(map(lists.index, refreshed)) == [0, 3]
    model.append(Item())
    assert [each.get_n_rows() for each in lists] == [11] * 4
    windows[0].destroy()
    model.remove(0)
    assert lists[3].get_n_rows() == 10
    assert lists[3].get_refreshing()
    run()
    windows[1].destroy()


def case_pagers():
    """A pager, its list or its functions may be freed while it fetches a page or changes rows."""
    acts = (
        lambda pager, request, view, kept: view.get_toplevel().destroy(),
        lambda pager, request, view, kept: kept.clear(),
        lambda pager, request, view, kept: pager.set_pullable(None),
        lambda pager, request, view, kept: pager.cancel(),
        lambda pager, request, view, kept: pager.fail(request),
        lambda pager, request, view, kept: pager.answer(request, ["a", "b"], None),
        lambda pager, request, view, kept: pager.set_change_func(None),
        lambda pager, request, view, kept: pager.set_fetch_func(None),
    )
    # No function of the pager itself may be called while it changes rows.
    for act, moment in [(act, "fetch") for act in acts] + [(act, "change") for act in acts[:2]]:
        view = make()
        window = show(view)
        kept, told = [], []

        def fetch(pager, request, *_, act=act, moment=moment, view=view, kept=kept, told=told):
            told.append("fetch")
            if moment == "fetch":
                act(pager, request, view, kept)
            else:
                pager.answer(request, ["a", "b"], None)

        def change(pager, *_, act=act, view=view, kept=kept, told=told):
            told.append("change")
            act(pager, 0, view, kept)

        kept.append(Tug.Pager.new(Tug.PagerMode.REPLACE, fetch))
        if moment == "change":
            kept[0].set_change_func(change)
        kept[0].set_pullable(view)
        view.begin_refresh()
        run_until(lambda told=told, moment=moment: moment in told, moment)
        run(30)
        window.destroy()
        gone = weakref.ref(view)
        kept.clear()
        del view, window, fetch, change
        gc.collect()
        assert gone() is None, moment


class Chained(Tug.ListView):
    """A list whose subclass does more in size_allocate."""

    def do_size_allocate(self, allocation):
        Tug.ListView.do_size_allocate(self, allocation)


class Unchained(Tug.ListView):
    """A list whose program forgets to chain up."""

    def do_size_allocate(self, allocation):
        self.set_allocation(allocation)


def case_subclasses():
    """A class that chains up is a list; one that does not is empty, without further harm."""
    for kind in (Chained, Unchained):
        view = kind(model=items(50), title_property="name", header_style="mj")
        window = show(view)
        run()
        view.begin_refresh()
        view.scroll_to_offset(30, True)
        run()
        view.end_refresh(True)
        run()
        shown = view.get_visible_rows()[0]
        assert (shown > 0) == (kind is Chained), shown
        window.destroy()


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
