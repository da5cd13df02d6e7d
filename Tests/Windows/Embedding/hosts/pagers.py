"""Pagers created by properties, with the functions of a program: pagers.py

Prints the name of each case, and "done". G_DEBUG=fatal-criticals is for the caller to set.
"""

import cases
import lifetimes
from lifetimes import GObject, Gtk, Tug

FORM = """<interface>
  <object class="TugListView" id="list"/>
  <object class="TugPager" id="pager">
    <property name="mode">merge</property>
    <property name="pullable">list</property>
  </object>
</interface>"""


def follow(pager, pages):
    """Answers the pager with the next of the pages, and returns its rows."""
    rows, page = [], []

    def fetch(pager, request, cursor):
        assert cursor is None, cursor
        page[:] = pages.pop(0).split()
        assert pager.answer(request, page, "next")

    def change(pager, kind, row, n_rows, items):
        gone = {Tug.PagerChange.REPLACED: len(rows), Tug.PagerChange.INSERTED: 0}.get(kind, n_rows)
        assert len(items) == (0 if kind == Tug.PagerChange.REMOVED else n_rows), (kind, items)
        rows[row : row + gone] = [page[item] for item in items]

    pager.set_fetch_func(fetch)
    pager.set_change_func(change)
    return rows


def case_of_a_form():
    """A pager of a form has its mode and its list."""
    GObject.type_ensure(Tug.ListView)
    GObject.type_ensure(Tug.Pager)
    form = Gtk.Builder.new_from_string(FORM, -1)
    pager, view = form.get_object("pager"), form.get_object("list")
    assert pager.props.mode == Tug.PagerMode.MERGE
    assert pager.props.pullable is view
    rows = follow(pager, ["a b c", "x b a"])
    view.emit("refresh", None)
    assert rows == ["a", "b", "c"], rows
    pager.refresh()
    assert sorted(rows) == ["a", "b", "c", "x"], rows


def case_replacing():
    """The first page replaces all rows."""
    pager = Tug.Pager()
    rows = follow(pager, ["a b c", "d e"])
    for expected in (["a", "b", "c"], ["d", "e"]):
        pager.refresh()
        assert rows == expected, rows
    assert pager.has_more()


def case_bin():
    """A bin requests pages too, until it is disconnected."""
    pager, bin = Tug.Pager(), Tug.RefreshBin(child=Gtk.Label())
    rows = follow(pager, ["a"])
    pager.set_pullable(bin)
    bin.emit("refresh", None)
    assert rows == ["a"], rows
    pager.props.pullable = None
    bin.emit("refresh", None)
    assert rows == ["a"], rows
    lifetimes.run(10)


cases.run(globals())
