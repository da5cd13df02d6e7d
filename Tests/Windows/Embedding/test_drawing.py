"""Programs in other languages that draw rows, in a signal handler and in a subclass."""

import sys

from tug_harness.case import on_every_display

from asked_case import AskedListTests
from embedding_case import HOSTS, EmbeddingTests
from needed_programs import require_cairo

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
RED, BLUE, GREEN = (255, 0, 0), (0, 0, 255), (0, 255, 0)
# The side in pixels of an icon in a row that is 40 high, at scale 2.
ICON = 48
# In the first two rows, which are 40 high, and in what the class draws over them.
PLACES = {(180, 20): RED, (180, 60): BLUE, (5, 20): GREEN, (5, 60): GREEN}


@on_every_display("X11")
class Drawing(EmbeddingTests):
    def check(self, *command):
        self.open(*command, variables=STRICT)
        self.window.until("the rows that it draws", self.is_drawn)
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def is_drawn(self):
        picture = self.display.picture()
        return all(picture.color(*place) == color for place, color in PLACES.items())

    def test_python(self):
        require_cairo()
        self.check(sys.executable, HOSTS / "draw_rows.py")

    def test_gjs(self):
        self.check("gjs", HOSTS / "draw_rows.js")

    def test_vala(self):
        program = self.folder / "draw-rows"
        self.build(HOSTS, "valac", "--pkg", "tug-1", "draw_rows.vala", "-o", program)
        self.check(program)


@on_every_display("X11", scale=2)
class HalfPoints(AskedListTests):
    def rows(self):
        """The left half, in which there are only rows."""
        picture = self.display.picture()
        return picture.part(0, 0, picture.size[0] // 2, picture.size[1])

    def test_a_motion_ends_as_a_complete_drawing(self):
        self.start()
        self.do("view.scroll_to_offset(99, False)")
        # Slow enough for frames that differ by less than a point.
        self.do("view.scroll_to_offset(100.4, True)")
        self.wait("view.props.content_offset == 100.4")
        self.rest()
        moved = self.rows()
        self.do("view.queue_draw()")
        self.rest()
        self.assertIsNone(self.rows().difference_in_words(moved))


@on_every_display("X11", scale=2)
class SharpPictures(AskedListTests):
    def file(self, pixels):
        """The path of a square picture of an icon's size, with these pixels again and again."""
        group = bytes(sum(pixels, ()))
        path = self.folder / f"{group.hex()}.ppm"
        whole = group * (ICON * ICON // len(pixels))
        path.write_bytes(f"P6 {ICON} {ICON} 255\n".encode() + whole)
        return path

    def line(self):
        """The colours across the first row."""
        picture = self.display.picture()
        return [picture.color(x, ICON // 2) for x in range(picture.size[0])]

    def test_an_icon_has_each_pixel_of_its_file(self):
        path = str(self.file((RED, BLUE)))
        self.start(rows=1)
        self.do(f"icon = Gio.FileIcon.new(Gio.File.new_for_path({path!r}))")
        self.do("view.set_row_func(lambda *_: Tug.Row.new('A row', None, icon))")

        def has_stripes():
            line = self.line()
            return any(line[x : x + 4] == [RED, BLUE] * 2 for x in range(len(line)))

        self.window.until("stripes of one pixel", has_stripes)

    def test_a_stylesheet_chooses_a_picture_by_the_scale(self):
        urls = ", ".join(f"url('{self.file((color,)).as_uri()}')" for color in (RED, BLUE))
        sheet = f"tuglist row {{ background-image: -gtk-scaled({urls}); }}"
        self.start(rows=1)
        self.do("provider = Gtk.CssProvider()")
        self.do(f"provider.load_from_data({sheet!r}.encode())")
        self.do("Gtk.StyleContext.add_provider_for_screen(view.get_screen(), provider, 600)")
        self.window.until("the second picture", lambda: BLUE in self.line())
