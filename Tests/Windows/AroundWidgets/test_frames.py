"""Frames of a pull: the child is not allocated again, and touches its header."""

from around_case import IS_LONG, KINDS, AroundTests, around, around_in_turn
from tug_harness.pictures import write_pixels
from tug_harness.waiting import Pace

FRAMES = 120
PICTURES = 100 if IS_LONG else 10
# The bin's own ground must never show.
HEADER, CONTENT, BIN = (224, 27, 36), (46, 194, 126), (26, 95, 180)
# The colours of letters on a ground of the same colour.
ROUNDING = 2


@around_in_turn(*KINDS)
class Allocations(AroundTests):
    time_limit_seconds = 120

    def overscrolled(self, mark, end):
        return [offset for offset in self.offsets(mark) if offset < 0 or offset > end]

    def drag_for(self, frames, start, travel, end):
        """Moves a finger to and fro beyond an edge until that many frames were overscrolled."""
        mark = self.mark()
        x, y = start
        self.display.touch_drag(start, (x, y + travel), 0.2, release=False)
        pace, step = Pace(), 0
        while len(self.overscrolled(mark, end)) < frames:
            step += 1
            self.display.touch_move(x, y + travel * (0.9 + 0.1 * (step % 20) / 20))
            pace.wait(step / 60)
        self.display.touch_up()
        self.rest()

    def test_the_child_is_not_allocated_in_overscrolled_frames(self):
        self.open()
        # The theme lays rows out again when the window gets the focus.
        self.pull(travel=60)
        self.rest()
        end = self.range
        allocations = self.ask("host.allocations")
        self.assertGreater(allocations, 0)
        self.drag_for(FRAMES, (60, 100), 70, end)
        self.assertEqual(self.ask("host.allocations"), allocations, "pulled at the start")
        self.refresh_open()
        self.end_refresh()
        self.assertEqual(self.ask("host.allocations"), allocations, "refreshed")
        self.scroll_to(end)
        self.rest()
        allocations = self.ask("host.allocations")
        end = self.range
        self.drag_for(FRAMES // 2, (60, 400), -70, end)
        self.assertEqual(self.ask("host.allocations"), allocations, "pulled at the end")


STYLE = f"""
style = Gtk.CssProvider()
style.load_from_data(b'''
tugbin {{ background: rgb{BIN}; }}
tugbin > header {{ background: rgb{HEADER}; color: rgb{HEADER}; }}
list, list row, treeview.view, textview text {{ background: rgb{CONTENT}; color: rgb{CONTENT}; }}
''')
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, 900)
"""
OWN = """
header = Gtk.EventBox(visible=True)
header.set_size_request(-1, 60)
ground = Gtk.CssProvider()
ground.load_from_data(b'* { background: rgb%s; }')
header.get_style_context().add_provider(ground, 900)
bin.set_property('header-widget', header)
""" % (HEADER,)


def distance(one, two):
    return max(abs(here - there) for here, there in zip(one, two))


@around("list", "tree", "text")
@around_in_turn("list", "tree", "text", scale=2)
class Adjoining(AroundTests):
    time_limit_seconds = 180
    # The column that is compared: it has no text.
    x = 170

    def column(self, picture):
        """The colours from top to bottom, each where it begins."""
        found = []
        for y in range(picture.size[1]):
            color = picture.color(self.x * self.scale, y)
            if not found or distance(color, found[-1][0]) > ROUNDING:
                found.append((color, y))
        return found

    def check_springs(self):
        """Takes pictures while the content springs back, which all show header and then content."""
        pulled = 0
        while pulled < PICTURES:
            self.pull(travel=80, seconds=0.15)
            # The finger is lifted: the spring follows, then rest.
            for _ in range(6):
                colors = self.column(self.display.picture())
                if colors[0][0] == HEADER:
                    pulled += 1
                    self.assertEqual([color for color, _ in colors], [HEADER, CONTENT], colors)
                else:
                    self.assertEqual([color for color, _ in colors], [CONTENT], colors)
            self.rest()
        self.assertNotIn("refresh", self.lines())

    def test_a_drawn_header_and_the_content_always_adjoin(self):
        self.open(begin=STYLE)
        self.check_springs()

    def test_a_header_of_widgets_and_the_content_always_adjoin(self):
        self.open(begin=STYLE + OWN)
        self.check_springs()


# The side of an image in pixels.
SIDE = 100
SCALED = """
style = Gtk.CssProvider()
style.load_from_data(b'tugbin > header { background-image: -gtk-scaled(url("%s"), url("%s")); }')
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, 900)
"""
DOUBLE = """
import gi
gi.require_version("GdkX11", "3.0")
from gi.repository import GdkX11
GdkX11.X11Display.set_window_scale(window.get_display(), 2)
"""


@around("list", displays=("X11",))
class LiveScale(AroundTests):
    """The scale of the display changes while the program runs, as in a desktop's settings."""

    def test_a_header_shows_the_image_for_the_scale(self):
        files = [self.folder / f"{scale}.png" for scale in (1, 2)]
        for file, color in zip(files, (HEADER, CONTENT)):
            write_pixels(file, SIDE, SIDE, bytes(color) * SIDE**2)
        self.open(begin=SCALED % tuple(files))
        self.refresh_open()
        self.window.until("the image for scale 1", lambda: self.color() == HEADER)
        self.do(DOUBLE)
        self.window.until("the image for scale 2", lambda: self.color() == CONTENT)

    def color(self):
        return self.display.picture().color(20, 20)
