"""The widgets of the table of who moves, and a note of each that has moved."""

from collections import defaultdict

import gi

gi.require_versions({"Gdk": "3.0", "Gtk": "3.0", "Tug": "1"})
from gi.repository import Gdk, Gio, GObject, Gtk, Tug  # noqa: E402

import children  # noqa: E402

VERTICAL, HORIZONTAL = Gtk.Orientation.VERTICAL, Gtk.Orientation.HORIZONTAL
LONG, SHORT = 60, 2
INNER_LENGTH = 200
# Points by which something must be elsewhere to have moved.
LEAST_MOVE = 0.5


class Item(GObject.Object):
    text = GObject.Property(type=str)


def tug_list(orientation=VERTICAL, count=LONG):
    store = Gio.ListStore.new(Item)
    for number in range(count):
        store.append(Item(text=f"Row {number}"))
    return Tug.ListView(model=store, title_property="text", orientation=orientation)


def labels(orientation=VERTICAL, count=LONG):
    made = Gtk.Box(orientation=orientation)
    for number in range(count):
        made.add(Gtk.Label(label=f"Label {number}", width_request=90, height_request=40))
    return made


def rows(kind, count=LONG):
    return children.KINDS[kind](count).widget


def scrolled(widget):
    return Gtk.ScrolledWindow(child=widget)


def tug_bin(child, orientation=VERTICAL):
    made = Tug.RefreshBin(orientation=orientation)
    made.add(child)
    return made


def pulled(widget):
    """A pullable widget with a header, and with a footer that is pulled."""
    widget.props.header_style = Tug.HeaderStyle.NATIVE
    widget.props.footer_style = Tug.FooterStyle.MJ_BACK
    return widget


def along(inner, orientation=VERTICAL):
    """A line of widgets that is longer than the window: the inner one, and labels after it."""
    line = Gtk.Box(orientation=orientation)
    line.add(inner)
    line.pack_start(labels(orientation), True, True, 0)
    vertical = orientation == VERTICAL
    inner.set_size_request(-1 if vertical else INNER_LENGTH, INNER_LENGTH if vertical else -1)
    return line


def only(child, orientation=VERTICAL):
    """A bin around one widget."""
    return pulled(tug_bin(child, orientation)), None


def nested(inner, orientation=VERTICAL):
    """A bin around a column, or a row, that begins with another widget that scrolls."""
    return pulled(tug_bin(along(inner, orientation), orientation)), inner


def in_scrolled_window(inner):
    """A scrolled window around another widget that scrolls, which is longer than the window."""
    inner.set_size_request(-1, 900)
    column = Gtk.Box(orientation=VERTICAL)
    column.add(pulled(inner))
    return scrolled(column), inner


CONTENTS = {
    "list box": lambda: only(rows("list")),
    "short list box": lambda: only(rows("list", SHORT)),
    "tree view": lambda: only(rows("tree")),
    "text view": lambda: only(rows("text")),
    "flow box": lambda: only(rows("flow")),
    "Tug list": lambda: only(tug_list()),
    "row": lambda: only(labels(HORIZONTAL), HORIZONTAL),
    "Tug list in a column": lambda: nested(tug_list()),
    "short Tug list in a column": lambda: nested(tug_list(count=SHORT)),
    "horizontal Tug list in a column": lambda: nested(tug_list(HORIZONTAL)),
    "bin in a column": lambda: nested(tug_bin(labels())),
    "horizontal bin in a column": lambda: nested(tug_bin(labels(HORIZONTAL), HORIZONTAL)),
    "scrolled list box in a column": lambda: nested(scrolled(rows("list"))),
    "scrolled tree view in a column": lambda: nested(scrolled(rows("tree"))),
    "scrolled text view in a column": lambda: nested(scrolled(rows("text"))),
    "scrolled flow box in a column": lambda: nested(scrolled(rows("flow"))),
    "scrolled row in a column": lambda: nested(scrolled(labels(HORIZONTAL))),
    "Tug list in a row": lambda: nested(tug_list(), HORIZONTAL),
    "horizontal Tug list in a row": lambda: nested(tug_list(HORIZONTAL), HORIZONTAL),
    "Tug list in a scrolled window": lambda: in_scrolled_window(tug_list()),
    "bin in a scrolled window": lambda: in_scrolled_window(tug_bin(labels())),
}


