"""Touch targets of the demo, except rows, have at least 44 points."""

from demo.page_case import PageTests
from tug_harness.case import on_one_display

# Apple's Human Interface Guidelines: the minimum size of a touch target, in points.
TARGET = 44
# The points at the bar's end that contain only the cross.
END = 48


@on_one_display("Wayland")
class TouchTargets(PageTests):
    def show_message(self):
        """Lets a refresh fail, and waits for the bar above the list; its (top, height)."""
        full = self.height
        top = self.at(0, 0)[1]
        mark = self.trace.mark()
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed", mark)
        self.demo.wait_until_quiet()
        return top, full - self.recording.list_size()[1]

    def cross(self, top, height):
        """Returns the middle of the cross, from the pixels at the bar's end without its border."""
        left, inset = self.display.width - END, 4
        bar = self.display.picture().part(left, top + inset, END - inset, height - 2 * inset)
        ground = bar.color(0, 0)
        drawn = [
            (x, y)
            for y in range(int(height) - 2 * inset) for x in range(END - inset)
            if max(abs(a - b) for a, b in zip(bar.color(x, y), ground)) > 80
        ]  # fmt: skip
        self.assertTrue(drawn)
        x, y = ((min(each) + max(each)) / 2 for each in zip(*drawn))
        return left + x, top + inset + y

    def test_the_cross_of_a_message_is_a_large_target(self):
        self.open_page("recent-files")
        (self.folder / "files").rename(self.folder / "elsewhere")
        reach = TARGET / 2 - 1
        for dx, dy in ((-reach, 0), (reach, 0), (0, -reach), (0, reach)):
            top, height = self.show_message()
            self.assertGreaterEqual(height, TARGET)
            x, y = self.cross(top, height)
            self.display.tap(x + dx, y + dy)
            self.demo.until(
                f"no message, after a tap {dx}, {dy} beside the cross",
                lambda: self.recording.list_size()[1] == self.height,
            )
            self.demo.wait_until_quiet()
