"""Rows from properties of items, and from the functions of TugRow: rows.py [NAME …]

Each case compares pictures: of a property of some type with one of a string, of properties with a
function that sets the same.
"""

import sys

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, Gio, GLib, GObject, Gtk, Tug  # noqa: E402

import cases  # noqa: E402
from lifetimes import run_until  # noqa: E402

SIZE = {"default_width": 300, "default_height": 200}


class Anything(GObject.Object):
    """An item with a property of each type."""

    string = GObject.Property(type=str)
    integer = GObject.Property(type=int)
    large = GObject.Property(type=GObject.TYPE_UINT64)
    real = GObject.Property(type=float)
    single = GObject.Property(type=GObject.TYPE_FLOAT, minimum=-1e30, maximum=1e30)
    truth = GObject.Property(type=bool, default=False)
    side = GObject.Property(type=Gtk.Orientation, default=Gtk.Orientation.VERTICAL)
    flags = GObject.Property(type=Gtk.StateFlags, default=Gtk.StateFlags.NORMAL)
    moment = GObject.Property(type=GLib.DateTime)
    day = GObject.Property(type=GLib.Date)
    words = GObject.Property(type=GObject.TYPE_STRV)
    object = GObject.Property(type=GObject.Object)


def picture(view):
    """The pixels of a list's first frame."""
    window = Gtk.OffscreenWindow(child=view, **SIZE)
    drawn = []
    view.connect_after("draw", lambda *_: drawn.append(True) and False)
    window.show_all()
    run_until(lambda: drawn and window.get_pixbuf(), "the first frame")
    pixels = window.get_pixbuf().get_pixels()
    window.destroy()
    return pixels


def shown(items, function=None, **properties):
    """The pixels of a list of items, whose rows `function` makes."""
    store = Gio.ListStore.new(Anything)
    store.splice(0, 0, items)
    view = Tug.ListView(model=store, show_scroll_indicator=False, header_style="none",
                        footer_style="none", **properties)  # fmt: skip
    if function:
        view.set_row_func(function)
    return picture(view)


def text_of(**value):
    """The pixels of one value as a title."""
    (name,) = value
    return shown([Anything(**value)], title_property=name)


def case_values_as_text():
    """A number, a date, a truth and so on are shown as users write them."""
    moment = GLib.DateTime.new_utc(2026, 11, 22, 10, 42, 0)
    expected = {
        "3": [{"real": 3.0}, {"single": 3.0}, {"integer": 3}, {"large": 3}],
        "0.1": [{"real": 0.1}, {"single": 0.1}],
        "0.3": [{"real": 0.1 + 0.2}],
        "-2.5": [{"real": -2.5}, {"single": -2.5}],
        "0": [{"real": -0.0}, {"real": 0.0}],
        "1234567.25": [{"real": 1234567.25}],
        "16777216": [{"single": 16777216.0}],
        "18446744073709551615": [{"large": 2**64 - 1}],
        "✓": [{"truth": True}],
        "vertical": [{"side": Gtk.Orientation.VERTICAL}],
        "active, prelight": [{"flags": Gtk.StateFlags.ACTIVE | Gtk.StateFlags.PRELIGHT}],
        moment.format("%x"): [{"moment": moment}, {"day": GLib.Date.new_dmy(22, 11, 2026)}],
        "one, two": [{"words": ["one", "two"]}],
        "": [{"truth": False}, {"moment": None}, {"day": None}, {"words": []},
             {"string": None}],
    }  # fmt: skip
    pictures = {}
    for text, values in expected.items():
        pictures[text] = text_of(string=text)
        for value in values:
            assert text_of(**value) == pictures[text], (value, text)
    assert len(set(pictures.values())) == len(expected)


def told(text, **set_parts):
    row = Tug.Row.new(text, "subtitle", None)
    for name, value in set_parts.items():
        getattr(row, f"set_{name}")(value)
    return row


def case_parts_by_properties():
    """Properties show what a function shows that sets the same."""
    item = Anything(string="title", integer=3, truth=True, words=["late"], real=2.5)
    plain = shown([item], lambda *_: told("title"))
    seen = {plain}
    for part, name, value in (
        ("detail", "real", "2.5"), ("badge", "integer", "3"), ("emphasis", "truth", True),
        ("emphasis", "integer", True),
    ):  # fmt: skip
        by_function = shown([item], lambda *_, p=part, v=value: told("title", **{p: v}))
        item.set_property("words", ["late"])
        by_property = shown(
            [Subtitled(item)], title_property="string", subtitle_property="subtitle",
            **{f"{part}_property": name},
        )  # fmt: skip
        assert by_function == by_property, part
        seen.add(by_function)
    assert len(seen) == 4
    # What counts as nothing.
    for part, name in (("badge", "integer"), ("badge", "real"), ("badge", "truth"),
                       ("detail", "string"), ("emphasis", "integer"), ("emphasis", "truth")):  # fmt: skip
        empty = Subtitled(Anything(string="" if part == "detail" else None))
        by_property = shown([empty], subtitle_property="subtitle", **{f"{part}_property": name})
        assert by_property == shown([empty], lambda *_: told("")), (part, name)


