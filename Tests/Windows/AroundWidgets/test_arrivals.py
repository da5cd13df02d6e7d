"""Rows that are inserted above the visible part slide the content to its place."""

from around_case import HEIGHT, AroundTests, around_in_turn

# Seconds from the first to the last frame of a slide.
DURATION = 0.25
# Seconds from a frame to the next one.
FRAME = 0.017
# Microseconds between two possible beginnings of a slide.
STEP = 500
# Clicks until one arrives during a slide: a busy machine delays some.
CLICKS = 20
# Notes where a row is drawn in each frame: microseconds, points from the content's drawn start, and
# the adjustment's value.
NOTE = """
places = []
def note(clock):
    if noted is None:
        return
    top = noted.translate_coordinates(window, 0, 0)[1]
    # GtkViewport rounds towards 0.
    value = adjustment.get_value()
    places.append((clock.get_frame_time(), top + int(value), value))
noted = None
window.get_frame_clock().connect('after-paint', note)
"""
# Notes each press: the row that receives it, its top and height, and the value of `noted`.
PRESSES = """
presses = []
def pressed(rows, event):
    row = rows.get_row_at_y(int(event.y))
    tops = [each.translate_coordinates(window, 0, 0)[1] for each in (row, noted)]
    presses.append((tops[0], row.get_allocated_height(), tops[1]))
child.rows.connect('button-press-event', pressed)
"""
# As a program that keeps the visible rows in place once it knows the new length.
KEEP = """
length = adjustment.get_upper()
def keep(adjustment):
    global length
    grown, length = adjustment.get_upper() - length, adjustment.get_upper()
    def move():
        adjustment.set_value(adjustment.get_value() + grown)
    # After the frame that lays the rows out, and before the next one.
    GLib.idle_add(move, priority=GLib.PRIORITY_HIGH)
adjustment.connect('changed', keep)
"""


def way(seconds):
    """The part of the way that is done: the cubic from 0 to 1."""
    s = min(max(seconds / DURATION, 0), 1)
    return s * s * (3 - 2 * s)


@around_in_turn("list", "scrolled")
class Arrivals(AroundTests):
    rows = 60

    def setUp(self):
        super().setUp()
        self.open()
        self.rest()
        self.do(NOTE)
        self.height = self.ask("child.row(0).get_allocated_height()")

    def insert(self, count):
        """Inserts rows above a row that is noted from now on, and returns its top."""
        self.do("places.clear(); noted = child.row(0)")
        top = self.ask("noted.translate_coordinates(window, 0, 0)[1]")
        self.do(f"[child.insert_first() for _ in range({count})]")
        return top

    def rest_at(self, top):
        """Waits until the noted row is at its place, and returns the frames."""
        self.wait(f"places and places[-1][1] == {top}")
        self.rest()
        places = self.ask("places")
        self.assertEqual(places[-1][1], top)
        return places

    def check_jump(self, former, top):
        """Expects the noted row to be drawn at its former place or at its new one only."""
        places = self.rest_at(top)
        self.assertLessEqual({place for _, place, _ in places}, {former, top})

    def check_slide(self, former, top, late=0):
        """Expects the noted row to be drawn on its way, by the curve.

        An event after a frame's tick moves it on: by up to `late` seconds.
        """
        places = self.rest_at(top)
        tops = [place for _, place, _ in places]
        self.assertEqual(tops, sorted(tops))
        self.assertEqual(tops[0], former)

        def place_at(seconds):
            return former + (top - former) * way(seconds)

        def follows(begin):
            times = [((time - begin) / 1e6, place) for time, place, _ in places]
            return all(
                place_at(seconds) - 1 <= place <= place_at(seconds + late) + 1
                for seconds, place in times
            )

        # The slide begins when the rows are laid out, after a frame that shows the former place.
        first = min(time for time, place, _ in places if place == former)
        second = min(time for time, place, _ in places if place != former)
        self.assertTrue(any(map(follows, range(first, second, STEP))), places)

    def test_the_content_slides_and_the_adjustment_has_its_value(self):
        former = self.insert(3)
        self.check_slide(former, former + 3 * self.height)
        self.assertEqual(self.ask("sorted({value for _, _, value in places})"), [0])
        self.assert_at_start()

    def test_short_content_slides(self):
        self.do(f"child.remove({self.rows - 3})")
        self.rest()
        former = self.insert(2)
        self.check_slide(former, former + 2 * self.height)
        self.assert_at_start()

    def test_a_press_during_the_slide_hits_the_drawn_row(self):
        y = HEIGHT // 2
        self.do(PRESSES)
        for _ in range(CLICKS):
            former = self.insert(4)
            top, count = former + 4 * self.height, self.ask("len(presses)")
            self.wait(f"places and places[-1][1] > {former}")
            self.display.click(60, y)
            self.wait(f"len(presses) > {count}")
            row, height, noted = self.ask("presses[-1]")
            self.assertLessEqual(row, y)
            self.assertGreater(row + height, y)
            self.rest_at(top)
            if noted < top:
                return
        self.fail("no click arrived during a slide")

    def test_a_finger_drags_the_drawn_content(self):
        former = self.insert(3)
        self.wait(f"places and places[-1][1] > {former}")
        self.display.touch_drag((60, 400), (60, 300), 0.1)
        self.check_slide(former, former + 3 * self.height, late=FRAME)
        self.assertGreater(self.value, 0)

    def test_a_program_that_keeps_the_rows_in_place_moves_nothing(self):
        self.do(KEEP)
        former = self.insert(3)
        self.wait(f"adjustment.get_value() == {3 * self.height}")
        self.rest()
        self.assertEqual(self.ask("sorted({top - value for _, top, value in places})"), [former])

    def test_more_than_a_view_and_removed_rows_do_not_slide(self):
        count = HEIGHT // self.height + 1
        former = self.insert(count)
        self.check_jump(former, former + count * self.height)
        # Row 0 is removed: the noted row takes its place.
        self.do("places.clear(); noted = child.row(1); child.rows.remove(child.row(0))")
        self.check_jump(self.height, 0)

    def test_nothing_slides_with_the_property_off_or_without_animations(self):
        for code in (
            "bin.props.animate_rows = False",
            "bin.props.animate_rows, Gtk.Settings.get_default().props.gtk_enable_animations = 1, 0",
        ):
            with self.subTest(code=code):
                self.do(code)
                former = self.insert(3)
                self.check_jump(former, former + 3 * self.height)
