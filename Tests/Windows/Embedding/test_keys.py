"""Each row of the table of keys, pressed in a real window: Sources/Widget/CGtk/keys.toml has the rows.

The method `test_NAME` is the row's; one that is missing fails, and so does a key that is not pressed.
"""

import tomllib

from tug_harness.case import on_every_display, on_one_display

from asked_case import ROW_HEIGHT, AskedListTests
from embedding_case import REPOSITORY

ROWS = tomllib.loads((REPOSITORY / "Sources/Widget/CGtk/keys.toml").read_text())["row"]
KEYS = {row["name"]: [one["key"] for one in row["keys"]] for row in ROWS}
LAST = 99
# Starts a header with three actions.
ACTIONS = "view.props.header_style = Tug.HeaderStyle.ACTIONS"


class KeyTests(AskedListTests):
    def start(self, begin="None", **given):
        super().start(
            begin="view.props.selection_mode = Gtk.SelectionMode.MULTIPLE\n" + begin, **given
        )
        self.do("view.grab_focus()")
        self.wait("view.has_focus()")
        self.left = []

    def press(self, key):
        *held, name = key.split("+")
        self.display.key(name, *held)
        if key in self.left:
            self.left.remove(key)


@on_one_display("X11")
class KeysOfTheTable(KeyTests):
    def setUp(self):
        super().setUp()
        self.left = []

    def begin(self, **given):
        """Opens the window; every key of the test's row is to be pressed until its end."""
        self.start(**given)
        name = self._testMethodName.removeprefix("test_").replace("_", "-")
        self.left = list(KEYS[name])

    def tearDown(self):
        self.assertEqual(self.left, [], "keys that were not pressed")
        super().tearDown()

    def wait_selected(self, *rows):
        self.wait(f"view.get_selected_rows() == {list(rows)}")

    def test_move(self):
        self.begin()
        self.press("Down")
        self.wait_selected(0)
        self.press("Down")
        self.wait_selected(1)
        self.display.key("Down", "Shift")
        self.wait_selected(1, 2)
        self.display.key("Down", "Control")
        self.press("Up")
        self.wait_selected(2)
        self.press("Up")
        self.wait_selected(1)
        self.do("view.props.orientation = Gtk.Orientation.HORIZONTAL")
        self.press("Right")
        self.wait_selected(2)
        self.press("Left")
        self.wait_selected(1)

    def test_page(self):
        self.begin()
        self.press("Down")
        self.press("Page_Down")
        self.wait("view.props.content_offset > 300")
        self.rest()
        there = self.selected
        self.assertGreater(there[0], 5)
        self.press("Page_Up")
        self.wait("view.props.content_offset == 0")
        self.wait_selected(0)

    def test_ends(self):
        self.begin()
        self.press("End")
        self.wait_selected(LAST)
        self.rest()
        self.assertEqual(self.offset, self.ask("view.props.maximum_content_offset"))
        self.press("Home")
        self.wait_selected(0)
        self.wait("view.props.content_offset == 0")

    def test_scroll(self):
        self.begin()
        self.press("space")
        self.wait("view.props.content_offset > 300")
        self.assertEqual(self.selected, [])
        self.rest()
        self.press("Shift+space")
        self.wait("view.props.content_offset == 0")

    def test_enter(self):
        self.begin(begin="box = Gtk.Box(); window.remove(view); window.add(box);"
                   "button = Gtk.Button(); box.add(button); box.pack_end(view, True, True, 0)")  # fmt: skip
        self.do("button.grab_focus()")
        self.press("Tab")
        self.wait("view.has_focus()")
        self.display.key("Return")
        self.wait_for("activated 0")

    def test_activate(self):
        self.begin()
        self.press("Down")
        self.press("Return")
        self.wait_for("activated 0")
        self.fail_a_load()
        self.press("Return")
        self.wait_for("load-more", count=2)

    def fail_a_load(self):
        """A load has failed, and the footer has the focus."""
        self.display.key("F5", "Shift")
        self.wait_for("load-more")
        self.do("works.pop().end_with_error(GLib.Error('no network'))")
        self.wait("view.props.load_state.value_nick != 'refreshing'")
        self.press("End")
        self.rest()
        self.press("Down")

    def test_menu(self):
        self.begin()
        self.press("Down")
        self.press("Menu")
        self.wait_for("menu 0")
        self.press("Shift+F10")
        self.wait_for("menu 0", count=2)

    def test_toggle(self):
        self.begin()
        self.press("Down")
        self.press("Control+space")
        self.wait_selected()
        self.press("Control+space")
        self.wait_selected(0)

    def test_select_all(self):
        self.begin()
        self.press("Control+a")
        self.wait("view.get_n_selected_rows() == 100")

    def test_select_none(self):
        self.begin()
        self.do("view.select_rows(3, 4)")
        self.press("Control+Shift+a")
        self.wait_selected()

    def test_copy(self):
        self.begin()
        self.do("store[2].props.subtitle = 'second line'; view.props.subtitle_property = 'subtitle'")
        self.do("view.select_rows(1, 2)")
        clipboard = "Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)"
        for key in KEYS["copy"]:
            self.do(f"{clipboard}.set_text('', -1)")
            self.press(key)
            self.wait(f"{clipboard}.wait_for_text() == 'Row 1\\nRow 2\\tsecond line'")

    def test_search(self):
        self.begin()
        self.press("Control+f")
        self.type_number("9")
        self.wait_selected(9)

    def type_number(self, digits):
        """Types the title of a row."""
        self.display.key("r")
        self.display.key("o")
        self.display.key("w")
        self.display.key("space")
        for digit in digits:
            self.display.key(digit)

    def test_search_on(self):
        self.begin()
        self.display.key("f", "Control")
        self.type_number("1")
        self.wait_selected(1)
        for key, row in (("Down", 10), ("Control+g", 11), ("Control+Shift+g", 10), ("Up", 1)):
            self.press(key)
            self.wait_selected(row)

    def test_search_end(self):
        self.begin()
        self.display.key("f", "Control")
        self.type_number("7")
        self.wait_selected(7)
        self.press("Escape")
        self.wait("view.has_focus()")
        self.display.key("f", "Control")
        self.type_number("8")
        self.wait_selected(8)
        self.press("Return")
        self.wait_for("activated 8")
        self.wait("view.has_focus()")

    def test_refresh(self):
        self.begin()
        for count, key in enumerate(KEYS["refresh"], 1):
            self.press(key)
            self.wait_for("refresh", count)
            self.do("works.pop().end()")
            self.wait("view.props.refresh_state.value_nick == 'idle'")

    def test_choose(self):
        self.begin(begin=ACTIONS + "; view.props.header.props.policy.props.n_actions = 8")
        for action, key in enumerate(KEYS["choose"]):
            self.press(key)
            self.wait_for("refresh", action + 1)
            self.assertEqual(self.ask("view.props.header.props.chosen_action"), action)
            self.do("works.pop().end()")
            self.wait("view.props.refresh_state.value_nick == 'idle'")

    def test_load(self):
        self.begin()
        for count, key in enumerate(KEYS["load"], 1):
            self.press(key)
            self.wait_for("load-more", count)
            self.do("works.pop().end()")
            self.wait("view.props.load_state.value_nick == 'idle'")

    def test_floor(self):
        self.begin(begin="view.props.header.props.policy.props.floor_distance = 200")
        self.press("Alt+Page_Up")
        self.wait("view.props.second_floor_open")

    def test_give_up(self):
        self.begin(begin="view.props.header.props.policy.props.floor_distance = 200")
        self.display.key("Page_Up", "Alt")
        self.wait("view.props.second_floor_open")
        self.rest()
        self.press("Escape")
        self.wait("not view.props.second_floor_open")

    def cells(self):
        return (
            "tree = Gtk.ListStore(bool, str); tree.append([False, 'one']);"
            "toggle = Gtk.CellRendererToggle(); text = Gtk.CellRendererText(editable=True);"
            "view.props.model = None; view.props.tree_model = tree;"
            "view.pack_start(toggle, False); view.add_attribute(toggle, 'active', 0);"
            "view.pack_start(text, True); view.add_attribute(text, 'text', 1);"
            "toggle.connect('toggled', lambda *_: say('toggled'));"
            "text.connect('edited', lambda _, path, text: say('edited', text))"
        )

    def test_cell(self):
        self.begin(begin=self.cells())
        self.display.key("Down")
        self.press("space")
        self.wait_for("toggled")

    def test_edit(self):
        self.begin(begin=self.cells())
        self.display.key("Down")
        self.press("F2")
        self.wait("isinstance(window.get_focus(), Gtk.Entry)")
        self.display.key("z")
        self.display.key("Return")
        self.wait_for("edited z")

    def test_every_row_has_a_test(self):
        """The names of tests show that each row has one."""
        there = {name for name in dir(self) if name.startswith("test_")}
        wanted = {f"test_{name.replace('-', '_')}" for name in KEYS}
        self.assertEqual(there - {self._testMethodName}, wanted)


