"""The inspector of a page: its numbers, slow motion, its recordings and its pictures."""

from demo.page_case import AGREEMENT, NUMBERS, TEXTS, PageTests
from tug_harness.accessibility import Accessibility
from tug_harness.accessible_rules import findings
from tug_harness.case import on_one_display
from tug_harness.pictures import Picture
from tug_harness.recording import Recording

# A place in the list, and where a finger pulls it to; points.
START, PULLED = (120, 60), (120, 330)
NOTCHES = 3
# Motion at a quarter of the speed takes four times as many frames, but a busy machine drops some.
SLOWER = 2
STEPS = 4
# Seconds from one frame to the next on the display of the tests, and how far a clock is off.
FRAME_SECONDS, CLOCK_SECONDS = 1 / 60, 2e-3


@on_one_display("X11")
class InspectorPanel(PageTests):
    # The inspector is beside the list.
    screen_size = (800, 600)

    def open_inspector(self, moves=False):
        """Opens a page with an inspector, while the list `moves` or rests."""
        self.accessible = Accessibility(self.display, self.folder)
        self.open_page("recent-files", files=60, variables=self.accessible.variables)
        self.accessible.read()
        # Without a window manager X11's keys go to the window under the pointer.
        self.display.pointer_move(*self.along(self.length - 20, 20))
        if moves:
            self.display.flick(self.along(self.length - 60), self.along(60))
        self.toggle(True)

    def test_its_button_opens_it(self):
        self.accessible = Accessibility(self.display, self.folder)
        self.open_page("recent-files", files=60, variables=self.accessible.variables)
        self.accessible.read()
        self.press("Inspector", role="toggle button")
        self.demo.until("the inspector", lambda: "Velocity" in self.labels())

    def toggle(self, is_open):
        self.display.key("i", "Control")
        self.demo.until(
            f"the inspector: {is_open}", lambda: ("Velocity" in self.labels()) == is_open
        )
        self.demo.wait_until_quiet()

    def labels(self):
        """All labels, in their order."""
        tree = self.accessible.tree()
        return [one["name"] for one in self.accessible.all(tree) if one["role"] == "label"]

    def number(self, name):
        """The number called `name`."""
        labels = self.labels()
        return labels[labels.index(name) + 1]

    def press(self, name, role="button"):
        """Presses the button called `name`, once it is there."""
        found = self.demo.until(f"the {role} {name}", lambda: self.accessible.find_named(role, name))
        self.assertTrue(self.accessible.act(found, "click"))

    def choose_file(self, button):
        """Presses a button, and chooses the file that its dialog has; returns the file."""
        self.press(button)
        self.wait_for_dialog(True)
        self.press("Save")
        self.wait_for_dialog(False)
        # The pointer comes back into the window with its next motion.
        self.display.pointer_move(*self.at(START[0] + 9, START[1]))
        found = []

        def is_there():
            found[:] = [
                path for path in (self.folder / "home").rglob("*.*")
                if path.suffix in (".replay", ".png")
            ]  # fmt: skip
            return found

        self.demo.until("the file", is_there)
        return found[0]

    def wait_for_dialog(self, is_open):
        self.demo.until(
            f"the dialog: {is_open}",
            lambda: (self.accessible.find_named("file chooser", "") is not None) == is_open,
        )

    def test_it_opens_while_the_list_moves(self):
        self.open_inspector(moves=True)
        self.assertGreater(self.trace.last().offset, 0)
        self.assertEqual(self.number("Phase"), "idle")

    def test_numbers_follow_a_finger(self):
        self.open_inspector()
        self.assertEqual((self.number("Offset"), self.number("Phase")), ("0.0", "idle"))
        self.assertEqual(self.number("Header"), "idle · 0 %")
        self.assertEqual(findings(self.accessible.tree()), [])
        self.display.touch_drag(self.at(*START), self.at(*PULLED), release=False)
        self.demo.until("the pull", lambda: self.number("Phase") == "dragging")
        self.demo.wait_until_still()
        last = self.trace.last()
        offset = f"{last.offset:.1f}".replace("-", "−")
        self.demo.until(f"the offset {offset}", lambda: self.number("Offset") == offset)
        self.assertRegex(self.number("Header"), r"^pulling · [12]\d\d %$")
        self.display.touch_up()
        self.trace.wait_for_event("refresh-closed")
        self.demo.until(
            "the rest", lambda: (self.number("Offset"), self.number("Phase")) == ("0.0", "idle")
        )
        self.toggle(False)
        self.assert_replays()

    def test_slow_motion_takes_more_frames(self):
        self.open_inspector()
        self.point_into_the_list_beside()
        usual = self.frames_of_notches(NOTCHES)
        self.press("¼×")
        slow = self.frames_of_notches(-NOTCHES)
        self.assertGreater(slow, SLOWER * usual)
        self.press("1×")
        self.assert_replays()

    def test_time_goes_frame_by_frame_until_the_inspector_is_closed(self):
        self.open_inspector()
        self.point_into_the_list_beside()
        self.press("Frame by frame")
        self.demo.wait_until_quiet()
        mark = self.trace.mark()
        self.display.wheel(NOTCHES)
        self.trace.wait_for_row("the motion's begin", lambda row: row.phase == "animating", mark)
        rows = [self.trace.last()]
        for _ in range(STEPS):
            mark = self.trace.mark()
            self.press("Next frame")
            self.trace.wait_for_row("a frame", lambda row: row.offset > rows[-1].offset, mark)
            rows.append(self.trace.last())
        for former, row in zip(rows, rows[1:]):
            self.assertAlmostEqual(row.time - former.time, FRAME_SECONDS, delta=CLOCK_SECONDS)
        self.display.key("i", "Control")
        self.demo.wait_until_quiet()
        self.assertEqual(self.trace.last().phase, "idle")
        self.assertGreater(self.trace.last().offset, rows[-1].offset)
        self.assert_replays()

    def test_a_recording_replays_from_where_it_began(self):
        self.open_inspector()
        self.point_into_the_list_beside()
        self.notches_to(NOTCHES)
        path = self.choose_file("Record")
        self.demo.until("the recording's begin", lambda: "set-offset" in path.read_text())
        self.notches_to(-2 * NOTCHES)
        self.display.touch_drag(self.at(*START), self.at(*PULLED))
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        self.press("Stop recording")
        self.demo.until("its end", lambda: f"Saved {path.name}" in self.labels())
        self.demo.stop()
        self.assert_same_motion_from(Recording(path))

    def assert_same_motion_from(self, recording):
        """A recording of the end replays, row by row, to the end of the trace."""
        (last_down, _), (recorded_down, _) = (
            one.events("down")[-1] for one in (self.recording, recording)
        )
        start = last_down - recorded_down
        rows = [row for row in self.trace.rows() if row.time > start + 1e-6]
        lines = self.trace.path.read_text().splitlines()
        times = self.folder / "times.csv"
        # The last lines of the trace, with the recording's times.
        moved = [
            ",".join([f"{row.time - start:.6f}", *line.split(",")[1:]])
            for row, line in zip(rows, lines[len(lines) - len(rows) :])
        ]
        times.write_text("".join(f"{line}\n" for line in [lines[0], *moved]))
        replayed = recording.replay(times, self.folder)
        self.assertEqual(len(replayed), len(rows))
        self.assert_dense(rows)
        for ours, theirs in zip(rows, replayed):
            for name in NUMBERS:
                pair = getattr(ours, name), getattr(theirs, name)
                self.assertAlmostEqual(*pair, delta=AGREEMENT, msg=f"{name} at {ours.time}")
            # The first row of a replay has the events that led to where it begins.
            for name in TEXTS if ours is not rows[0] else TEXTS[:-1]:
                pair = getattr(ours, name), getattr(theirs, name)
                self.assertEqual(*pair, f"{name} at {ours.time}")

    def test_a_picture_of_the_list_is_written(self):
        self.open_inspector()
        width, height = self.recording.list_size()
        path = self.choose_file("Export picture")
        self.demo.until("its end", lambda: f"Saved {path.name}" in self.labels())
        picture = Picture(path)
        self.assertEqual(picture.size, (width, height))

    def point_into_the_list_beside(self):
        """Points into the list, which the inspector has made narrower."""
        self.display.pointer_move(*self.at(*START))
        self.demo.wait_until_quiet()

    def frames_of_notches(self, notches):
        """The frames in which the list moves by a wheel."""
        mark = self.trace.mark()
        self.display.wheel(notches)
        self.trace.wait_for_row(
            "the motion's end", lambda row: "did-end-animation" in row.events, mark, 30
        )
        return len([row for row in self.trace.rows(mark) if row.phase == "animating"])
