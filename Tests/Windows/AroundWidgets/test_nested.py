"""Two nested widgets: a drag that both use, and pulls that begin on the inner one."""

from around_case import AroundTests
from tug_harness.case import on_every_display

# The child is a column: the inner widget, and rows that make the column longer than the bin.
BEGIN = """
from gi.repository import Gio, GObject
class Item(GObject.Object):
    text = GObject.Property(type=str)
def items(count):
    store = Gio.ListStore.new(Item)
    for number in range(count):
        store.append(Item(text=f'Row {number}'))
    return store
def tug_list(orientation, count):
    made = Tug.ListView(model=items(count), title_property='text', orientation=orientation)
    made.connect('scrolled', lambda *_: host.moved.add('inner'))
    return made
def labels(orientation, count):
    made = Gtk.Box(orientation=orientation)
    for number in range(count):
        made.add(Gtk.Label(label=f'Label {number}', width_request=90, height_request=40))
    return made
def gtk_scroller(orientation, count):
    made = Gtk.ScrolledWindow(child=labels(orientation, count))
    for adjustment in (made.get_hadjustment(), made.get_vadjustment()):
        adjustment.connect('value-changed', lambda *_: host.moved.add('inner'))
    return made
def tug_bin(orientation, count):
    made = Tug.RefreshBin(orientation=orientation)
    made.add(labels(orientation, count))
    made.connect('scrolled', lambda *_: host.moved.add('inner'))
    return made
def place_of(inner):
    shown = inner.get_child() if isinstance(inner, Tug.RefreshBin) else inner
    if isinstance(inner, Tug.ListView) or isinstance(inner, Tug.RefreshBin):
        return inner.props.content_offset
    return shown.get_hadjustment().get_value() + shown.get_vadjustment().get_value()
def set_place(inner, value):
    if isinstance(inner, Gtk.ScrolledWindow):
        for adjustment in (inner.get_hadjustment(), inner.get_vadjustment()):
            adjustment.set_value(value)
    else:
        inner.scroll_to_offset(min(value, inner.props.maximum_content_offset), False)
host.moved = set()
host.child.rows.destroy()
for widget in bin.get_children():
    bin.remove(widget)
VERTICAL, HORIZONTAL = Gtk.Orientation.VERTICAL, Gtk.Orientation.HORIZONTAL
inner = {inner}
inner.set_size_request(-1, 200)
column = Gtk.Box(orientation=VERTICAL)
column.add(inner)
column.pack_start(labels(VERTICAL, {below}), True, True, 0)
bin.add(column)
column.show_all()
bin.connect('scrolled', lambda *_: host.moved.add('outer'))
"""
INNER = {
    "list across": "tug_list(HORIZONTAL, 40)",
    "list along": "tug_list(VERTICAL, 40)",
    "short list along": "tug_list(VERTICAL, 2)",
    "bin along": "tug_bin(VERTICAL, 40)",
    "scroller along": "gtk_scroller(VERTICAL, 40)",
}


def in_each(*names):
    """Makes a test class for each inner widget and display server of a class of tests."""

    def decorate(tests):
        for name in names:
            suffix = "".join(word.capitalize() for word in name.split())
            on_every_display(suffix=suffix, inner=name)(tests)
        return tests

    return decorate


class NestedTests(AroundTests):
    def start(self, below=30):
        self.open(begin=BEGIN.replace("{inner}", INNER[self.inner]).replace("{below}", str(below)))
        self.wait("inner.get_mapped() and adjustment.get_upper() > 0")
        self.rest()


@in_each("list along", "bin along")
class RestOfDrag(NestedTests):
    """A drag that continues where the inner widget has no more room."""

    def pull_and_go_back(self, places, beyond):
        """Drags down past the inner widget's start, and back up over `places` on the screen.

        The inner widget then scrolls beyond the offset `beyond`.
        """
        self.start()
        self.do("set_place(inner, 60)")
        self.wait("place_of(inner) == 60")
        self.rest()
        self.display.touch_drag((180, 60), (180, 300), seconds=0.5, release=False)
        self.window.until("the outer pull", lambda: self.offset < -40)
        self.assertEqual(self.ask("place_of(inner)"), 0)
        # Back again: first the pull, then the inner widget.
        for y in places:
            self.display.touch_move(180, y)
        self.window.until("the inner drag", lambda: self.ask("place_of(inner)") > beyond)
        self.display.touch_up()
        self.rest()
        self.assertEqual(self.offset, 0)
        self.assertNotIn("refresh", self.lines())

    def test_the_rest_of_a_drag_pulls_and_goes_back(self):
        self.pull_and_go_back(range(300, 30, -10), beyond=5)

    def test_one_event_goes_back_through_both(self):
        # The pull takes the 172 points from 300 up to 128, and the inner widget the 88 that are left.
        self.pull_and_go_back([40], beyond=80)


