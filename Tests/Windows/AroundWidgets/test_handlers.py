"""Handlers of the program that change the child, the bin or its window while GTK is about something."""

from around_case import AroundTests, around, around_in_turn

# Notes whether a signal comes while the child handles a key: its move-cursor is then being emitted.
IN_HANDLER = """
host.depth = 0
def enter(*_):
    host.depth += 1
    say('entered')
def leave(*_):
    host.depth -= 1
child.rows.connect('move-cursor', enter)
child.rows.connect_after('move-cursor', leave)
for name in ('scrolled', 'did-end-decelerating', 'notify::content-offset'):
    bin.connect(name, lambda *_, name=name: say('signal', name, host.depth))
"""
REMOVE_AT_DRAW = """
def draw(*_):
    if child.widget.get_parent():
        bin.remove(child.widget)
        say('removed')
bin.get_header().connect('draw', draw)
bin.queue_draw()
"""
OTHER_WINDOW = """
other = Gtk.Window(default_width=300, default_height=300)
window.remove(bin)
other.add(bin)
other.show_all()
"""


@around_in_turn("list", "tree")
class Handlers(AroundTests):
    def test_no_signal_is_emitted_in_a_handler_of_the_child(self):
        self.open()
        self.do(IN_HANDLER)
        self.do("child.rows.grab_focus()")
        self.display.click(*self.place(2))
        self.wait_for("hit 2")
        self.rest()
        mark = self.mark()
        self.display.flick((60, 400), (60, 200))
        self.display.key("End")
        self.wait_for("entered", since=mark)
        self.wait("adjustment.get_value() == adjustment.get_upper() - adjustment.get_page_size()")
        self.rest()
        signals = [line for line in self.lines(mark) if line.startswith("signal")]
        self.assertEqual([line for line in signals if not line.endswith(" 0")], [])


@around_in_turn("list", "tree", "text")
class OtherWindow(AroundTests):
    def moves_to_another_window(self, side):
        """Moves the bin while a control is open: no message."""
        self.do(OTHER_WINDOW)
        self.wait("bin.get_mapped() and bin.get_toplevel() == other")
        self.still()
        self.do("other.remove(bin); window.add(bin)")
        self.wait("bin.get_toplevel() == window")
        self.do(f"end({side!r})")
        self.still()

    def test_a_bin_with_an_open_header_moves_to_another_window(self):
        self.open()
        self.refresh_open()
        self.moves_to_another_window("refresh")

    def test_a_bin_with_an_open_footer_moves_to_another_window(self):
        self.open(begin="bin.set_property('footer-style', Tug.FooterStyle.MJ_BACK)")
        self.wait("adjustment.get_upper() > 1200")
        self.scroll_to(self.range)
        self.rest()
        self.load_by_pull()
        self.moves_to_another_window("load-more")


@around("list")
class ChildThatGoes(AroundTests):
    def test_drawing_the_header_removes_the_child(self):
        self.open()
        self.do("bin.get_header().set_style(Tug.HeaderStyle.CUSTOM)")
        self.pull_held(travel=150)
        self.wait("bin.props.content_offset < -50")
        self.do(REMOVE_AT_DRAW)
        self.wait_for("removed")
        self.display.touch_up()
        self.do("bin.queue_draw()")
        self.wait("bin.get_child() is None")
