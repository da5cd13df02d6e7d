"""Faults that the tests must find: each test causes one, and sees a real test fail."""

import dataclasses
import unittest

from input import test_focus, test_touch_cancel, test_verbs
from program import test_same_pictures
from demo.page_case import PageTests
from demo.pages import PAGES
from tug_harness.case import DisplayCase, on_every_display
from tug_harness.pictures import Picture
from tug_harness.recording import Recording
from tug_harness.wayland import WaylandDisplay
from tug_harness.x11 import X11Display

FRAME_SECONDS = 1 / 60
# Lines of a recording without which the trace differs. A single `move` does not matter if another one
# follows before the next frame; a hover only changes the drawing, and rows or a size may be set to
# their current values.
TELLING = ("down", "up", "wheel", "key", "pan", "pan-end", "end-refresh")


def dropping(display_type, verb, number):
    """A display server of this type that loses the call with this number, from 1, of a verb."""
    calls = []

    def lossy(self, *arguments, **options):
        calls.append(arguments)
        if len(calls) != number:
            getattr(display_type, verb)(self, *arguments, **options)

    return type(f"Lossy{display_type.__name__}", (display_type,), {verb: lossy})


class LateRecording(Recording):
    """Replays as if all motion from a time on came a frame late."""

    def __init__(self, path, since):
        super().__init__(path)
        self._since = since

    def replay(self, times, folder):
        header, *lines = times.read_text().splitlines()
        late = folder / "late.csv"
        rows = [line.partition(",") for line in lines]
        shifted = [f"{self._late(float(time)):.6f},{rest}" for time, _, rest in rows]
        late.write_text("\n".join([header, *shifted]) + "\n")
        replayed = super().replay(late, folder)
        punctual = [float(time) for time, _, _ in rows]
        return [dataclasses.replace(row, time=time) for row, time in zip(replayed, punctual)]

    def _late(self, time):
        return time + FRAME_SECONDS if time >= self._since else time


class PixelOff(WaylandDisplay):
    """A display whose pictures have one pixel that is slightly too dark or too bright."""

    def screenshot(self, path):
        super().screenshot(path)
        change_a_pixel(path, *(length * self.scale // 2 for length in (self.width, self.height)))


def change_a_pixel(path, x, y):
    """Changes the blue of one pixel of a PNG file by 1."""
    picture = Picture(path)
    red, green, blue = picture.color(x, y)
    picture.fill(x, y, 1, 1, (red, green, blue ^ 1))
    picture.save(path)


# A test's message about a list in the wrong place.
ELSEWHERE = r"AssertionError: [-.\d]+ != [-.\d]+ within"


class MutationTests(unittest.TestCase):
    """Runs tests of the suite with something broken."""

    # A lost event is mostly noticed when the wait for it times out.
    time_limit_seconds = 120

    def assert_notices(self, case, method, says, **attributes):
        """A class's test fails, by an assertion with these words, once it has these attributes."""
        contents = {"__module__": __name__, "keeps_files": False, **attributes}
        mutated = type(f"Mutated{case.__name__}", (case,), contents)
        result = unittest.TestResult()
        mutated(method).run(result)
        if result.skipped:
            self.skipTest(result.skipped[0][1])
        self.assertEqual(result.errors, [], "the harness broke")
        self.assertNotEqual(result.failures, [], "nothing was noticed")
        self.assertRegex(result.failures[0][1], says)

    def assert_verb_notices(self, name, display_type, says, page="recent-files"):
        verbs = [verb for verb in test_verbs.VERBS if verb.name == name]
        self.assertEqual(len(verbs), 1, name)
        case = type("Verbs", (test_verbs.VerbTests, DisplayCase), {"described": PAGES[page]})
        self.assert_notices(
            case, "try_verbs", says, display_type=display_type, verbs=verbs
        )


class LostEvents(MutationTests):
    """A server that loses an event."""

    def test_a_touch_cancel_that_is_swallowed(self):
        for method in (
            "test_a_cancelled_pull_ends_at_once_and_refreshes_nothing",
            "test_a_cancelled_press_activates_nothing",
        ):
            with self.subTest(method):
                self.assert_notices(
                    test_touch_cancel.TouchCancelOnWayland, method,
                    says="waited .* s for (the drag's end without|the event row-activated:5)",
                    display_type=dropping(WaylandDisplay, "touch_cancel", 1),
                )  # fmt: skip

    def test_a_lost_movement_of_the_pointer(self):
        for server in (X11Display, WaylandDisplay):
            with self.subTest(server.name):
                # The last one: 1 into the list, 1 to the start, and 9 samples.
                lossy = dropping(server, "pointer_move", 11)
                self.assert_verb_notices("pointer drag", lossy, ELSEWHERE)

    def test_a_lost_movement_of_a_finger(self):
        lossy = dropping(WaylandDisplay, "touch_move", 9)
        self.assert_verb_notices("touch drag", lossy, ELSEWHERE)

    def test_a_finger_that_never_leaves(self):
        self.assert_verb_notices(
            "touch drag", dropping(X11Display, "touch_up", 1), says="waited 10 s"
        )

    def test_a_lost_notch_of_the_wheel(self):
        for server in (X11Display, WaylandDisplay):
            with self.subTest(server.name):
                lossy = dropping(server, "wheel_notch", 2)
                self.assert_verb_notices(
                    "wheel, and back in its motion", lossy, ELSEWHERE, "sideways"
                )


class OtherFaults(MutationTests):
    """A key that is lost, and a picture that is wrong."""

    def test_a_lost_key(self):
        self.assert_notices(
            test_focus.FocusOnX11, "test_arrows_scroll_just_enough_to_show_the_row",
            says=ELSEWHERE,
            display_type=dropping(X11Display, "key", 7),
        )  # fmt: skip

    def test_a_changed_pixel(self):
        self.assert_notices(
            test_same_pictures.SamePicturesOfRecentFiles, "test_lists_look_the_same",
            says="1 pixel",
            screens={X11Display: test_same_pictures.SCREENS[X11Display],
                     PixelOff: test_same_pictures.SCREENS[WaylandDisplay]},
        )  # fmt: skip


@on_every_display()
class MutatedReplays(PageTests):
    """Faults that a replay must not tolerate."""

    def record(self):
        """A finished session with something of everything, which replays."""
        self.open_page("recent-files", files=60)
        self.display.pointer_drag(self.along(40), self.along(300), seconds=0.15, hold=0.1)
        self.trace.wait_for_event("refresh-closed")
        self.point_into_the_list()
        self.display.wheel(2)
        self.demo.wait_until_quiet()
        self.pan_and_rest(2.0)
        self.demo.wait_until_quiet()
        self.display.key("End")
        self.assert_replays()

    def test_a_line_lost_from_a_recording(self):
        self.record()
        lines = self.recording.path.read_text().splitlines(keepends=True)
        words = [line.split()[1] if line[0].isdigit() else "" for line in lines]
        self.assertTrue({"down", "move", "up", "wheel", "key", "pan"} <= set(words), words)
        lossy = Recording(self.folder / "lossy.tug")
        for number, word in enumerate(words):
            if word in TELLING:
                lossy.path.write_text("".join(lines[:number] + lines[number + 1 :]))
                with self.subTest(lines[number]), self.assertRaises(AssertionError):
                    self.assert_same_motion(self.trace, lossy)

    def test_a_motion_that_is_late_by_a_frame(self):
        self.record()
        since = next(row.time for row in self.trace.rows() if row.phase == "dragging")
        with self.assertRaisesRegex(AssertionError, "offset at"):
            self.assert_same_motion(self.trace, LateRecording(self.recording.path, since))
