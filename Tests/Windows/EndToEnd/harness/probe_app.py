"""A window that writes every input event it gets to standard output, for tests of the harness.

Each line is a kind and its values. With --animated it says each frame, too, and wants the next.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

TOUCH_KINDS = {
    Gdk.EventType.TOUCH_BEGIN: "touch-begin",
    Gdk.EventType.TOUCH_UPDATE: "touch-update",
    Gdk.EventType.TOUCH_END: "touch-end",
    Gdk.EventType.TOUCH_CANCEL: "touch-cancel",
}
# Three stripes of the same height, red, green and blue.
STYLE = b"""
#probe {
  background-image: linear-gradient(to bottom, rgb(204,51,51) 33%, rgb(51,204,51) 33%,
                                    rgb(51,204,51) 67%, rgb(51,51,204) 67%);
}
"""


def say(*words):
    print(*words, flush=True)


def position(event):
    return f"{event.x:.1f} {event.y:.1f}"


def on_event(_widget, event):
    kind = event.type
    if kind == Gdk.EventType.BUTTON_PRESS:
        say("press", event.button.button, position(event.button))
    elif kind == Gdk.EventType.BUTTON_RELEASE:
        say("release", event.button.button, position(event.button))
    elif kind == Gdk.EventType.MOTION_NOTIFY:
        say("motion", position(event.motion))
    elif kind in TOUCH_KINDS:
        say(TOUCH_KINDS[kind], position(event.touch))
    elif kind == Gdk.EventType.SCROLL:
        source = event.get_source_device().get_source().value_nick
        stop = "stop" if event.scroll.is_stop else "move"
        direction = event.scroll.direction.value_nick
        say("scroll", direction, source, stop, f"{event.scroll.delta_y:.3f}")
    elif kind == Gdk.EventType.KEY_PRESS:
        held = "Control+" if event.key.state & Gdk.ModifierType.CONTROL_MASK else ""
        say("key", held + Gdk.keyval_name(event.key.keyval))
    return False


def on_size(widget, size):
    say("size", size.width, size.height, "scale", widget.get_scale_factor())


def on_state(_window, event):
    is_minimized = event.new_window_state & Gdk.WindowState.ICONIFIED
    say("minimized" if is_minimized else "not-minimized")


def on_frame(widget, _clock):
    say("frame")
    widget.queue_draw()
    return True


def main():
    window = Gtk.Window(decorated=False)
    window.set_default_size(200, 200)
    style = Gtk.CssProvider()
    style.load_from_data(STYLE)
    priority = Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION
    Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, priority)
    area = Gtk.EventBox(name="probe", can_focus=True)
    area.add_events(Gdk.EventMask.ALL_EVENTS_MASK)
    area.connect("event", on_event)
    area.connect("size-allocate", on_size)
    if "--animated" in sys.argv:
        area.add_tick_callback(on_frame)
    window.connect("window-state-event", on_state)
    window.connect("map-event", lambda *_: say("mapped"))
    window.connect("destroy", Gtk.main_quit)
    window.add(area)
    window.show_all()
    area.grab_focus()
    Gtk.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
