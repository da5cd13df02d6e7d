"""A recorded session replays to the window's own trace."""

import subprocess

from harness import trace
from harness.case import on_every_display
from harness.demo_case import DemoTests
from harness.environment import private_environment
from harness.paths import program

AGREEMENT = 1e-6
# Times are written with 6 decimals.
TIME_AGREEMENT = 1.5e-6
COMMON_TIMES_A_SECOND = 10


@on_every_display()
class Recording(DemoTests):
    def test_a_pull_and_a_fling_replay_as_they_were(self):
        self.record(self.pull_and_fling)

    def test_a_touchpad_and_a_wheel_replay_as_they_were(self):
        self.record(self.pan_and_turn)

    def record(self, gestures):
        recording = self.folder / "recording.tug"
        self.open_demo(files=120, options=["--record", recording])
        gestures()
        self.demo.wait_until_quiet()
        self.demo.stop()
        self.compare(recording)

    def pull_and_fling(self):
        x = self.display.width / 2
        self.display.pointer_drag(self.demo.point(x, 40), self.demo.point(x, 260))
        self.trace.wait_for_event("refresh-closed")
        self.display.flick(self.demo.point(x, 400), self.demo.point(x, 250))
        self.trace.wait_for_event("did-end-decelerating")
        self.display.touch_drag(self.demo.point(x, 100), self.demo.point(x, 300), seconds=0.1)

    def pan_and_turn(self):
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))
        self.display.touchpad_pan(3.0, seconds=0.2)
        self.demo.wait_until_quiet()
        self.display.wheel(2)
        self.demo.wait_until_quiet()
        self.display.wheel(-20)
        self.demo.wait_until_quiet()
        self.display.touchpad_pan(-6.0, seconds=0.3)

    def compare(self, recording):
        replayed_path = self.folder / "replayed.csv"
        options = ["--trace", replayed_path, "--times", self.trace.path]
        finished = subprocess.run(
            [program("tug-replay"), recording, *options],
            env=private_environment(self.folder),
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual((finished.returncode, finished.stderr), (0, ""))
        window, replayed = self.trace.rows(), trace.read(replayed_path)
        self.assertEqual(len(replayed), len(window))
        for ours, theirs in zip(window, replayed):
            self.assertAlmostEqual(ours.time, theirs.time, delta=TIME_AGREEMENT)
            self.assertAlmostEqual(ours.offset, theirs.offset, delta=AGREEMENT, msg=f"{ours.time}")
            self.assertEqual(ours.phase, theirs.phase, f"at {ours.time}")
            self.assertEqual(ours.header_state, theirs.header_state, f"at {ours.time}")
        self.assert_dense(window)

    def assert_dense(self, rows):
        """Each second in which the list moved has at least ten rows."""
        moving = [row for row in rows if row.phase not in ("idle", "tracking")]
        seconds = {int(row.time) for row in moving}
        self.assertGreater(len(seconds), 0)
        # A second at whose edge the motion begins or ends is moving in part only.
        parts = {second: [r.time for r in moving if int(r.time) == second] for second in seconds}
        for second, times in parts.items():
            wanted = COMMON_TIMES_A_SECOND * (max(times) - min(times))
            self.assertGreaterEqual(len(times), wanted, f"in second {second}")
        self.assertGreaterEqual(len(moving), COMMON_TIMES_A_SECOND * len(seconds))