class Scroller:
    """A widget that scrolls, by its adjustments or as Tug does, and the names of its motions."""

    def __init__(self, widget, content, moved, edges=None):
        self.widget, self.content, self.edges, self.moved = widget, content, edges, moved
        self.place = [0.0, 0.0]
        if isinstance(widget, Gtk.ScrolledWindow):
            for adjustment in self.adjustments():
                adjustment.connect("value-changed", lambda _: self.note())
        else:
            widget.connect("scrolled", lambda *_: self.note())

    def adjustments(self):
        return [self.widget.get_hadjustment(), self.widget.get_vadjustment()]

    def values(self):
        if isinstance(self.widget, Gtk.ScrolledWindow):
            return [adjustment.get_value() for adjustment in self.adjustments()]
        return [self.widget.props.content_offset]

    def largest(self):
        if isinstance(self.widget, Gtk.ScrolledWindow):
            return [each.get_upper() - each.get_page_size() for each in self.adjustments()]
        return [self.widget.props.maximum_content_offset]

    def note(self):
        for before, present, largest in zip(self.place, self.values(), self.largest()):
            if self.edges and present < -LEAST_MOVE:
                self.moved.add(self.edges[0])
            elif self.edges and present > largest + LEAST_MOVE:
                self.moved.add(self.edges[1])
            elif abs(present - before) > LEAST_MOVE:
                self.moved.add(self.content)

    def put(self, share):
        """Moves the content to a fraction of its range, and stops it."""
        if isinstance(self.widget, Gtk.ScrolledWindow):
            # GTK's own glide ends, and its overshoot with a change of the value.
            self.widget.set_kinetic_scrolling(False)
            for adjustment, largest in zip(self.adjustments(), self.largest()):
                adjustment.set_value((1 - share) * largest)
                adjustment.set_value(share * largest)
            self.widget.set_kinetic_scrolling(True)
        else:
            self.widget.scroll_to_offset(round(share * self.largest()[0]), False)
        self.place = self.values()


class WhoMoves:
    """Shows one of CONTENTS at a time in the window of the program."""

    def __init__(self, host):
        self.host = host
        self.moved = set()
        self.frames = 0
        # The places of the events of each type.
        self.events = defaultdict(list)
        Gdk.Event.handler_set(self._handle)
        host.window.add_tick_callback(self._count)

    def _handle(self, event, *_):
        Gtk.main_do_event(event)
        _, x, y = event.get_root_coords()
        self.events[event.type.value_nick].append([round(x), round(y)])

    def _count(self, *_):
        self.frames += 1
        return True

    def show(self, name):
        for widget in self.host.window.get_children():
            widget.destroy()
        self.frames = 0
        outer, inner = CONTENTS[name]()
        self.outer_widget, self.inner_widget = outer, inner
        is_outer_of_gtk = isinstance(outer, Gtk.ScrolledWindow)
        self.host.window.add(outer)
        self.host.window.show_all()
        edges = ("header", "footer")
        self.outer = Scroller(
            outer, "outer" if inner else "content", self.moved, None if is_outer_of_gtk else edges
        )
        self.inner = None
        if inner:
            own = edges if is_outer_of_gtk else ("inner start", "inner end")
            self.inner = Scroller(inner, "inner", self.moved, own)

    def is_shown(self):
        widget = self.inner_widget or self.outer_widget
        return widget.get_mapped() and self.frames > 10

    def put(self, outer, inner):
        """Moves both to fractions of their ranges. A single widget takes the inner one's."""
        for scroller, share in (
            (self.outer, outer if self.inner else inner), (self.inner, inner)
        ):  # fmt: skip
            if scroller:
                scroller.put(share)
        self.moved.clear()
        self.frames = 0
        self.events.clear()

    def set_mouse_drag(self, is_on):
        for widget in (self.outer_widget, self.inner_widget):
            if isinstance(widget, Tug.RefreshBin):
                widget.props.mouse_drag = is_on
