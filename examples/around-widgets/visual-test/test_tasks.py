"""The appearance of list-box at rest, pulled and refreshed, on real display servers."""

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.goldens import GoldenPictures
from tug_harness.paths import program

# Fifths of the screen: positions that both servers represent exactly.
WIDTH, HEIGHT = 300, 600
# Points in the first row, below all rows (which highlights none), and at the end of a pull.
ROW, BELOW, PULLED = (60, 20), (60, 240), (60, 480)
TASKS = ("Water the tomatoes", "Bake bread", "Mend the bicycle lamp", "Write to Ines")


@on_every_display()
@on_every_display(suffix="AtScale2", scale=2)
class Tasks(GoldenPictures):
    screen_size = (WIDTH, HEIGHT)

    def test_a_finger_pulls_it_and_its_buttons_are_pressed(self):
        tasks = self.folder / "tasks.txt"
        tasks.write_text("\n".join(TASKS[:3]))
        self.display.pointer_move(*PULLED)
        self.window = Application(self.display, self.folder, [program("list-box"), tasks])
        self.display.fill_screen(self.window.process)
        self.assert_picture("at-rest")
        tasks.write_text("\n".join(TASKS))
        self.display.touch_drag(BELOW, PULLED, release=False)
        self.assert_picture("pulled")
        self.display.touch_up()
        self.assert_picture("refreshed")
        self.display.click(*ROW)
        self.assert_picture("ticked")
