"""The accessibles of a list: list_accessibles.py [NAME …]

Prints the cases it does, and ends with 0 when all hold.
"""

import ctypes
import sys

import gi

gi.require_versions({"Atk": "1.0", "Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Atk, Gio, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
import lifetimes  # noqa: E402

STATE = Atk.StateType
# Rows of a list that is a list box, and of one that is a table.
FEW, MANY = 50, 10_000_000
MOST_ALIVE = 100


class Item(GObject.Object):
    title = GObject.Property(type=str)
    subtitle = GObject.Property(type=str)

    def __init__(self, number):
        super().__init__(title=f"Row {number}", subtitle=f"part {number}")


class Numbers(GObject.Object, Gio.ListModel):
    """A model of any length, whose items are made when they are asked for."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def do_get_item_type(self):
        return Item.__gtype__

    def do_get_n_items(self):
        return self.count

    def do_get_item(self, position):
        return Item(position)


def store(count):
    made = Gio.ListStore.new(Item)
    for number in range(count):
        made.append(Item(number))
    return made


class Window:
    """A window with a list, whose accessible is asked for."""

    def __init__(self, model=None, **properties):
        self.store = model if model is not None else store(FEW)
        self.list = Tug.ListView(
            model=self.store, title_property="title", subtitle_property="subtitle", **properties
        )
        self.window = Gtk.Window(child=self.list, title="Mail", default_width=300, default_height=400)
        self.window.show_all()
        lifetimes.run_until(lambda: self.list.get_visible_rows()[0] > 0, "its rows")

    @property
    def accessible(self):
        return self.list.get_accessible()

    def child(self, index):
        return self.accessible.ref_accessible_child(index)

    def focus(self):
        self.window.present()
        self.list.grab_focus()
        lifetimes.run_until(self.list.has_focus, "the focus")
        lifetimes.run(50)


def has(accessible, state):
    return accessible.ref_state_set().contains_state(state)


def act(accessible, name):
    return accessible.do_action(names(accessible).index(name))


def names(accessible):
    return [Atk.Action.get_name(accessible, n) for n in range(accessible.get_n_actions())]


# PyGObject takes the pointer in this signal for an object.
LIBGOBJECT = ctypes.CDLL("libgobject-2.0.so.0")
CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, ctypes.c_void_p)
kept = []


def hear_children(accessible):
    """Collects the changes of an accessible's children: "add" or "remove", and the index."""
    heard = []
    for detail in ("add", "remove"):
        callback = CALLBACK(lambda _, index, *__, detail=detail: heard.append((detail, index)))
        kept.append(callback)
        LIBGOBJECT.g_signal_connect_data(
            ctypes.c_void_p(hash(accessible)), f"children-changed::{detail}".encode(), callback,
            None, None, 0,
        )  # fmt: skip
    return heard


def case_a_list_and_its_rows():
    made = Window()
    found = made.accessible
    assert found.get_role() == Atk.Role.LIST_BOX
    assert Atk.Object.get_name(found) == "Mail"
    found.set_name("Inbox")
    assert Atk.Object.get_name(found) == "Inbox"
    assert has(found, STATE.MANAGES_DESCENDANTS) and has(found, STATE.FOCUSABLE)
    assert found.get_n_accessible_children() == FEW
    row = made.child(3)
    assert row.get_role() == Atk.Role.LIST_ITEM
    assert Atk.Object.get_name(row) == "Row 3 part 3", Atk.Object.get_name(row)
    assert row.get_index_in_parent() == 3
    assert row.get_parent() == found
    for state in (STATE.SHOWING, STATE.VISIBLE, STATE.SENSITIVE, STATE.FOCUSABLE, STATE.TRANSIENT):
        assert has(row, state), state
    assert not has(row, STATE.SELECTABLE)
    assert not has(made.child(49), STATE.SHOWING)
    area = row.get_extents(Atk.CoordType.WINDOW)
    there = made.list.get_row_area(3)[1]
    assert (area.x, area.y, area.width, area.height) == (there.x, there.y, there.width, there.height)
    at = found.ref_accessible_at_point(area.x + 5, area.y + 5, Atk.CoordType.WINDOW)
    assert at == row, at
    assert made.child(49).scroll_to(Atk.ScrollType.ANYWHERE)
    assert has(made.child(49), STATE.SHOWING)
    made.window.destroy()


def case_headings():
    made = Window()
    made.list.set_section_rows([0, 10])
    assert made.child(0).get_role() == Atk.Role.HEADING
    assert made.child(1).get_role() == Atk.Role.LIST_ITEM
    assert names(made.child(0)) == []
    made.window.destroy()


def case_selection():
    made = Window(selection_mode=Gtk.SelectionMode.MULTIPLE)
    found = made.accessible
    changes = []
    found.connect("selection-changed", lambda _found: changes.append(found.get_selection_count()))
    row = made.child(2)
    states = []
    row.connect("state-change", lambda _row, name, isOn: states.append((name, isOn)))
    assert has(found, STATE.MULTISELECTABLE) and has(row, STATE.SELECTABLE)
    assert Atk.Selection.add_selection(found, 2) and Atk.Selection.add_selection(found, 7)
    assert found.get_selection_count() == 2 and changes == [1, 2], changes
    assert found.is_child_selected(7) and not found.is_child_selected(3)
    assert found.ref_selection(1).get_index_in_parent() == 7
    assert found.ref_selection(2) is None
    assert states == [("selected", True)] and has(row, STATE.SELECTED)
    assert Atk.Selection.remove_selection(found, 0) and not has(row, STATE.SELECTED)
    assert found.select_all_selection() and found.get_selection_count() == FEW
    assert found.clear_selection() and found.get_selection_count() == 0
    made.window.destroy()


def case_focus():
    made = Window(selection_mode=Gtk.SelectionMode.SINGLE)
    heard = []
    rows = [made.child(index) for index in range(3)]
    for row in rows:
        row.connect(
            "state-change",
            lambda row, name, isOn: heard.append((row.get_index_in_parent(), name, isOn)),
        )
    made.focus()
    rows[0].grab_focus()
    lifetimes.run(50)
    assert ("focused", True) in [each[1:] for each in heard if each[0] == 0], heard
    heard.clear()
    assert rows[1].grab_focus()
    assert heard == [(0, "focused", False), (1, "focused", True)], heard
    assert has(rows[1], STATE.FOCUSED) and not has(rows[0], STATE.FOCUSED)
    made.window.destroy()
    assert all(has(row, STATE.DEFUNCT) for row in rows)


def case_rows_follow_their_items():
    made = Window()
    found, row = made.accessible, made.child(5)
    assert Atk.Object.get_name(row) == "Row 5 part 5"
    heard = hear_children(found)
    gone = []
    row.connect("state-change", lambda _row, name, isOn: gone.append((name, isOn)))
    made.store.insert(0, Item(100))
    assert row.get_index_in_parent() == 6
    assert made.child(6) == row and Atk.Object.get_name(made.child(5)) == "Row 4 part 4"
    made.store.remove(3)
    assert row.get_index_in_parent() == 5
    assert heard == [("add", 0), ("remove", 3)], heard
    made.store.remove(5)
    assert ("defunct", True) in gone and has(row, STATE.DEFUNCT)
    assert row.get_index_in_parent() == -1 and row.get_parent() is None
    assert Atk.Object.get_name(row) == "Row 5 part 5"
    assert made.child(5) != row
    changed = made.child(5)
    former = Atk.Object.get_name(changed)
    told = []
    changed.connect("notify::accessible-name", lambda *_: told.append(1))
    made.store.get_item(5).props.title = "Other"
    assert Atk.Object.get_name(changed) != former and told == [1]
    made.window.destroy()


def case_ten_million_rows():
    made = Window(Numbers(MANY))
    found = made.accessible
    assert found.get_role() == Atk.Role.TABLE
    assert (found.get_n_rows(), found.get_n_columns()) == (MANY, 1)
    assert found.get_n_accessible_children() == MANY
    last = found.ref_at(MANY - 1, 0)
    assert Atk.Object.get_name(last) == f"Row {MANY - 1} part {MANY - 1}"
    assert last.get_role() == Atk.Role.TABLE_CELL
    assert found.get_row_at_index(MANY - 1) == MANY - 1
    made_weakly = []
    for index in range(0, MANY, MANY // 500):
        made_weakly.append(made.child(index).weak_ref())
    alive = sum(1 for each in made_weakly if each() is not None)
    assert alive <= MOST_ALIVE, alive
    made.window.destroy()


def case_a_grid_is_a_table():
    made = Window(columns=3)
    found = made.accessible
    assert found.get_role() == Atk.Role.TABLE
    assert (found.get_n_rows(), found.get_n_columns()) == (17, 3)
    cell = found.ref_at(1, 2)
    assert Atk.Object.get_name(cell) == "Row 5 part 5"
    assert (found.get_row_at_index(5), found.get_column_at_index(5)) == (1, 2)
    assert found.ref_at(16, 2) is None
    made.window.destroy()


def case_a_list_that_grows_is_made_anew():
    made = Window()
    former, row = made.accessible, made.child(1)
    former.set_name("Inbox")
    heard = hear_children(former.get_parent())
    made.store.splice(FEW, 0, [Item(number) for number in range(400)])
    lifetimes.run_until(lambda: made.accessible != former, "another accessible")
    assert made.accessible.get_role() == Atk.Role.TABLE
    assert Atk.Object.get_name(made.accessible) == "Inbox"
    assert has(former, STATE.DEFUNCT) and has(row, STATE.DEFUNCT)
    assert heard == [("remove", 0), ("add", 0)], heard
    # A few rows less leave it as it is.
    made.store.splice(200, 250, [])
    lifetimes.run(50)
    assert made.accessible.get_role() == Atk.Role.TABLE
    made.store.splice(10, 190, [])
    lifetimes.run_until(
        lambda: made.accessible.get_role() == Atk.Role.LIST_BOX, "a list box again"
    )
    made.window.destroy()


def case_actions_of_rows():
    made = Window(selection_mode=Gtk.SelectionMode.SINGLE)
    row = made.child(4)
    assert names(row) == ["activate", "select"], names(row)
    done = []
    made.list.connect("row-activated", lambda _list, index: done.append(("activated", index)))
    made.list.connect("menu-requested", lambda _list, index, *_: done.append(("menu", index)))
    assert names(row) == ["activate", "select", "menu"], names(row)
    assert act(row, "activate") and act(row, "menu")
    assert done == [("activated", 4), ("menu", 4)], done
    assert act(made.child(6), "select") and made.list.is_selected(6)
    assert not row.do_action(17) and not row.do_action(-1)
    made.window.destroy()


def case_rows_by_cell_renderers():
    model = Gtk.ListStore(bool, str, int)
    for number in range(20):
        model.append([False, f"Task {number}", number])
    made = Window.__new__(Window)
    made.list = Tug.ListView(tree_model=model)
    toggle, text, number = (
        Gtk.CellRendererToggle(), Gtk.CellRendererText(), Gtk.CellRendererProgress()
    )  # fmt: skip
    toggle.connect(
        "toggled", lambda _cell, path: model[path].__setitem__(0, not model[path][0])
    )
    for cell, name, column in ((toggle, "active", 0), (text, "text", 1), (number, "value", 2)):
        made.list.pack_start(cell, False)
        made.list.add_attribute(cell, name, column)
    made.window = Gtk.Window(child=made.list, default_width=300, default_height=400)
    made.window.show_all()
    lifetimes.run_until(lambda: made.list.get_visible_rows()[0] > 0, "its rows")
    row = made.child(2)
    assert Atk.Object.get_name(row) == "Task 2 2\xa0%", Atk.Object.get_name(row)
    assert has(row, STATE.CHECKABLE) and not has(row, STATE.CHECKED)
    heard = []
    row.connect("state-change", lambda _row, name, isOn: heard.append((name, isOn)))
    assert "toggle" in names(row)
    assert act(row, "toggle") and model[2][0]
    assert has(row, STATE.CHECKED) and ("checked", True) in heard, heard
    made.window.destroy()


def case_header_and_footer():
    made = Window(header_style=Tug.HeaderStyle.MJ, footer_style=Tug.FooterStyle.MJ_BACK)
    works = []
    for signal in ("refresh", "load-more"):
        made.list.connect(signal, lambda _list, work: works.append(work))
    found = made.accessible
    assert names(found) == ["refresh", "load more"], names(found)
    assert found.get_n_accessible_children() == FEW
    assert act(found, "refresh")
    lifetimes.run_until(lambda: works, "the refresh")
    lifetimes.run_until(lambda: found.get_n_accessible_children() == FEW + 1, "the header")
    header = made.child(FEW)
    heard = []
    header.connect("state-change", lambda _header, name, isOn: heard.append((name, isOn)))
    assert Atk.Object.get_name(header) == "Loading...", Atk.Object.get_name(header)
    assert header.get_index_in_parent() == FEW and header.get_parent() == found
    for state in (STATE.BUSY, STATE.SHOWING, STATE.SENSITIVE):
        assert has(header, state), state
    assert has(found, STATE.BUSY)
    value = header.get_value_and_text()[0]
    assert 0 <= value <= 1, value
    assert names(header) == ["refresh"] and not act(header, "refresh")
    lifetimes.run_until(
        lambda: header.get_extents(Atk.CoordType.WINDOW).height == 54, "the open header"
    )
    assert found.ref_accessible_at_point(10, 10, Atk.CoordType.WINDOW) == header
    works[0].end()
    lifetimes.run_until(lambda: not has(header, STATE.SHOWING), "the closed header")
    assert ("busy", False) in heard and ("showing", False) in heard, heard
    assert header.get_index_in_parent() == -1
    assert act(found, "load more")
    lifetimes.run_until(lambda: found.get_n_accessible_children() == FEW + 1, "the footer")
    assert made.child(FEW) != header and made.child(FEW).get_index_in_parent() == FEW
    assert has(found, STATE.BUSY)
    made.window.destroy()
    assert has(header, STATE.DEFUNCT)


def case_several_actions_and_a_second_floor():
    made = Window(header_style=Tug.HeaderStyle.ACTIONS)
    chosen = []
    made.list.connect("refresh", lambda _list, _work: chosen.append(made.list.get_header().props.chosen_action))
    titles = [name for name in names(made.accessible)]
    assert len(titles) > 1 and len(set(titles)) == len(titles), titles
    assert act(made.accessible, titles[-1])
    lifetimes.run_until(lambda: chosen, "the chosen action")
    assert chosen == [len(titles) - 1], chosen
    made.window.destroy()
    made = Window(header_style=Tug.HeaderStyle.TWO_LEVEL)
    names_there = names(made.accessible)
    assert "second floor" in names_there, names_there
    assert act(made.accessible, "second floor")
    lifetimes.run_until(lambda: made.list.get_property("second-floor-open"), "the second floor")
    made.window.destroy()


def case_what_is_announced():
    made = Window(header_style=Tug.HeaderStyle.MJ)
    works, said = [], []
    made.list.connect("refresh", lambda _list, work: works.append(work))
    made.list.connect("announcement", lambda _list, text: said.append(text))
    heard = []
    made.accessible.connect("announcement", lambda _found, text: heard.append(text))
    made.list.begin_refresh()
    lifetimes.run_until(lambda: works, "the refresh")
    for number in range(12):
        made.store.insert(0, Item(1000 + number))
    works[0].end()
    lifetimes.run_until(lambda: len(said) >= 2, "the end")
    lifetimes.run(100)
    assert said == heard == ["Loading...", "Refresh succeeded, 12 new rows"], (said, heard)
    made.window.destroy()


def case_bad_input():
    made = Window(selection_mode=Gtk.SelectionMode.MULTIPLE, header_style=Tug.HeaderStyle.MJ)
    found = made.accessible
    for index in (-1, FEW, FEW + 5, 2**31 - 1, -(2**31)):
        assert made.child(index) is None, index
        assert not found.is_child_selected(index)
        assert not Atk.Selection.add_selection(found, index)
        assert not Atk.Selection.remove_selection(found, index)
        assert found.ref_selection(index) is None
        assert not found.do_action(index) or index == 0
        assert Atk.Action.get_name(found, index) is None
    assert found.ref_accessible_at_point(-50, 10_000, Atk.CoordType.WINDOW) is None
    row = made.child(1)
    made.store.remove(1)
    assert has(row, STATE.DEFUNCT) and names(row) == []
    assert not row.grab_focus() and not row.scroll_to(Atk.ScrollType.ANYWHERE)
    assert not row.do_action(0)
    area = row.get_extents(Atk.CoordType.SCREEN)
    assert (area.x, area.y, area.width, area.height) == (0, 0, 0, 0)
    kept = made.child(2)
    made.window.destroy()
    assert has(kept, STATE.DEFUNCT)
    assert has(found, STATE.DEFUNCT)
    assert found.get_n_accessible_children() == 0
    assert found.ref_accessible_child(0) is None and found.get_selection_count() == 0
    assert not found.do_action(0) and not found.select_all_selection()
    assert not kept.do_action(0) and not kept.grab_focus()


def case_before_the_first_layout():
    made = Tug.ListView(model=store(FEW), title_property="title")
    found = made.get_accessible()
    row = found.ref_accessible_child(0)
    area = row.get_extents(Atk.CoordType.WINDOW)
    assert (area.x, area.y, area.width, area.height) == (0, 0, 0, 0)
    assert not has(row, STATE.SHOWING)
    assert found.ref_accessible_at_point(1, 1, Atk.CoordType.WINDOW) is None
    row.scroll_to(Atk.ScrollType.ANYWHERE)
    row.grab_focus()
    made.destroy()


def case_a_table_that_is_asked_wrongly():
    made = Window(Numbers(1000), columns=3, selection_mode=Gtk.SelectionMode.MULTIPLE)
    found = made.accessible
    # ATK refuses negative numbers.
    for row, column in ((0, 3), (400, 0), (2**31 - 1, 2)):
        assert found.ref_at(row, column) is None, (row, column)
        assert found.get_index_at(row, column) == -1
        assert not found.is_selected(row, column)
    assert found.get_row_at_index(-1) == -1 and found.get_column_at_index(1000) == -1
    assert not found.add_row_selection(0)
    made.window.destroy()
    assert found.ref_at(0, 0) is None and found.get_n_rows() == 0


def case_it_goes_with_its_list():
    gone = []
    window = Gtk.Window(child=Tug.ListView())
    window.show_all()
    window.get_child().get_accessible().weak_ref(lambda: gone.append(True))
    window.destroy()
    lifetimes.run_until(lambda: gone, "the accessible to go")


cases.run(globals(), sys.argv[1:])
