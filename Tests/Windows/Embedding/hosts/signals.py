"""Lists and controls are destroyed inside each signal and notify: signals.py [NAME …]

The signals and properties are those that the classes have: one without a cause here fails. Prints
what it does, and ends with 0 when all hold. G_DEBUG=fatal-criticals is for the caller to set.
"""

import ctypes
import gc
import sys
import weakref

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, GLib, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import Item, items, listen, make, run, run_until, show  # noqa: E402

gobject = ctypes.CDLL("libgobject-2.0.so.0")
gobject.g_object_ref.argtypes = [ctypes.c_void_p]
# Milliseconds between two movements of a hand.
STEP = 16
# The point where a drag begins.
LEFT = 50
# Handlers of these return a number.
NUMBERED = ("measure-row", "will-end-dragging")


def send(view, kind, x, y, time):
    """Sends mouse events to the list."""
    event = Gdk.Event.new(kind)
    # An event owns its window.
    gobject.g_object_ref(hash(view.get_window()))
    event.window = view.get_window()
    part = event.motion if kind == Gdk.EventType.MOTION_NOTIFY else event.button
    part.x, part.y, part.time = x, y, time
    if kind == Gdk.EventType.MOTION_NOTIFY:
        part.state = Gdk.ModifierType.BUTTON1_MASK
    else:
        part.button = 1
    pointer = Gdk.Display.get_default().get_default_seat().get_pointer()
    event.set_device(pointer)
    event.set_source_device(pointer)
    Gtk.main_do_event(event)


def drag(view, start, end, steps=10, across=0):
    """Drags with a mouse and lets go, as long as the list has a window."""
    # Everything has happened by now.
    time = GLib.get_monotonic_time() // 1000 - steps * STEP
    send(view, Gdk.EventType.BUTTON_PRESS, LEFT, start, time)
    for step in range(1, steps + 1):
        if view.get_window():
            x, y = LEFT + across * step / steps, start + (end - start) * step / steps
            send(view, Gdk.EventType.MOTION_NOTIFY, x, y, time + step * STEP)
    if view.get_window():
        send(view, Gdk.EventType.BUTTON_RELEASE, LEFT + across, end, time + steps * STEP)


def press_return(view):
    view.set_focused_row(2)
    view.grab_focus()
    event = Gdk.Event.new(Gdk.EventType.KEY_PRESS)
    gobject.g_object_ref(hash(view.get_window()))
    event.key.window, event.key.keyval = view.get_window(), Gdk.KEY_Return
    event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())
    view.event(event)


def ask_for_menu(view):
    view.set_focused_row(2)
    view.emit("popup-menu")


def refresh(view):
    """Refreshes, and ends the refresh soon."""
    view.connect("refresh", lambda view, _: GLib.timeout_add(STEP, view.end_refresh, True))
    view.begin_refresh()


def load(view):
    view.connect("load-more", lambda view, _: GLib.timeout_add(STEP, view.end_load, True))
    view.begin_load()


def pull(view):
    drag(view, 50, 350)


def flick(view):
    view.scroll_to_offset(500, False)
    drag(view, 300, 100, steps=4)


def draw(view):
    view.queue_draw()


def choose_an_action(view):
    view.get_header().set_actions(["1", "2", "3", "4"], [Tug.ActionSymbol.ADD] * 4)
    drag(view, 50, 350, across=200)


def open_floor(view):
    # From then on the page is the program's to draw.
    view.get_header().props.policy.props.floor_distance = 150
    view.set_second_floor_open(True)


def show_time(view):
    view.get_header().set_last_updated(1)
    pull(view)


def pull_up(view):
    view.scroll_to_offset(view.get_maximum_content_offset(), False)
    drag(view, 350, 50)


