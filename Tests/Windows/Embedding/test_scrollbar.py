"""A program's own scrollbar is in its user's hand, and loads more as the list's own indicator does."""

import sys

from tug_harness.case import on_every_display

from embedding_case import HOSTS, EmbeddingTests

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}


@on_every_display("X11")
class Scrollbar(EmbeddingTests):
    def start(self):
        self.open(sys.executable, HOSTS / "scrollbar.py", variables=STRICT)
        self.wait_for_lines(1)
        self.window.until("the list to be at rest", self.is_still)
        # The bar's middle, at the right of the window.
        self.x = self.screen_size[0] - int(self.printed()[0].split()[1]) // 2
        self.assertEqual(len(self.printed()), 1)

    def end(self):
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_a_drag_to_the_end_loads_more(self):
        self.start()
        self.display.pointer_drag((self.x, 20), (self.x, 470), hold=0.1)
        self.wait_for_lines(2)
        self.assertEqual(self.printed()[1], "rows 100")
        self.end()

    def test_the_wheel_on_it_loads_more(self):
        self.start()
        self.display.pointer_move(self.x, 200)
        self.display.wheel(100)
        self.wait_for_lines(2)
        self.assertEqual(self.printed()[1], "rows 100")
        self.end()
