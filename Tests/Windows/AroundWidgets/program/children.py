"""Widgets of GTK with many rows, each of which prints the row that is hit."""

import gi

gi.require_versions({"Gdk": "3.0", "GdkPixbuf": "2.0", "Gtk": "3.0"})
from gi.repository import Gdk, GdkPixbuf, Gtk  # noqa: E402

ROW_HEIGHT = 40
ICON = 48


def say(*words):
    print(*words, flush=True)


class Child:
    """A widget with numbered rows. `widget` goes into the bin, `rows` is the widget with the rows."""

    def __init__(self, count):
        self.rows = self.widget = self.make()
        self.count = 0
        self.add(count)

    def make(self):
        raise NotImplementedError

    def add(self, count):
        """Adds rows at the end."""
        for _ in range(count):
            self.append(self.count)
            self.count += 1

    def append(self, number):
        raise NotImplementedError

    def area(self, number):
        """The place of a row in its widget: x, y, width and height."""
        raise NotImplementedError

    def place(self, number):
        """The middle of a row in the window, in points from its top left."""
        x, y, width, height = self.area(number)
        toplevel = self.rows.get_toplevel()
        return self.rows.translate_coordinates(toplevel, x + width // 2, y + height // 2)


class List(Child):
    """A Gtk.ListBox whose rows have a label and a button."""

    def make(self):
        box = Gtk.ListBox()
        box.connect("row-activated", lambda _, row: say("hit", row.get_index()))
        return box

    def append(self, number):
        line = Gtk.Box()
        line.pack_start(Gtk.Label(label=f"Row {number}", xalign=0), True, True, 8)
        button = Gtk.Button(label="More")
        button.connect("clicked", lambda _: say("button", number))
        line.pack_end(button, False, False, 8)
        row = Gtk.ListBoxRow(child=line)
        row.set_size_request(-1, ROW_HEIGHT)
        row.show_all()
        self.rows.insert(row, -1)

    def insert_first(self):
        self.append(self.count)
        row = self.rows.get_row_at_index(self.count)
        self.rows.remove(row)
        self.rows.insert(row, 0)
        self.count += 1

    def remove(self, count):
        for _ in range(count):
            self.count -= 1
            self.rows.remove(self.rows.get_row_at_index(self.count))

    def row(self, number):
        return self.rows.get_row_at_index(number)

    def button(self, number):
        return self.row(number).get_child().get_children()[1]

    def area(self, number):
        place = self.row(number).get_allocation()
        return place.x, place.y, place.width, place.height


class Scrolled(List):
    """A list in a Gtk.ScrolledWindow, as a program has it already."""

    def __init__(self, count):
        super().__init__(count)
        self.widget = Gtk.ScrolledWindow(child=self.rows)


class Tree(Child):
    def make(self):
        self.model = Gtk.ListStore(str)
        tree = Gtk.TreeView(model=self.model, headers_visible=False)
        tree.set_activate_on_single_click(True)
        renderer = Gtk.CellRendererText(height=ROW_HEIGHT)
        tree.append_column(Gtk.TreeViewColumn("Row", renderer, text=0))
        tree.connect("row-activated", lambda _, path, column: say("hit", path[0]))
        return tree

    def append(self, number):
        self.model.append([f"Row {number}"])

    def area(self, number):
        place = self.rows.get_background_area(Gtk.TreePath(number), self.rows.get_column(0))
        x, y = self.rows.convert_bin_window_to_widget_coords(place.x, place.y)
        return x, y, place.width, place.height

    def cursor(self):
        path, _ = self.rows.get_cursor()
        return path[0] if path else None


class Text(Child):
    """A line is a row; one is hit where the cursor is put there."""

    def __init__(self, count):
        super().__init__(count)
        self.buffer.connect("notify::cursor-position", lambda *_: say("hit", self.cursor()))

    def make(self):
        text = Gtk.TextView()
        text.set_pixels_above_lines(12)
        text.set_pixels_below_lines(12)
        self.buffer = text.get_buffer()
        return text

    def append(self, number):
        end = "\n" if number else ""
        self.buffer.insert(self.buffer.get_end_iter(), f"{end}Line {number} of a text")
        if number == 0:
            self.buffer.place_cursor(self.buffer.get_start_iter())

    def cursor(self):
        return self.buffer.get_iter_at_mark(self.buffer.get_insert()).get_line()

    def selected(self):
        return self.buffer.get_text(*self.buffer.get_selection_bounds(), False)

    def area(self, number):
        y, height = self.rows.get_line_yrange(self.buffer.get_iter_at_line(number))
        _, top = self.rows.buffer_to_window_coords(Gtk.TextWindowType.WIDGET, 0, y)
        return 0, top, 80, height


class Icons(Child):
    def make(self):
        self.model = Gtk.ListStore(str, GdkPixbuf.Pixbuf)
        self.picture = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, ICON, ICON)
        self.picture.fill(0x3584E4FF)
        icons = Gtk.IconView(model=self.model, text_column=0, pixbuf_column=1)
        icons.set_activate_on_single_click(True)
        icons.connect("item-activated", lambda _, path: say("hit", path[0]))
        return icons

    def append(self, number):
        self.model.append([f"Icon {number}", self.picture])

    def area(self, number):
        _, place = self.rows.get_cell_rect(Gtk.TreePath(number), None)
        return place.x, place.y, place.width, place.height


class Flow(Child):
    def make(self):
        flow = Gtk.FlowBox(valign=Gtk.Align.START, max_children_per_line=3)
        flow.connect("child-activated", lambda _, child: say("hit", child.get_index()))
        return flow

    def append(self, number):
        label = Gtk.Label(label=f"Item {number}")
        label.set_size_request(90, ROW_HEIGHT)
        label.show()
        self.rows.insert(label, -1)

    def area(self, number):
        place = self.rows.get_child_at_index(number).get_allocation()
        return place.x, place.y, place.width, place.height


KINDS = {kind.__name__.lower(): kind for kind in (List, Tree, Text, Icons, Flow, Scrolled)}