# A signal of the list, with the list's settings for it, and its cause.
# The key-binding signals, with arguments by which each is emitted.
KEYS = {
    "move-cursor": (Gtk.MovementStep.DISPLAY_LINES, 1, False, False),
    "scroll-page": (1,),
    "choose-action": (0,),
    **dict.fromkeys(
        (
            "activate-cursor-row", "toggle-cursor-row", "select-all", "unselect-all",
            "copy-clipboard", "start-search", "ask-refresh", "ask-load", "open-second-floor",
            "give-up",
        ), ()
    ),
}  # fmt: skip


def emission(signal, arguments):
    return {}, lambda view: view.emit(signal, *arguments)


CAUSES = {
    "refresh": ({}, pull),
    "load-more": ({}, load),
    "row-activated": ({}, press_return),
    "scrolled": ({}, pull),
    "selection-changed": ({}, lambda view: view.select_rows(1, 2)),
    "refresh-state-changed": ({}, pull),
    "load-state-changed": ({}, load),
    "menu-requested": ({}, ask_for_menu),
    "draw-row": ({}, draw),
    "will-begin-dragging": ({}, pull),
    "will-end-dragging": ({}, pull),
    "did-end-dragging": ({}, pull),
    "did-end-decelerating": ({"deceleration_rate": "fast"}, flick),
    "did-end-scrolling-animation": ({}, lambda view: view.scroll_to_offset(200, True)),
    "action-changed": ({}, choose_an_action),
    "refresh-opened": ({}, refresh),
    "refresh-closed": ({}, refresh),
    "load-opened": ({}, load),
    "load-closed": ({}, load),
    "announcement": ({}, refresh),
    "draw-start-block": ({"start_block_length": 30}, draw),
    "draw-end-block": ({"model": items(1), "end_block_length": 30}, draw),
    "draw-content": ({"own_content_length": 900}, draw),
    "measure-row": ({"estimated_row_height": 30}, lambda view: view.update_rows(0, 50)),
    **{one: emission(one, arguments) for one, arguments in KEYS.items()},
}
# The signals of a header and a footer, with its style.
CONTROL_CAUSES = {
    "state-changed": ("mj", refresh),
    "draw": ("custom", pull),
    "draw-floor": ("two-level", open_floor),
    "format-last-updated": ("mj", show_time),
}
FOOTER_CAUSES = {"state-changed": ("mj-back", load), "draw": ("custom", pull_up)}
CONTROLS = {"header": Tug.RefreshHeader, "footer": Tug.RefreshFooter}
# Each object of a list that has properties: its class, and how the list leads to it.
OBJECTS = {
    "list": (Tug.ListView, lambda view: view),
    "header": (Tug.RefreshHeader, Tug.ListView.get_header),
    "footer": (Tug.RefreshFooter, Tug.ListView.get_footer),
    "header's policy": (Tug.RefreshPolicy, lambda view: view.get_header().get_policy()),
    "footer's policy": (Tug.RefreshPolicy, lambda view: view.get_footer().get_policy()),
}


def goes(view, source, signal, cause, act):
    """Acts inside a signal of the list or its control, and checks that nothing leaks."""
    told = []
    window = view.get_toplevel()

    def tell(*_):
        if not told:
            told.append(True)
            act(view)
        return 20.0 if signal in NUMBERED else False if signal in KEYS else None

    # The program draws rows where a handler is connected.
    if signal == "measure-row":
        view.connect("draw-row", lambda *_: None)
    source.connect(signal, tell)
    cause(view)
    run_until(lambda: told, f"{source}: {signal}")
    run(30)
    view.begin_refresh()
    view.set_header_style(Tug.HeaderStyle.NATIVE)
    view.get_refresh_state()
    window.destroy()
    run(30)
    return weakref.ref(view), weakref.ref(source)


def destroy(view):
    view.get_toplevel().destroy()


def take_controls(view):
    view.set_header(None)
    view.set_footer(None)


def check_gone(made, what):
    gc.collect()
    assert [one() for one in made] == [None, None], what


