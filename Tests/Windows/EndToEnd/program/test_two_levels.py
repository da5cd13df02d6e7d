"""The game behind the page of two levels: hands and keys open it, play it, and leave it."""

from demo.demo import Demo
from demo.page_case import PageTests
from tug_harness.accessibility import Accessibility
from tug_harness.case import on_one_display

# The ends of a finger's pull, in points from the window's upper left.
TOP, BOTTOM = (240, 90), (240, 620)
# The place of the first light, as a fraction of the page's width.
LIGHT = 0.06
TITLE = "Catch the lights"
# The points below the screen's upper edge in which a light over the first rows is, with or without a title
# bar.
FIRST_ROWS = range(100)
# The number of pictures that take longer than the first half of the light's way.
LOOKS = 30
# By how much red exceeds blue in the light, of 255.
AMBER = 80


@on_one_display("Wayland")
class TwoLevels(PageTests):
    def open_two_levels(self, **variables):
        self.accessible = Accessibility(self.display, self.folder)
        variables.update(self.accessible.variables)
        self.demo = Demo(self.display, self.folder, ("--page", "two-levels"), variables)
        self.trace = self.demo.trace
        self.demo.wait_for_window()
        self.trace.wait_for_row("rows in the list", lambda row: row.content_height > 0)
        self.demo.wait_until_quiet()
        self.accessible.read()
        self.display.pointer_move(240, 300)

    def wait_for_state(self, state):
        self.demo.until(
            state,
            lambda: self.trace.last().header_state == state and self.trace.last().phase == "idle",
        )

    def game(self):
        return self.accessible.find(lambda one: one["role"] == "animation")

    def steer_to_the_light(self):
        """Points at the first light, and a little beside it, so that there is a motion."""
        for beside in (9, 0):
            self.display.pointer_move(round(LIGHT * self.display.width) + beside, 300)

    def shows_a_light(self):
        """Returns whether there is a light over the first rows."""
        picture = self.display.picture()
        colors = set().union(*(picture.row(y) for y in FIRST_ROWS))
        return any(red > blue + AMBER for red, _, blue in colors)

    def test_a_light_passes_once_over_the_first_rows(self):
        self.demo = Demo(self.display, self.folder, ("--page", "two-levels"))
        self.demo.until("a light", self.shows_a_light)
        self.demo.until("no light", lambda: not self.shows_a_light())
        self.demo.wait_for_window()
        self.assertFalse(self.shows_a_light())

    def test_without_animations_no_light_passes(self):
        self.demo = Demo(self.display, self.folder, ("--page", "two-levels"), self.animations_off())
        looks = []

        def is_over():
            looks.append(self.shows_a_light())
            return self.demo.trace.has_begun and looks[-LOOKS:] == LOOKS * [False]

        # With animations it is seen in the first looks.
        self.demo.until("the first looks", is_over)
        self.assertNotIn(True, looks)

    def test_a_pull_opens_it_and_a_push_leaves_it(self):
        self.open_two_levels()
        self.display.touch_drag(TOP, BOTTOM, seconds=0.4, hold=0.1)
        self.wait_for_state("floor")
        self.demo.until("the game's focus", lambda: "focused" in self.game()["states"])
        self.steer_to_the_light()
        self.demo.until("a light", lambda: self.game()["name"].startswith("Lights caught"))
        self.display.touch_drag(BOTTOM, TOP, seconds=0.4, hold=0.1)
        self.wait_for_state("idle")
        self.demo.wait_until_quiet()
        self.demo.until(
            "no game", lambda: "showing" not in (self.game() or {"states": ()})["states"]
        )
        # Nothing is drawn any more.
        closed = self.picture("closed")
        self.assertTrue(self.picture("later").matches(closed))
        self.assertNotIn("row-activated", self.trace.events())

    def test_without_animations_it_stands_still_and_keys_play_it(self):
        self.open_two_levels(**self.animations_off())
        self.display.key("Page_Up", "Alt")
        self.wait_for_state("floor")
        self.assertEqual(self.game()["name"], TITLE)
        self.display.key("Escape")
        self.wait_for_state("idle")
        for closing in ("Escape", "Down"):
            self.display.key("Page_Up", "Alt")
            self.wait_for_state("floor")
            self.demo.wait_until_quiet()
            floor = self.picture("floor")
            self.assertTrue(self.picture("later").matches(floor))
            self.display.key("Return")
            self.display.key("Left")
            self.wait_for_change(floor)
            self.display.key(closing)
            self.wait_for_state("idle")
        self.assertNotIn("row-activated", self.trace.events())
        self.display.key("Page_Up", "Alt")
        self.wait_for_state("floor")
        caught = self.game()["name"]
        self.steer_to_the_light()
        self.demo.until("a light", lambda: self.game()["name"] != caught)
