"""A recorded session replays to the window's own trace: flings and keys."""

from tug_harness.case import on_every_display
from demo.page_case import PageTests

# A second fling adds what it caught only where no more than 20 ms pass without a movement: many
# samples in a short time, and again where a busy machine has missed it.
QUICK_SAMPLES_PER_SECOND = 240
QUICK_SECONDS = 0.06
FLINGS = 6
ARROWS = 5
# Notches that lead to the start of any list here.
WHOLE_LIST = 60


@on_every_display()
class Recording(PageTests):
    """What a session with every page (test_verbs.py) has no place for."""

    def test_flings_that_add_up_replay_as_they_were(self):
        self.open_page("recent-files")
        self.point_into_the_list()
        for _ in range(FLINGS):
            self.display.wheel(-WHOLE_LIST)
            self.demo.wait_until_quiet()
            first, second = self.fling_on(), self.fling_on()
            if second > first * 1.2:
                break
        self.assertGreater(first, 0)
        self.assertGreater(second, first * 1.2)
        # A finger stops it, and has not clicked.
        mark = self.trace.mark()
        self.display.tap(*self.along(self.length / 2))
        self.trace.wait_for_row("the stop", lambda row: row.phase == "idle", mark)
        self.assertFalse([e for e in self.trace.events() if e.startswith("row-activated")])
        self.assert_replays()

    def test_keys_replay_as_they_were(self):
        self.open_page("grid")
        self.point_into_the_list()
        for name in ["Down"] * ARROWS + ["Up", "Left", "Right", "space"]:
            self.display.key(name)
        self.demo.wait_until_quiet()
        self.assertGreater(self.trace.last().offset, 0)
        self.display.key("space", "Shift")
        last = self.trace.last()
        end = last.content_height + last.inset_bottom - last.viewport_height
        for keys, offset in ((["End"], end), (["Home"], 0), (["End", "Control"], end)):
            self.display.key(*keys)
            self.demo.wait_until_quiet()
            self.assertAlmostEqual(self.trace.last().offset, offset, 6)
        self.assert_replays()

    def fling_on(self):
        """Flings; returns the velocity that the list is let go with."""
        mark = self.trace.mark()
        start = self.length * 0.8
        self.display.touch_drag(
            self.along(start),
            self.along(start - 150),
            seconds=QUICK_SECONDS,
            samples_per_second=QUICK_SAMPLES_PER_SECOND,
        )
        velocity, _ = self.release_of(self.wait_for_drag_end(mark))
        return velocity
