"""Search by typing, as GtkTreeView has it: real keys, an entry in the corner, and 10,000,000 rows."""

from tug_harness.case import on_every_display

from test_keys import KeyTests

NAMES = ["Apple", "apricot", "Éclair", "Zürich", "zoo", "Ébène"]
FILL = f"store.remove_all(); store.splice(0, 0, [Item(title=name) for name in {NAMES!r}])"
# Milliseconds of the processor between two turns of a program while all rows are searched. By the
# clock they would depend on the other programs of a busy computer.
LONGEST_WAIT = 250


class TypingTests(KeyTests):
    ENTRY = "isinstance(window.get_focus(), Gtk.SearchEntry)"

    def type(self, text):
        for letter in text:
            self.display.key(letter)

    def wait_selected(self, row):
        self.wait(f"view.get_selected_rows() == [{row}]")

    def wait_open(self):
        self.wait(self.ENTRY)

    def wait_closed(self):
        self.wait("view.has_focus()")

    @property
    def typed(self):
        return self.ask("window.get_focus().get_text()")


@on_every_display()
class Typing(TypingTests):
    def test_letters_start_and_continue_a_search(self):
        self.start(begin=FILL)
        self.type("a")
        self.wait_open()
        self.wait_selected(0)
        self.type("pr")
        self.wait_selected(1)
        self.assertEqual(self.typed, "apr")
        self.assertTrue(self.ask("view.props.focused_row == 1"))
        self.display.key("BackSpace")
        self.wait_selected(0)
        self.display.key("Escape")
        self.wait_closed()
        # The search starts again.
        self.type("z")
        self.wait_selected(3)
        self.assertEqual(self.typed, "z")

    def test_case_and_composition_are_the_same(self):
        self.start(begin=FILL)
        self.display.key("e", "Shift")
        self.wait_selected(2)
        self.display.key("Down")
        self.wait_selected(5)
        self.display.key("Down")
        self.rest()
        self.wait_selected(5)

    def test_text_without_a_match_is_reported(self):
        self.start(begin=FILL)
        self.type("a")
        self.wait_selected(0)
        self.type("x")
        self.wait("window.get_focus().get_style_context().has_class('error')")
        self.assertEqual(self.selected, [0])
        self.display.key("BackSpace")
        self.wait("not window.get_focus().get_style_context().has_class('error')")

    def test_it_closes_after_a_timeout_and_without_the_focus(self):
        self.start(begin=FILL)
        self.type("a")
        self.wait_open()
        self.wait_closed()
        self.type("a")
        self.wait_open()
        self.do("view.grab_focus()")
        self.wait_closed()
        self.type("z")
        self.wait_selected(3)
        self.assertEqual(self.typed, "z")

    def test_a_disabled_search_leaves_keys_to_the_program(self):
        self.start(begin=FILL + "; view.props.enable_search = False")
        self.do("window.connect_after('key-press-event', lambda _, e: say('left', e.keyval))")
        self.type("a")
        self.display.key("f", "Control")
        self.wait_for("left 97")
        self.wait_for("left 102")
        self.assertTrue(self.ask("view.has_focus()"))
        self.assertEqual(self.selected, [])

    def test_accelerators_come_before_it(self):
        self.start(begin=FILL)
        self.do(
            "group = Gtk.AccelGroup(); window.add_accel_group(group);"
            "group.connect(Gdk.KEY_f, Gdk.ModifierType.CONTROL_MASK, 0, lambda *_: (say('own'), True)[1])"
        )
        self.display.key("f", "Control")
        self.wait_for("own")
        self.assertTrue(self.ask("view.has_focus()"))
        self.type("a")
        self.wait_open()
        self.display.key("f", "Control")
        self.wait_for("own", count=2)
        self.assertEqual(self.typed, "a")


@on_every_display("X11")
class Searching(TypingTests):
    def test_a_comparison_by_the_program(self):
        self.start()
        self.do("view.set_search_func(lambda view, row, text, *_: text == str(row)[::-1])")
        self.type("42")
        self.wait_selected(24)
        self.display.key("Escape")
        self.do("view.set_search_func(None)")
        self.type("r")
        self.wait_selected(0)
        self.do("view.set_search_func(lambda view, *_: view.destroy())")
        self.type("o")
        self.wait("not view.get_mapped()")

    def test_rows_of_cell_renderers(self):
        self.start(
            begin="tree = Gtk.ListStore(int, str); [tree.append([n, w]) for n, w in"
            " enumerate(('one', 'two', 'three'))]; text = Gtk.CellRendererText();"
            "view.props.model = None; view.props.tree_model = tree; view.pack_start(text, True);"
            "view.add_attribute(text, 'text', 1)"
        )
        self.type("th")
        self.wait_selected(2)
        self.display.key("Escape")
        self.display.key("c", "Control")
        self.wait("Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text() == 'three'")

    def test_a_search_in_ten_million_rows_does_not_block(self):
        """No row matches; in the meantime the program runs, and Escape ends the search."""
        self.start(begin=MANY)
        self.do(WATCH)
        self.type("q")
        self.wait_open()
        self.wait("model.asked > 20000", seconds=30)
        self.assertLess(self.ask("watch.longest"), LONGEST_WAIT)
        self.assertLess(self.ask("model.asked"), 10_000_000)
        self.display.key("Page_Down")
        self.display.key("Escape")
        self.wait_closed()
        asked = self.ask("model.asked")
        self.rest()
        self.assertLess(self.ask("model.asked") - asked, 2000, "it goes on after its end")
        self.type("ro")
        self.wait_selected(0)


MANY = """
class Many(GObject.Object, Gio.ListModel):
    asked = 0

    def do_get_item_type(self):
        return Item.__gtype__

    def do_get_n_items(self):
        return 10_000_000

    def do_get_item(self, place):
        self.asked += 1
        return Item(title=f"Row {place}")


model = Many()
view.props.model = model
"""
WATCH = """
import time


class Watch:
    longest = 0.0
    last = None


watch = Watch()


def look():
    now = time.thread_time() * 1000
    if watch.last is not None:
        watch.longest = max(watch.longest, now - watch.last)
    watch.last = now
    return True


GLib.timeout_add(5, look)
"""
