"""A window in which nothing moves does nothing; test_verbs.py looks at each page at rest, too."""

from demo.activity import ActivityCounter
from tug_harness.case import on_every_display
from demo.demo_case import DemoTests
from demo.page_case import PageTests
from tug_harness.waiting import Pace

SECONDS = 3.0
# As many as in the same time on an idle machine.
MOVING_FRAMES = 180
# Of libdispatch's own threads: its monitor of the worker threads wakes once a second, and worker
# threads end some seconds after their last work, each once.
RUNTIME_SWITCHES = 8
MOVING_MINIMUM = 100


class IdleChecks:
    """The measuring of an idle window, with self.counter."""

    def check_idle(self):
        activity = self.counter.measure(lambda: Pace().wait(SECONDS))
        self.assertEqual((activity.updates, activity.after_paints), (0, 0), activity)
        self.assertEqual(activity.main_thread_switches, 0, activity)
        self.assertLessEqual(activity.other_switches, RUNTIME_SWITCHES, activity)


@on_every_display()
class Idle(IdleChecks, DemoTests):
    def setUp(self):
        super().setUp()
        statistics = self.folder / "statistics.txt"
        self.open_demo(files=50, variables={"TUG_DEMO_STATISTICS": str(statistics)})
        self.counter = ActivityCounter(self.demo, statistics)
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 300))
        # The row under the pointer is highlighted.
        self.counter.wait_for_the_last_frame()

    def test_a_window_does_nothing_after_a_refresh(self):
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed")
        self.wait_for_fade()
        self.check_idle()

    def test_a_window_does_nothing_while_a_pull_is_held(self):
        x, y = self.demo.point(self.display.width / 2, 300)
        self.display.pointer_drag((x, y), (x, y + 200), release=False)
        self.trace.wait_for_event("header:idle>pulling")
        # The arrow has turned when the frame clock stands still.
        self.counter.wait_for_the_last_frame()
        self.check_idle()

    def test_a_moving_list_is_counted(self):
        activity = self.counter.measure(lambda: self.keep_the_list_moving(MOVING_FRAMES))
        self.assertGreater(activity.updates, MOVING_MINIMUM)
        self.assertGreater(activity.after_paints, MOVING_MINIMUM)
        self.assertGreater(activity.main_thread_switches, MOVING_MINIMUM)

    def keep_the_list_moving(self, frames):
        """Drags the list to and fro for so many frames, however long a busy machine takes."""
        pace, step, mark = Pace(), 0, self.trace.mark()
        x, y = self.demo.point(self.display.width / 2, 300)
        self.display.pointer_press()
        while self.trace.mark() - mark < frames:
            self.display.pointer_move(x, y - 100 + 2 * abs(step % 100 - 50))
            step += 1
            pace.wait(step / 60)
        self.display.pointer_release()


@on_every_display()
class IdleAfterTheIndicator(IdleChecks, PageTests):
    def setUp(self):
        super().setUp()
        statistics = self.folder / "statistics.txt"
        self.open_page("grid", variables={"TUG_DEMO_STATISTICS": str(statistics)})
        self.counter = ActivityCounter(self.demo, statistics)

    def test_a_window_does_nothing_while_the_indicator_is_pointed_at(self):
        self.show_indicator()
        self.counter.wait_for_the_last_frame()
        self.check_idle()
