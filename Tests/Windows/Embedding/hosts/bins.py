"""Changes of a bin, its child and its header by the program: bins.py [NAME …]

Prints the cases it does, and ends with 0 when all hold. G_DEBUG=fatal-criticals is for the caller
to set.
"""

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, GLib, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
import lifetimes  # noqa: E402


class Window:
    """A window with a bin around GTK rows, and the number of its frames."""

    def __init__(self, **properties):
        self.rows = Gtk.ListBox()
        for number in range(50):
            self.rows.add(Gtk.Label(label=f"Row {number}"))
        self.bin = Tug.RefreshBin(child=self.rows, header_style="mj", **properties)
        self.works = []
        self.bin.connect("refresh", lambda _bin, work: self.works.append(work))
        self.window = Gtk.Window(child=self.bin, default_width=300, default_height=400)
        self.frames = 0
        self.bin.add_tick_callback(self.count)
        self.window.show_all()
        lifetimes.run_until(lambda: self.bin.get_property("content-length") > 400, "its content")

    def count(self, *_):
        self.frames += 1
        return GLib.SOURCE_CONTINUE

    def show_frames(self, count=3):
        end = self.frames + count
        lifetimes.run_until(lambda: self.frames >= end, f"{count} frames")

    @property
    def offset(self):
        return self.bin.get_property("content-offset")

    def open_header(self, offset):
        self.bin.begin_refresh()
        lifetimes.run_until(
            lambda: self.works and self.offset == offset, f"the header at {offset}: {self.offset}"
        )


def refused(call):
    """The text of the critical that `call` makes, which must not be fatal."""
    said = []
    former = GLib.log_set_always_fatal(GLib.LogLevelFlags.LEVEL_ERROR)
    handler = GLib.log_set_handler(
        "Tug",
        GLib.LogLevelFlags.LEVEL_CRITICAL,
        lambda _domain, _level, text, _: said.append(text),
        None,
    )
    call()
    GLib.log_remove_handler("Tug", handler)
    GLib.log_set_always_fatal(former)
    return said


def case_a_limit_of_the_program():
    made = Window()
    adjustment = made.bin.get_property("scrolled-window").get_vadjustment()
    writes = []

    def limit(of):
        writes.append(of.get_value())
        if of.get_value() > 100:
            of.set_value(100)

    adjustment.connect("value-changed", limit)
    made.bin.scroll_to_offset(300, False)
    made.show_frames()
    assert (adjustment.get_value(), made.offset) == (100, 100), made.offset
    count = len(writes)
    made.show_frames(10)
    assert len(writes) == count, writes
    made.window.destroy()


def case_another_adjustment():
    made = Window()
    made.bin.scroll_to_offset(200, False)
    made.show_frames()
    made.bin.get_property("scrolled-window").set_vadjustment(Gtk.Adjustment())
    assert made.offset == 0, made.offset
    made.window.destroy()


def case_a_dialog_while_it_is_told():
    made = Window()
    seen = []

    def ask(*_):
        if seen:
            return
        seen.append(made.offset)
        made.bin.scroll_to_offset(-20, False)
        made.show_frames()
        seen.append(made.bin.get_child().translate_coordinates(made.bin, 0, 0)[1])

    made.bin.connect("scrolled", ask)
    made.bin.get_property("scrolled-window").get_vadjustment().set_value(50)
    # Not show_frames(): its own main loop would end the dialog's.
    while len(seen) < 2:
        Gtk.main_iteration()
    # It is on its way back.
    assert seen[0] == 50 and 0 < seen[1] <= 20, seen
    made.window.destroy()


def case_a_hidden_header():
    label = Gtk.Label(label="Pull", visible=False, no_show_all=True)
    label.set_size_request(-1, 200)
    made = Window(header_widget=label)
    made.open_header(-54)
    made.window.destroy()


def case_a_header_that_grows():
    label = Gtk.Label(label="Pull", visible=True)
    label.set_size_request(-1, 60)
    made = Window(header_widget=label)
    made.open_header(-60)
    label.set_size_request(-1, 110)
    lifetimes.run_until(lambda: made.offset == -110, f"the longer header: {made.offset}")
    assert label.get_allocated_height() == 110, label.get_allocated_height()
    made.window.destroy()


def case_a_button_in_a_header_that_blocks():
    button = Gtk.Button(label="Stop", visible=True)
    made = Window(header_widget=button)
    made.bin.get_header().get_policy().set_property("blocks-content", True)
    made.bin.scroll_to_offset(-20, False)
    made.open_header(-button.get_preferred_height()[1])
    made.show_frames()
    # The window that lies topmost at a point gets the press there.
    view = made.bin.get_window()
    open_windows = [each for each in view.get_children() if each.is_visible()]
    header = button.get_window()
    assert header.get_parent() == view
    assert open_windows[0] == header, open_windows
    blocking = [each for each in open_windows if each.is_input_only()]
    assert len(blocking) == 1 and open_windows[1] == blocking[0], open_windows
    made.window.destroy()


def case_headers_that_cannot_be():
    made = Window()
    child = made.bin.get_child()
    for widget in (made.bin, made.window, child):
        said = refused(lambda widget=widget: made.bin.set_header_widget(widget))
        assert len(said) == 1 and "cannot be the bin's header" in said[0], said
    box = Gtk.Box()
    inside = Tug.RefreshBin()
    box.add(inside)
    said = refused(lambda: inside.set_footer_widget(box))
    assert len(said) == 1 and "contains the bin" in said[0], said
    assert made.bin.get_header_widget() is None
    assert inside.get_footer_widget() is None
    made.window.destroy()


def case_a_border():
    made = Window()
    height = made.bin.get_allocated_height()
    made.bin.set_border_width(10)
    lifetimes.run_until(lambda: made.bin.get_child().get_allocated_height() == height - 20, "it")
    assert made.bin.get_window().get_position() == (10, 10), made.bin.get_window().get_position()
    assert made.bin.get_preferred_width()[0] == made.bin.get_child().get_preferred_width()[0] + 20
    made.window.destroy()


def case_a_child_that_was_destroyed():
    made = Window()
    made.rows.destroy()
    text = Gtk.TextView(visible=True)
    made.bin.add(text)
    assert text.get_ancestor(Tug.RefreshBin) == made.bin
    made.show_frames()
    assert text.get_mapped()
    made.window.destroy()


cases.run(globals())
