"""A recorded session replays to the window's own trace: flings and keys."""

from demo.page_case import PageTests
from tug_harness import recording
from tug_harness.case import on_every_display
from tug_harness.waiting import Pace

# A second fling adds the first one's velocity only if at most 20 ms pass without a movement. So it has few
# steps, a busy machine delays at most two, and the test repeats the fling if one was late. The fling must
# also have at least half of that velocity: a fling of 1,500 points per second does, one of 5,000 does not.
STEP = 18
STEP_SECONDS = 0.012
FLINGS = 10
ARROWS = 5
# Notches that lead to the start of any list here.
WHOLE_LIST = 60


@on_every_display()
class Recording(PageTests):
    """Recordings beyond the sessions with every page (test_verbs.py)."""

    def test_flings_that_add_up_replay_as_they_were(self):
        self.open_page("recent-files")
        self.point_into_the_list()
        for _ in range(FLINGS):
            self.display.wheel(-WHOLE_LIST)
            self.demo.wait_until_quiet()
            self.fling_on()
            velocity = self.fling_on()
            alone = self.last_velocity_alone()
            if velocity > alone * 1.2:
                break
        self.assertGreater(alone, 0)
        self.assertGreater(velocity, alone * 1.2)
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
        for keys in (["End"], ["Home"], ["End", "Control"]):
            self.display.key(*keys)
            self.demo.wait_until_quiet()
            last = self.trace.last()
            end = last.content_height + last.inset_bottom - last.viewport_height
            self.assertAlmostEqual(last.offset, 0 if keys == ["Home"] else end, 6)
        self.assert_replays()

    def fling_on(self):
        """Flings, and returns the velocity of the release."""
        mark = self.trace.mark()
        places = [self.along(self.length * 0.8 - STEP * step) for step in range(4)]
        pace = Pace()
        with self.display.at_once():
            self.display.touch_down(*places[0])
            self.display.touch_move(*places[1])
        pace.wait(STEP_SECONDS)
        self.display.touch_move(*places[2])
        pace.wait(2 * STEP_SECONDS)
        with self.display.at_once():
            self.display.touch_move(*places[3])
            self.display.touch_up()
        velocity, _ = self.release_of(self.wait_for_drag_end(mark))
        return velocity

    def last_velocity_alone(self):
        """The velocity of the last fling, had the list been at rest when it came."""
        downs, ups = self.recording.events("down"), self.recording.events("up")
        (caught, _), (ended, _) = downs[-2], ups[-2]
        lines = self.recording.path.read_text().splitlines()
        path = self.folder / "alone.tug"
        path.write_text("".join(f"{line}\n" for line in lines if not is_within(line, caught, ended)))
        rows = recording.Recording(path).replay(self.trace.path, self.folder)
        releases = [row for row in rows if any(e.startswith("will-end") for e in row.events)]
        velocity, _ = self.release_of(releases[-1])
        return velocity


def is_within(line, start, end):
    """Returns whether a script line has a time from `start` to `end`."""
    time = line.partition(" ")[0]
    return time[:1].isdigit() and start <= float(time) <= end
