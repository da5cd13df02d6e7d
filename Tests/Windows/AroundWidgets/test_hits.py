"""Clicks hit the visible widget at rest, pulled and open: rows, buttons, popovers, handles."""

import time

from around_case import KINDS, AroundTests, around, around_in_turn
from tug_harness.processes import is_waiting

NUMBER = 3
# Seconds without another picture after which a handle has been drawn.
HANDLE_SECONDS = 0.5


@around_in_turn(*KINDS)
class Hit(AroundTests):
    def setUp(self):
        super().setUp()
        self.open()

    def hit(self, by, x, y, number=NUMBER):
        """Expects a click or a tap to hit a row."""
        mark = self.mark()
        by(x, y)
        self.wait_for(f"hit {number}", since=mark)
        hits = [line for line in self.lines(mark) if line.startswith("hit")]
        self.assertEqual(set(hits), {f"hit {number}"})
        if self.kind == "text":
            # Its cursor is there already, and it would tell nothing the next time.
            self.do("child.buffer.place_cursor(child.buffer.get_end_iter())")
            self.rest()

    def test_clicks_hit_rows_at_rest_pulled_and_open(self):
        x, y = self.place(NUMBER)
        self.hit(self.display.click, x, y)
        self.hit(self.display.tap, x, y)

        self.learn_stops()
        self.pan_to(-0.25, lambda: self.offset < -20)
        # More events of the fingers may be on their way.
        self.still()
        shift = self.ask("shift")[1]
        self.assertGreater(shift, 10)
        self.assertEqual(self.place(NUMBER), (x, y + shift))
        self.hit(self.display.click, x, y + shift)
        self.display.touchpad_stop()
        self.rest()

        self.refresh_open()
        shift = self.ask("shift")[1]
        self.hit(self.display.click, x, y + shift)
        self.hit(self.display.tap, x, y + shift)
        # A tap on the header, where a row would be without it, hits nothing.
        mark = self.mark()
        self.display.click(x, shift // 2)
        self.display.tap(x, shift // 2)
        self.hit(self.display.click, x, y + shift)
        self.end_refresh()
        hits = [line for line in self.lines(mark) if line.startswith("hit")]
        self.assertLessEqual(set(hits), {f"hit {NUMBER}", f"hit {self.rows - 1}"})
        self.hit(self.display.click, x, y)


@around("list", "scrolled")
class Button(AroundTests):
    def test_a_rows_button_is_clicked_at_rest_and_open(self):
        self.open()
        x, y = self.ask("child.button(2).translate_coordinates(window, 20, 15)")
        for click in (self.display.click, self.display.tap):
            mark = self.mark()
            click(x, y)
            self.wait_for("button 2", since=mark)
        self.refresh_open()
        shift = self.ask("shift")[1]
        for click in (self.display.click, self.display.tap):
            mark = self.mark()
            click(x, y + shift)
            self.wait_for("button 2", since=mark)
        # A pull that begins on a button pulls, and clicks nothing.
        self.end_refresh()
        mark = self.mark()
        self.pull(start=(x, y))
        self.wait_for("refresh", since=mark)
        self.assertNotIn("button 2", self.lines(mark))


@around("list")
class FailedHeader(AroundTests):
    def test_a_click_and_a_tap_retry(self):
        self.open()
        self.refresh_open()
        for by in (self.display.click, self.display.tap):
            mark = self.mark()
            self.do("works.pop('refresh').end_with_result(Tug.RefreshResult.FAILURE, 0)")
            self.wait("bin.props.refresh_state.value_nick == 'failure'")
            self.rest()
            by(60, self.ask("shift")[1] // 2)
            self.wait_for("refresh", since=mark)


POPOVER = """
popover = Gtk.Popover(relative_to=child.button(4), modal=False, position=Gtk.PositionType.BOTTOM)
popover.add(Gtk.Label(label='A popover', visible=True))
popover.show()
"""


@around("list")
class Popover(AroundTests):
    PLACE = "popover.translate_coordinates(window, 0, 0)[1]"

    def test_a_popover_of_a_row_follows(self):
        self.open()
        self.do(POPOVER)
        # It has its place when it is laid out: below the button.
        self.wait(f"{self.PLACE} > child.button(4).translate_coordinates(window, 0, 15)[1]")
        self.rest()
        former = self.ask(self.PLACE)
        self.refresh_open()
        shift = self.ask("shift")[1]
        self.wait(f"{self.PLACE} == {former + shift}")
        self.end_refresh()
        self.wait(f"{self.PLACE} == {former}")


@around("text")
class Handles(AroundTests):
    def test_the_handle_of_the_cursor_follows(self):
        self.open()
        x, y = self.place(3)
        self.display.tap(x, y)
        self.wait_for("hit 3")
        self.rest()
        picture = self.picture_at_rest()
        self.refresh_open()
        shift = self.ask("shift")[1]
        # Everything below the line is unchanged, except for the shift by the open header.
        top, width, height = y - 15, 300, 150
        tapped = picture.part(0, top, width, height)

        def is_moved():
            moved = self.picture("moved").part(0, top + shift, width, height)
            return moved.matches(tapped, tolerance=8)

        self.window.until("the handle to follow", is_moved)

    def picture_at_rest(self):
        """The picture once it stays the same: the handle is drawn after the tap is reported."""
        last = {"picture": None, "since": 0.0}

        def is_still():
            shown, now = self.picture("tapped"), time.monotonic()
            is_same = last["picture"] is not None and shown.matches(last["picture"])
            # A program that a busy machine lets wait draws nothing either.
            if not is_same or not is_waiting(self.window.process):
                last.update(picture=shown, since=now)
            return now - last["since"] >= HANDLE_SECONDS

        self.window.until("the window to be at rest", is_still)
        return last["picture"]
