"""The example of a header style in one file: built unchanged, pulled, refreshed and closed."""

import unittest

from tug_harness.application import Application
from tug_harness.case import on_one_display
from tug_harness.paths import REPOSITORY, program

SOURCE = REPOSITORY / "examples" / "own-style" / "main.swift"
MOST_LINES = 80
START, TRAVEL = 100, 200


def is_sun(color):
    """Returns whether a colour belongs to the sun, unlike the theme's grays."""
    red, _, blue = color
    return red - blue > 60


@on_one_display("Wayland")
class OwnStyle:
    def test_a_custom_style_is_drawn_through_a_refresh(self):
        application = Application(self.display, self.folder, [program("own-style")])
        self.display.fill_screen(application.process)

        def suns():
            picture = self.display.picture()
            width, height = picture.size
            sky = range(0, height // 2, 2)
            return sum(is_sun(picture.color(width // 2, y)) for y in sky)

        def wait_for(what, condition):
            return application.until(what, lambda: condition(suns()))

        wait_for("rows without a sun", lambda count: count == 0)
        x = self.display.width / 2
        self.display.pointer_drag((x, START), (x, START + TRAVEL), release=False)
        wait_for("the sun to rise", lambda count: count >= 8)
        self.display.pointer_release()
        # The refresh takes a second.
        wait_for("the sun to shine", lambda count: count >= 8)
        wait_for("the sun to set", lambda count: count == 0)


class OwnStyleSource(unittest.TestCase):
    def test_it_is_one_short_file_importing_only_the_library(self):
        lines = SOURCE.read_text(encoding="utf-8").splitlines()
        self.assertLess(len(lines), MOST_LINES)
        imports = [line for line in lines if line.startswith("import ")]
        self.assertEqual(imports, ["import Tug"])
        style = "\n".join(lines[lines.index("struct SunriseStyle: HeaderStyle {") :])
        style = style[: style.index("\n}\n")]
        self.assertIn(style, (REPOSITORY / "docs" / "own-style.md").read_text(encoding="utf-8"))
