"""A program's own widgets as header and footer learn state and pull; closed ones are not there."""

from around_case import AroundTests, around_in_turn

OWN = """
def own(side):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    label = Gtk.Label(label=side)
    button = Gtk.Button(label='Stop')
    button.connect('clicked', lambda _: say(side, 'clicked'))
    box.add(label); box.add(button); box.show_all()
    box.connect('map', lambda _: say(side, 'mapped'))
    box.connect('unmap', lambda _: say(side, 'unmapped'))
    return box
header, footer = own('header'), own('footer')
bin.set_property('footer-style', Tug.FooterStyle.MJ_BACK)
bin.set_property('header-widget', header)
bin.set_property('footer-widget', footer)
bin.props.header.connect('notify::state', lambda h, _: say('state', h.props.state.value_nick))
def pulled(header, _property):
    say('pull', header.props.pulling_percent)
bin.props.header.connect('notify::pulling-percent', pulled)
button = header.get_children()[1]
"""


@around_in_turn("list", "tree", "text", "scrolled")
class ControlWidgets(AroundTests):
    def start(self):
        self.open(begin=OWN)
        self.rest()

    def test_a_closed_header_is_hidden(self):
        self.start()
        self.assertFalse(self.ask("header.get_mapped() or footer.get_mapped()"))
        self.do("child.rows.grab_focus()")
        for _ in range(6):
            self.key("Tab")
            self.assertFalse(self.ask("button.is_focus()"))

    def test_a_header_receives_state_and_pull_and_input(self):
        self.start()
        mark = self.mark()
        self.refresh_open()
        lines = self.lines(mark)
        self.assertIn("state pulling", lines)
        self.assertIn("state refreshing", lines)
        pulls = [float(line.split()[1]) for line in lines if line.startswith("pull ")]
        self.assertGreaterEqual(max(pulls), 1)
        self.assertTrue(self.ask("header.get_mapped()"))
        self.assertFalse(self.ask("footer.get_mapped()"))
        length = self.ask("header.get_allocated_height()")
        self.assertEqual(self.ask("shift"), [0, length])
        x, y = self.ask("button.translate_coordinates(window, 20, 10)")
        self.assertTrue(0 <= y <= length, y)
        self.display.click(x, y)
        self.wait_for("header clicked", since=mark)
        mark = self.mark()
        self.display.tap(x, y)
        self.wait_for("header clicked", since=mark)
        # It is in the Tab order now.
        self.do("button.grab_focus()")
        self.assertTrue(self.ask("button.is_focus()"))
        self.end_refresh()
        self.wait("not header.get_mapped()")
        self.assert_at_start()

    def test_a_footer_is_shown_at_the_end(self):
        self.start()
        self.scroll_to(self.range)
        self.rest()
        mark = self.mark()
        self.display.touch_drag((60, 400), (60, 200), release=False)
        self.wait_for("footer mapped")
        self.wait("footer.translate_coordinates(window, 0, 0)[1] < 470")
        self.display.touch_up()
        self.wait_for("load-more", "load-opened", since=mark)
        self.rest()
        self.assertEqual(self.ask("shift"), [0, -self.ask("footer.get_allocated_height()")])
        self.do("end('load-more')")
        self.wait_for("load-closed", since=mark)
        self.wait("not footer.get_mapped()")

    def test_the_content_follows_a_header_that_changes_length(self):
        self.start()
        self.refresh_open()
        self.do("header.set_size_request(-1, 120)")
        self.wait("header.get_allocated_height() == 120")
        self.end_refresh()
        # It is pulled as far as it is long now.
        self.refresh_open(travel=370)
        self.assertEqual(self.ask("shift"), [0, 120])
        self.do("bin.set_property('header-widget', None)")
        self.assertIsNone(self.ask("header.get_parent()"))
        self.end_refresh()
        self.assert_at_start()