@in_each("list across", "list along", "short list along", "bin along", "scroller along")
class PullOnInner(NestedTests):
    def test_a_pull_that_begins_on_the_inner_widget_refreshes(self):
        self.start(below=0)
        mark = self.mark()
        self.display.touch_drag((180, 60), (180, 300), hold=0.1)
        self.wait_for("refresh", "refresh-opened", since=mark)


# A scrolled window of GTK around a column: the pullable widget, and labels below it.
SCROLLED = """
for widget in window.get_children():
    window.remove(widget)
host.refreshes = 0
def refreshed(_widget, work):
    host.refreshes += 1
    work.end()
inner.connect('refresh', refreshed)
inner.props.header_style = Tug.HeaderStyle.NATIVE
inner.set_size_request(-1, 200)
column = Gtk.Box(orientation=VERTICAL)
column.add(inner)
column.pack_start(labels(VERTICAL, 30), True, True, 0)
outer = Gtk.ScrolledWindow(child=column)
window.add(outer)
outer.get_vadjustment().connect('value-changed', lambda *_: host.moved.add('outer'))
window.show_all()
"""


TAPPED = """
button = Gtk.Button(label='Tap', height_request=60, visible=True)
button.connect('clicked', lambda _: host.taps.append(0))
inner.props.scrolled_window.get_child().get_child().pack_start(button, False, False, 0)
inner.props.scrolled_window.get_child().get_child().reorder_child(button, 0)
"""


@in_each("list along", "bin along")
class InsideScrollerOfGtk(NestedTests):
    """A finger on a pullable widget inside a scrolled window of GTK, which claims all fingers."""

    watched = "inner.props.content_offset, outer.get_vadjustment().get_value()"

    def start(self):
        begin = BEGIN.partition("column = ")[0].replace("{inner}", INNER[self.inner])
        self.open(begin=begin)
        self.do(SCROLLED)
        self.wait("inner.get_mapped() and outer.get_vadjustment().get_upper() > 1000")
        self.settle()

    def settle(self):
        self.wait("not (inner.props.decelerating or inner.props.dragging)")
        self.still()
        self.do("host.moved.clear()")

    def scrolled(self):
        return self.ask("outer.get_vadjustment().get_value()")

    def test_the_header_gets_a_finger_that_the_scroller_cannot_follow(self):
        self.start()
        self.display.touch_drag((180, 60), (180, 320), hold=0.1)
        self.wait("refreshes == 1")
        self.assertEqual(self.scrolled(), 0)
        self.settle()
        # The scroller follows a finger where it has room, with its kinetic scrolling.
        self.assertTrue(self.ask("outer.get_kinetic_scrolling()"))
        self.display.touch_drag((180, 180), (180, 100), seconds=0.2, release=False)
        self.window.until("the scroller to follow", lambda: self.scrolled() > 40)
        self.display.touch_up()
        self.settle()
        self.display.flick((180, 180), (180, 60))
        self.window.until("the scroller to glide", lambda: self.scrolled() > 250)
        self.assertEqual(self.ask("inner.props.content_offset"), 0)
        self.assertEqual(self.ask("refreshes"), 1)

    def test_a_tap_arrives(self):
        self.start()
        self.do("host.taps = []")
        if self.inner.startswith("list"):
            self.do("inner.connect('row-activated', lambda _, row, *rest: host.taps.append(row))")
        else:
            self.do(TAPPED)
            self.wait("button.get_mapped() and button.get_allocated_height() >= 60")
            # It slides in.
            self.wait("button.translate_coordinates(inner, 0, 0)[1] >= 0")
        self.display.tap(180, 30)
        self.wait("len(taps) == 1")
        self.assertEqual(self.ask("sorted(host.moved)"), [])

    def test_a_tap_that_destroys_the_widget_leaves_the_scroller_kinetic(self):
        self.start()
        # GTK itself delivers the rest of the press to the destroyed widget.
        self.expected_errors = ("_gtk_widget_captured_event",)
        self.do("inner.connect('touch-event', lambda *_: inner.destroy())")
        self.display.tap(180, 30)
        self.wait("inner.get_parent() is None")
        self.assertTrue(self.ask("outer.get_kinetic_scrolling()"))
