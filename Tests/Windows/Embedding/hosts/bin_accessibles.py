"""The accessibles of a bin: bin_accessibles.py [NAME …]

Prints the cases it does, and ends with 0 when all hold.
"""

import gi

gi.require_versions({"Atk": "1.0", "Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Atk, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
import lifetimes  # noqa: E402


class Window:
    """A window with a bin around GTK rows."""

    def __init__(self):
        self.rows = Gtk.ListBox()
        for number in range(50):
            self.rows.add(Gtk.Label(label=f"Row {number}"))
        self.bin = Tug.RefreshBin(child=self.rows)
        self.bin.set_header_style(Tug.HeaderStyle.MJ)
        self.bin.set_footer_style(Tug.FooterStyle.MJ_BACK)
        self.works = []
        for signal in ("refresh", "load-more"):
            self.bin.connect(signal, lambda _bin, work: self.works.append(work))
        self.window = Gtk.Window(child=self.bin, default_width=300, default_height=400)
        self.window.show_all()
        lifetimes.run_until(lambda: self.bin.get_property("content-length") > 400, "its content")
        self.accessible = self.bin.get_accessible()

    def children(self):
        count = self.accessible.get_n_accessible_children()
        return [self.accessible.ref_accessible_child(index) for index in range(count)]

    def is_still(self):
        """Whether the header has come to rest where it is open, or closed."""
        at_rest = self.bin.get_property("minimum-content-offset")
        return self.bin.get_property("content-offset") == at_rest


def has(accessible, state):
    return accessible.ref_state_set().contains_state(state)


def case_the_child_alone_while_all_is_closed():
    made = Window()
    child = made.bin.get_child().get_accessible()
    assert made.children() == [child], made.children()
    assert child.get_index_in_parent() == 0
    made.window.destroy()


def case_an_open_header_says_what_it_does():
    made = Window()
    made.bin.begin_refresh()
    lifetimes.run_until(lambda: made.works and made.is_still(), "the open header")
    assert len(made.children()) == 2, made.children()
    header = made.children()[1]
    assert header.get_name() == "Loading...", header.get_name()
    assert header.get_parent() == made.accessible
    assert header.get_index_in_parent() == 1
    for state in (Atk.StateType.BUSY, Atk.StateType.SHOWING, Atk.StateType.SENSITIVE):
        assert has(header, state), state
    area = header.get_extents(Atk.CoordType.WINDOW)
    assert (area.x, area.y, area.width) == (0, 0, 300), (area.x, area.y, area.width)
    assert area.height == 54, area.height
    # Content before the child moves the child down.
    place = made.bin.get_child().get_accessible().get_extents(Atk.CoordType.WINDOW)
    assert place.y == 54, place.y
    made.works[0].end()
    lifetimes.run_until(lambda: len(made.children()) == 1, "the closed header")
    assert not has(header, Atk.StateType.BUSY)
    assert not has(header, Atk.StateType.SHOWING)
    assert header.get_index_in_parent() == -1
    made.window.destroy()
    assert has(header, Atk.StateType.DEFUNCT)


def case_an_open_footer_comes_after_the_child():
    made = Window()
    made.bin.begin_load()
    lifetimes.run_until(lambda: made.works and len(made.children()) == 2, "the open footer")
    footer = made.children()[1]
    assert has(footer, Atk.StateType.BUSY)
    assert footer.get_index_in_parent() == 1
    made.window.destroy()


def case_widgets_of_the_program():
    made = Window()
    label = Gtk.Label(label="Pull for news", visible=True)
    made.bin.set_header_widget(label)
    assert len(made.children()) == 1
    assert not label.get_mapped()
    made.bin.begin_refresh()
    lifetimes.run_until(lambda: made.works and made.is_still(), "the open widget")
    assert made.children()[1] == label.get_accessible()
    assert label.get_mapped()
    made.works[0].end()
    lifetimes.run_until(lambda: len(made.children()) == 1, "the closed widget")
    assert not label.get_mapped()
    made.window.destroy()


cases.run(globals())
