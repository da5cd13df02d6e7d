"""The looks of cloth at rest, pulled, refreshed and loaded, on real display servers."""

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.goldens import GoldenPictures
from tug_harness.paths import program

# Fifths of the screen: positions that both servers have exactly, whatever their steps.
WIDTH, HEIGHT = 300, 400
LEFT, TOP, MIDDLE, BOTTOM = 60, 80, 240, 320
# Without the scroll indicator, whose length depends on rows that are being loaded out of view.
ROWS = (0, 0, 290, HEIGHT)


@on_every_display()
@on_every_display(suffix="AtScale2", scale=2)
class Cloth(GoldenPictures):
    screen_size = (WIDTH, HEIGHT)

    def setUp(self):
        super().setUp()
        self.display.pointer_move(LEFT, BOTTOM)
        self.cloth = Application(self.display, self.folder, [program("cloth")])
        self.display.fill_screen(self.cloth.process)
        # Three rows do not fill the list: it has loaded more by itself.
        self.assert_rows("at-rest")

    def assert_rows(self, name):
        self.assert_picture(name, region=ROWS)

    def test_a_pointer_pulls_and_refreshes_it(self):
        self.display.pointer_drag((LEFT, TOP), (LEFT, MIDDLE), release=False)
        self.assert_rows("pulled")
        self.display.pointer_release()
        self.assert_rows("refreshed")

    def test_a_finger_pulls_refreshes_and_loads_it(self):
        self.display.touch_drag((LEFT, TOP), (LEFT, MIDDLE), release=False)
        self.assert_rows("pulled")
        self.display.touch_up()
        # On Wayland a touch does not take the pointer away, and the row under it is highlighted.
        is_pointed_at = self.display.name == "wayland"
        self.assert_rows("refreshed-under-pointer" if is_pointed_at else "refreshed-by-finger")
        # Two drags reach rows that did not exist at first.
        self.display.touch_drag((LEFT, BOTTOM), (LEFT, TOP), hold=0.1)
        self.display.touch_drag((LEFT, BOTTOM), (LEFT, TOP), release=False)
        self.assert_rows("loaded")
        self.display.touch_up()
