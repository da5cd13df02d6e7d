"""The speech about a list or a bin that is pulled, refreshes and loads."""

import os

import tables
from reader_case import ReaderTests
from tug_harness.case import on_every_display

TITLE = "Refreshing"
# The finger's position, and distances below and above the header's 54 points, with the rubber band.
FINGER, SHORT, FAR = (60, 150), 40, 200
FAILURE = "GLib.Error('No route to host')"


@on_every_display("X11", "Wayland", suffix="List", kind="TugListView")
@on_every_display("X11", suffix="Bin", kind="TugRefreshBin")
class Refreshing(ReaderTests):
    def test_speech_matches_the_table(self):
        self.open()
        self.press("Tab")
        done = {
            "a finger pulls": lambda: self.pull(0, SHORT, "host.place[0] < 0"),
            "it pulls far": lambda: self.pull(SHORT, FAR, "host.place[1].value_nick == 'pulling'"),
            "it lets go": self.let_go,
            "three rows come": lambda: self.end("add(3)"),
            "F5": lambda: self.press_and_begin("F5"),
            "the refresh fails": lambda: self.end(error=FAILURE),
            "F5 again": lambda: self.press_and_begin("F5"),
            "no rows come": self.end,
            "Shift+F5": lambda: self.press_and_begin("Shift+F5"),
            "one row comes": lambda: self.end("add(1, True)"),
            "the last load": lambda: self.press_and_begin("Shift+F5"),
            "there is no more": lambda: self.end(how="end_with_no_more_data"),
        }
        steps = [step for step, _ in tables.steps(TITLE, self.kind)]
        self.assertEqual(steps, list(done))
        heard = [tables.text(do()) for do in done.values()]
        if "TUG_UPDATE_UTTERANCES" in os.environ:
            tables.write(TITLE, self.kind, heard)
        for (step, expected), said in zip(tables.steps(TITLE, self.kind), heard, strict=True):
            with self.subTest(step=step):
                self.assertEqual(tables.spoken(said), tables.spoken(expected))

    def pull(self, start, end, is_pulled):
        x, y = FINGER
        if start == 0:
            self.display.touch_down(x, y)
        for way in range(start, end + 1, 10):
            self.display.touch_move(x, y + way)
        self.window.wait(is_pulled)
        return self.listen()

    def let_go(self):
        self.display.touch_up()
        self.window.wait("len(works) > 0")
        return self.listen()

    def press_and_begin(self, keys):
        said = self.press(keys)
        self.window.wait("len(works) > 0")
        return said + self.listen()

    def end(self, change="None", how="end", error=""):
        self.window.ask(change)
        self.window.ask(f"works.pop().{'end_with_error' if error else how}({error})")
        return self.listen()
