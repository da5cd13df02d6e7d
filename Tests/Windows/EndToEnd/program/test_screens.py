"""Screens: lines on whole pixels at each scale, a host without fonts, and wide windows."""

from demo.demo import Demo
from demo.demo_case import PAGE
from demo.listing import Listing
from demo.page_case import REST_SECONDS, PageTests
from tug_harness.case import on_every_display
from tug_harness.x_settings import XSettings

ROWS = 10
MANY = 30
# In points: a place without text on a row's separator, and the distance above and below that is checked.
LINE, REACH = 300, 2
# Points from the window's edge to a place with rows in a narrow list, but not in a wide one.
SIDE = 40
WIDE = 1600
# The maximum width of rows in the demo.
CONTENT = 720
NO_FONTS = "<fontconfig></fontconfig>"


class Lines(PageTests):
    header = None
    footer = None

    def test_lines_between_rows_are_one_pixel(self):
        self.open_page("recent-files", MANY)
        self.point_away()
        self.assert_lines(0)
        # Moves the list by a distance that is not a whole pixel at any scale.
        start = self.along(self.height - 100)
        self.display.touch_drag(start, (start[0], start[1] - 37.4), hold=REST_SECONDS)
        self.demo.wait_until_quiet()
        self.point_away()
        self.assertGreater(self.trace.last().offset, 0)
        self.assert_lines(self.trace.last().offset)

    def point_away(self):
        """Points to the window's corner, where on X11 there is no row."""
        for x in (5, 6):
            self.display.pointer_move(x, 5)
        self.demo.wait_until_quiet()

    def assert_lines(self, offset):
        picture = self.picture("lines")
        height = self.trace.last().content_height / MANY
        scale = self.display.scale
        seen = 0
        for row in range(1, MANY):
            x, y = self.at(LINE, row * height - offset)
            # The pointer may be on the first row in view.
            if not 2 * height <= row * height - offset <= self.height - REACH:
                continue
            column = [
                picture.color(int(x * scale), pixel)
                for pixel in range(round((y - REACH) * scale), round((y + REACH) * scale))
            ]
            ground = column[0]
            lines = [color for color in column if color != ground]
            self.assertEqual(len(lines), 1, f"row {row} at scale {scale}: {column}")
            seen += 1
        self.assertGreaterEqual(seen, 5)


for scale in (1, 2, 3):
    on_every_display(suffix=f"AtScale{scale}", scale=scale)(Lines)


@on_every_display("X11", screen_size=(WIDE, 900))
class WideWindows(PageTests):
    def test_rows_are_centred_and_the_sides_belong_to_the_list(self):
        self.open_page("recent-files", ROWS)
        self.assertEqual(self.width, WIDE - 2 * self.border)
        height = self.trace.last().content_height / ROWS
        picture = self.picture("wide")
        start = (self.width - CONTENT) / 2
        for x in (SIDE, self.width - SIDE):
            for y in (height - 1, height / 2):
                self.assertEqual(
                    picture.color(*map(int, self.at(x, y))), picture.color(*map(int, self.at(5, 5)))
                )
        mark = self.trace.mark()
        self.click(SIDE, height / 2)
        self.click(start + CONTENT / 2, 1.5 * height)
        self.trace.wait_for_event("selection-changed", mark)
        self.trace.wait_for_event("row-activated:1", mark)
        self.assertNotIn("row-activated:0", self.trace.events(mark))
        self.demo.wait_until_quiet()
        self.display.touch_drag(self.at(SIDE, 50), self.at(SIDE, 350))
        self.trace.wait_for_event("refresh", mark)

    def test_a_narrow_window_has_rows_from_edge_to_edge(self):
        self.open_page("recent-files", ROWS)
        self.display.resize(360, 720)
        self.demo.wait_until_quiet()
        self.width, self.height = self.recording.list_size()
        # There is no window manager: the window is in the corner of the screen.
        self.display.width, self.display.height = 360, 720
        height = self.trace.last().content_height / ROWS
        mark = self.trace.mark()
        self.click(3, height / 2)
        self.trace.wait_for_event("row-activated:0", mark)

    def click(self, x, y):
        self.display.click(*self.at(x, y))


@on_every_display("X11")
class NoFonts(PageTests):
    def test_texts_have_separate_lines(self):
        fonts = self.folder / "no-fonts.conf"
        fonts.write_text(NO_FONTS)
        self.open_page("recent-files", ROWS, variables={"FONTCONFIG_FILE": str(fonts)})
        height = self.trace.last().content_height / ROWS
        picture = self.picture("no-fonts")
        left, top = map(int, self.at(52, 0))
        # Above, between and below the two lines there is a row of pixels without ink.
        rows = [
            len(picture.part(left, top + y, 240, 1).row(0)) > 1 for y in range(int(height) - 1)
        ]
        lines = "".join("x" if row else "." for row in rows)
        blocks = [block for block in lines.split(".") if block]
        self.assertTrue(lines.startswith(".") and lines.endswith("."), lines)
        self.assertGreaterEqual(len(blocks), 2, lines)
        self.assertGreaterEqual(min(map(len, blocks[:2])), 7, lines)


@on_every_display("X11", scale=2)
class LiveScale(PageTests):
    """The scale of the display changes while the demo runs, as in a desktop's settings."""

    def test_a_changed_scale_draws_a_sharp_list(self):
        settings = XSettings(self.display.variables()["DISPLAY"])
        self.addCleanup(settings.close)
        self.listing = Listing(self.folder / "files", ROWS)
        # Below all rows.
        self.display.pointer_move(240, 634)
        at_one = self.pictured(settings, 1, 1)
        at_two = self.pictured(settings, 2, 2)
        self.assertGreater(len(at_one.differences(at_two)), 1000, "the scale changes nothing")
        self.assertEqual(self.pictured(settings, 1, 2).difference_in_words(at_two), None)
        self.assertEqual(self.pictured(settings, 2, 1).difference_in_words(at_one), None)

    def pictured(self, settings, first, last):
        """The screen with a demo that began at the scale `first`, and is at `last` now."""
        settings.set({"Gdk/WindowScalingFactor": first})
        folder = self.folder / f"{first}-{last}"
        folder.mkdir(exist_ok=True)
        # A variable would fix the scale.
        self.demo = Demo(
            self.display, folder, [*PAGE, self.listing.path], prefix=("env", "-u", "GDK_SCALE")
        )
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.demo.wait_for_rows(ROWS)
        if last != first:
            before = self.picture("before")
            settings.set({"Gdk/WindowScalingFactor": last})
            self.wait_for_change(before)
            self.display.fill_screen(self.demo.process)
            self.demo.wait_until_quiet()
        picture = self.picture(f"{first}-{last}")
        self.demo.stop()
        return picture