@on_every_display("X11")
class OtherBindings(KeyTests):
    """A stylesheet and a program have the signals as GTK's own."""

    STYLE = """
    @binding-set tug-test { bind "j" { "move-cursor" (display-lines, 1, 0, 0) };
      bind "<Control>e" { "choose-action" (2) }; unbind "F5"; }
    tuglist { -gtk-key-bindings: tug-test; }
    """

    def test_a_stylesheet_binds_other_keys(self):
        self.start(begin=ACTIONS)
        self.do(
            f"provider = Gtk.CssProvider(); provider.load_from_data({self.STYLE!r}.encode());"
            "Gtk.StyleContext.add_provider_for_screen(window.get_screen(), provider, 800)"
        )
        self.display.key("j")
        self.wait("view.get_selected_rows() == [0]")
        self.display.key("F5")
        self.display.key("e", "Control")
        self.wait_for("refresh")
        self.assertEqual(self.ask("view.props.header.props.chosen_action"), 2)
        self.assertEqual(self.lines().count("refresh"), 1)

    def test_a_program_can_keep_a_key(self):
        self.start()
        self.do("view.select_rows(1, 1)")
        self.do("view.connect('copy-clipboard', lambda _: (say('own copy'), True)[1])")
        self.display.key("c", "Control")
        self.wait_for("own copy")
        self.do("view.connect('key-press-event', lambda _, e: (say('own', e.keyval), True)[1])")
        self.display.key("x")
        self.wait_for("own 120")
        self.assertTrue(self.ask("view.has_focus()"))
        self.assertEqual(self.selected, [1])

    def test_impossible_actions_are_reported(self):
        self.start()
        for words in (
            "'choose-action', 1", "'choose-action', -5", "'open-second-floor'",
            "'move-cursor', Gtk.MovementStep.WORDS, 1, False, False",
            "'move-cursor', Gtk.MovementStep.PAGES, 0, False, False",
        ):  # fmt: skip
            self.assertFalse(self.ask(f"view.emit({words})"), words)
        step = "Gtk.MovementStep.DISPLAY_LINES"
        self.assertTrue(self.ask(f"view.emit('move-cursor', {step}, 2147483647, False, False)"))
        self.wait(f"view.get_selected_rows() == [{LAST}]")
        self.assertTrue(self.ask(f"view.emit('move-cursor', {step}, -2147483648, True, False)"))
        self.wait("view.get_n_selected_rows() == 100")
        self.do("view.destroy()")


@on_every_display()
class RowsInView(KeyTests):
    def test_the_focus_is_brought_into_view(self):
        self.start()
        self.display.key("f", "Control")
        for key in ("r", "o", "w", "space", "8", "0"):
            self.display.key(key)
        self.wait("view.get_selected_rows() == [80]")
        self.rest()
        first, count = self.ask("(lambda n, first: [first, n])(*view.get_visible_rows())")
        self.assertTrue(first <= 80 < first + count)
        self.assertLess(abs(self.offset + self.screen_size[1] / 2 - 80.5 * ROW_HEIGHT), ROW_HEIGHT)
