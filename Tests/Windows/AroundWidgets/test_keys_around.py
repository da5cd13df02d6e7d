"""Keys while the header is open: what they reach is seen, and not behind the header."""

from around_case import HEIGHT, AroundTests, around, around_in_turn


@around_in_turn("list", "tree", "text", "icons")
class Cursor(AroundTests):
    # The place of the cursor in the window: top and bottom.
    PLACES = {
        "list": "(lambda w: (lambda y: [y, y + w.get_allocated_height()])"
        "(w.translate_coordinates(window, 0, 0)[1]))(window.get_focus())",
        "tree": "[child.place(child.cursor())[1] - 15, child.place(child.cursor())[1] + 15]",
        "text": "[child.place(child.cursor())[1] - 8, child.place(child.cursor())[1] + 8]",
        "icons": "(lambda p: [p[1] - 30, p[1] + 30])"
        "(child.place(child.rows.get_cursor()[1][0]))",
    }

    def start(self):
        # A tree's rows, and so its cursor, are below its headers.
        self.open(begin="child.rows.set_headers_visible(True)" if self.kind == "tree" else None)
        self.do("child.rows.grab_focus()")
        self.display.click(*self.place(0))
        # A text's cursor is there already, and reports nothing.
        if self.kind != "text":
            self.wait_for("hit 0")
        self.rest()

    def assert_in_view(self):
        """The cursor is below the open header, and above the window's end."""
        code = self.PLACES[self.kind]

        def is_seen():
            top, bottom = self.ask(code)
            return top >= self.ask("shift")[1] - 1 and bottom <= HEIGHT + 1

        self.window.until(f"the cursor to be seen, {self.ask(code)}", is_seen)

    def test_the_cursor_is_seen_beside_an_open_header(self):
        self.start()
        self.refresh_open()
        # Past the end of the window, which is before the end of the child.
        for _ in range(20):
            self.key("Down")
            self.assert_in_view()
        self.rest()
        self.assert_in_view()
        self.key("End", "Control")
        self.rest()
        self.assert_in_view()
        self.key("Home", "Control")
        self.rest()
        self.assert_in_view()
        self.assertEqual(self.state, "refreshing")
        self.key("Page_Down")
        self.rest()
        self.key("Page_Up")
        self.key("Page_Up")
        self.rest()
        self.assert_in_view()
        self.end_refresh()
        self.assert_in_view()

    def test_keys_at_the_edges_pull_nothing(self):
        self.start()
        for _ in range(3):
            self.key("Up")
            self.key("Page_Up")
        self.rest()
        self.assert_at_start()
        self.assertNotIn("refresh", self.lines())


@around_in_turn("list", "tree", "scrolled")
class RefreshKeys(AroundTests):
    def test_F5_refreshes_where_the_child_has_the_focus(self):
        self.open()
        self.do("child.rows.grab_focus()")
        self.display.click(*self.place(2))
        self.wait_for("hit 2")
        self.display.key("F5")
        self.wait_for("refresh", "refresh-opened")
        self.rest()
        self.end_refresh()
        self.assert_at_start()


@around("list")
class ControlKeys(AroundTests):
    """The keys of the table that a bin has besides F5."""

    def test_several_actions_and_a_second_floor(self):
        self.open()
        self.do("child.rows.grab_focus()")
        self.do("bin.props.header_style = Tug.HeaderStyle.ACTIONS")
        self.display.key("3", "Control")
        self.wait_for("refresh", "refresh-opened")
        self.assertEqual(self.ask("bin.props.header.props.chosen_action"), 2)
        self.end_refresh()
        self.do("bin.props.header_style = Tug.HeaderStyle.NATIVE")
        self.do("bin.props.header.props.policy.props.floor_distance = 200")
        self.display.key("Page_Up", "Alt")
        self.wait("bin.props.second_floor_open")
        self.rest()
        self.display.key("Escape")
        self.wait("not bin.props.second_floor_open")

    def test_a_load(self):
        self.open()
        self.do("child.rows.grab_focus()")
        self.do("bin.props.footer_style = Tug.FooterStyle.NATIVE")
        self.display.key("r", "Control", "Shift")
        self.wait_for("load-more")


@around("list")
class FocusMoves(AroundTests):
    def test_Tab_brings_the_focus_into_view_below_the_header(self):
        self.open()
        self.do("child.button(0).grab_focus()")
        self.refresh_open()
        for _ in range(3):
            self.key("Down")
        self.rest()
        self.do("child.button(40).grab_focus()")
        self.rest()
        place = "child.button(40).translate_coordinates(window, 0, 0)[1]"
        self.wait(f"0 <= {place} <= {HEIGHT - 30}")
        self.do("child.button(0).grab_focus()")
        self.rest()
        self.wait("child.button(0).translate_coordinates(window, 0, 0)[1] >= shift[1]")


# A window that passes keys to the focus before its accelerators, as text editors and evince do.
FOCUS_FIRST = """
window.connect('key-press-event', lambda window, event: window.propagate_key_event(event))
group = Gtk.AccelGroup()
window.add_accel_group(group)
"""
ACCELERATOR = "group.connect({key}, {modifiers}, 0, lambda *_: say('accelerator') or True)"


@around("list")
class Accelerators(AroundTests):
    def start(self, more=""):
        """Opens the window, with `more` code first: GTK learns its accelerators when it is idle."""
        self.open(begin=FOCUS_FIRST + more)
        self.display.click(*self.place(0))
        self.wait_for("hit 0")
        self.rest()

    def test_an_accelerator_of_the_program_comes_first(self):
        keys = (("Gdk.KEY_F5", 0), ("Gdk.KEY_r", "Gdk.ModifierType.CONTROL_MASK"))
        self.start("\n".join(ACCELERATOR.format(key=key, modifiers=held) for key, held in keys))
        for key in (("F5",), ("r", "Control")):
            mark = self.mark()
            self.display.key(*key)
            self.wait_for("accelerator", since=mark)
            self.still()
            self.assertEqual(self.lines(mark), ["accelerator"])

    def test_the_keys_can_be_switched_off(self):
        self.start()
        self.do("bin.set_property('enable-refresh-keys', False)")
        mark = self.mark()
        self.key("F5")
        self.key("r", "Control")
        self.still()
        self.assertEqual(self.lines(mark), [])
        self.do("bin.set_property('enable-refresh-keys', True)")
        self.display.key("F5")
        self.wait_for("refresh", since=mark)