class Subtitled(Anything):
    """A copy of an item, with a subtitle."""

    subtitle = GObject.Property(type=str, default="subtitle")

    def __init__(self, item):
        super().__init__()
        for name in ("string", "integer", "real", "truth", "words"):
            self.set_property(name, item.get_property(name))


def case_parts_that_change():
    """A part that is taken back is not shown, and a list forgets the parts of another property."""
    item = Subtitled(Anything(string="title", integer=3))
    plain = shown([item], lambda *_: told("title"))

    def taken_back(*_):
        row = told("title", detail="x", badge="y", emphasis=True, style_classes=["late"])
        row.set_detail(None)
        row.set_badge(None)
        row.set_emphasis(False)
        row.set_style_classes(None)
        return row.copy()

    assert shown([item], taken_back) == plain
    store = Gio.ListStore.new(Anything)
    store.append(item)
    view = Tug.ListView(model=store, title_property="string", subtitle_property="subtitle",
                        badge_property="integer", show_scroll_indicator=False,
                        header_style="none", footer_style="none")  # fmt: skip
    assert view.props.badge_property == "integer"
    view.props.badge_property = None
    assert picture(view) == plain


def case_markup():
    """Titles and subtitles are markup if use-markup is set; invalid markup is shown as text."""
    item = Anything(string="<b>title</b> &amp; more")
    source = shown([item], title_property="string")
    marked = shown([item], title_property="string", use_markup=True)
    assert marked != source
    row = Tug.Row.new("<b>title</b> &amp; more", None, None)
    row.set_use_markup(True)
    assert shown([item], lambda *_: row.copy()) == marked
    bad = [Anything(string="a < b"), Anything(string="<b>c")]
    said = []
    flags = GLib.LogLevelFlags.LEVEL_WARNING
    handler = GLib.log_set_handler("Tug", flags, lambda *words: said.append(words[2]))
    assert shown(bad, title_property="string", use_markup=True) == shown(bad, title_property="string")
    GLib.log_remove_handler("Tug", handler)
    assert len(said) == 1 and "a < b" in said[0], said


def case_style_classes():
    """Stylesheets know rows by the classes that an item or a function gives them."""
    provider = Gtk.CssProvider()
    provider.load_from_data(b"tuglist > row.late { background-color: #f00; }")
    screen = Gdk.Screen.get_default()
    Gtk.StyleContext.add_provider_for_screen(screen, provider, 600)
    by_words = shown([Anything(words=["early", "late"])], style_classes_property="words")
    by_string = shown([Anything(string="late early")], style_classes_property="string")
    by_function = shown([Anything()], lambda *_: told("", style_classes=["late"]))
    plain = shown([Anything()])
    Gtk.StyleContext.remove_provider_for_screen(screen, provider)
    assert by_words == by_string != plain
    assert by_function not in (by_words, plain)


def case_properties_of_wrong_types():
    """A property that cannot be what it should is nothing, with one warning for a type."""
    said = []
    flags = GLib.LogLevelFlags.LEVEL_WARNING
    handler = GLib.log_set_handler("Tug", flags, lambda *words: said.append(words[2]))
    items = [Anything(string="x") for _ in range(3)]
    plain = shown(items)
    for use, name in (("emphasis", "moment"), ("style_classes", "real"), ("detail", "object"),
                      ("badge", "missing")):  # fmt: skip
        assert shown(items, **{f"{use}_property": name}) == plain, use
    GLib.log_remove_handler("Tug", handler)
    assert len(said) == 4 and all("Anything" in one for one in said), said


def cells(kind, value, function=None):
    """The pixels of a tree model with one value, as text."""
    model = Gtk.ListStore(kind)
    model.append([value])
    view = Tug.ListView(tree_model=model, show_scroll_indicator=False, header_style="none",
                        footer_style="none")  # fmt: skip
    text = Gtk.CellRendererText()
    view.pack_start(text, True)
    view.add_attribute(text, "text", 0)
    if function:
        view.set_cell_data_func(text, function)
    return picture(view)


def case_numbers_of_tree_models():
    """Columns of numbers are formatted as properties are; a program's own text stays."""
    for kind, value, text in ((float, 3.0, "3"), (GObject.TYPE_FLOAT, 0.1, "0.1"),
                              (float, 0.1, "0.1"), (int, 3, "3"), (float, float("inf"), "∞"),
                              (float, float("-inf"), "−∞"), (float, float("nan"), "")):  # fmt: skip
        assert cells(kind, value) == cells(str, text), (kind, value)

    def own(_layout, cell, *_):
        cell.set_property("text", "mine")

    assert cells(float, 3.0, own) == cells(str, "mine")


if __name__ == "__main__":
    cases.run(globals(), sys.argv[1:])