def case_signals():
    """A list is destroyed inside each of its signals."""
    names = {*GObject.signal_list_names(Tug.ListView), *GObject.signal_list_names(Tug.Pullable)}
    assert names == set(CAUSES), names ^ set(CAUSES)
    for signal, (properties, cause) in CAUSES.items():
        print(signal, flush=True)
        view = listen(make(selection_mode="multiple", **properties))
        show(view)
        run(30)
        made = goes(view, view, signal, cause, destroy)
        del view
        check_gone(made, signal)


def case_signals_of_controls():
    """A list is destroyed, or its header and footer taken away, inside each of their signals."""
    # A class has no signals before its first use.
    own = set(GObject.signal_list_names(Tug.RefreshHeader()))
    common = set(GObject.signal_list_names(Tug.RefreshControl))
    assert common | own == set(CONTROL_CAUSES), common | own
    assert common == set(FOOTER_CAUSES), common
    assert not GObject.signal_list_names(Tug.RefreshFooter)
    for kind, causes in (("header", CONTROL_CAUSES), ("footer", FOOTER_CAUSES)):
        for signal, (style, cause) in causes.items():
            for act in (destroy, take_controls):
                print(kind, signal, act.__name__, flush=True)
                view, source = listen(make()), CONTROLS[kind](style=style)
                view.set_property(kind, source)
                show(view)
                run(30)
                made = goes(view, source, signal, cause, act)
                del view, source
                check_gone(made, signal)


# Values next to the present ones may contradict others.
VALUES = {"floor-distance": 200.0}


def other_value(source, spec):
    """Returns a value that differs from the property's, or None if its type has only one."""
    if spec.name in VALUES:
        return VALUES[spec.name]
    now, kind = source.get_property(spec.name), spec.value_type
    if kind == GObject.TYPE_BOOLEAN:
        return not now
    if kind == GObject.TYPE_STRING:
        return "name" if now != "name" else "other"
    if kind.is_a(GObject.TYPE_ENUM):
        values = [one for one in spec.enum_class.__enum_values__.values() if one != now]
        return values[0]
    if kind in (GObject.TYPE_DOUBLE, GObject.TYPE_INT, GObject.TYPE_UINT, GObject.TYPE_INT64):
        near = now + 1 if now + 1 <= spec.maximum else now - 1
        return near if near >= spec.minimum else None
    return None


def case_notifies():
    """A list is destroyed inside the notify of each property that a program sets."""
    told = 0
    for type_of_it, find in OBJECTS.values():
        for spec in type_of_it.list_properties():
            if not spec.owner_type.name.startswith("Tug"):
                continue
            if not spec.flags & GObject.ParamFlags.WRITABLE:
                continue
            view = make()
            window = show(view)
            run(10)
            source = find(view)
            value = other_value(source, spec)
            heard = []

            def hear(*_, heard=heard, window=window):
                heard.append(True)
                window.destroy()

            source.connect(f"notify::{spec.name}", hear)
            if value is not None:
                source.set_property(spec.name, value)
            elif spec.name in ("header", "footer", "model"):
                source.set_property(spec.name, None)
            told += bool(heard)
            run(10)
            window.destroy()
            gone = weakref.ref(view)
            del view, window, source, hear
            gc.collect()
            assert gone() is None, spec.name
    print(told, "notifies", flush=True)
    assert told > 100, told


def case_notifies_by_themselves():
    """A list is destroyed inside the notify of each property that changes by use."""
    causes = {
        "refreshing": refresh,
        "refresh-state": pull,
        "content-offset": lambda view: view.scroll_to_offset(100, True),
        "n-rows": lambda view: view.get_model().append(Item()),
        "header": lambda view: view.set_header(None),
        "model": lambda view: view.set_model(None),
        "focused-row": ask_for_menu,
    }
    for name, cause in causes.items():
        print(name, flush=True)
        view = make()
        show(view)
        run(30)
        made = goes(view, view, f"notify::{name}", cause, destroy)
        del view
        check_gone(made, name)


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
