"""Tests the table of docs/who-moves.md: for each content, input, place and direction the widget that moves."""

import re
from pathlib import Path

from around_case import AroundTests
from tug_harness.case import on_every_display

PAGE = Path(__file__).resolve().parents[3] / "docs/who-moves.md"
ROW = re.compile(r"^\| (?P<cells>[^-].*) \|$")
# A cell that is not tested.
UNTESTED = "–"
DIRECTIONS = {"Down": (0, 1), "Up": (0, -1), "Right": (1, 0), "Left": (-1, 0)}
# The shares of the range of the outer and of the inner widget.
PLACES = {
    "start": (0, 0), "middle": (0, 0.5), "end": (0, 1),
    "outer middle": (0.5, 0), "both ends": (1, 1),
}  # fmt: skip
START = (180, 100)
# Points of a finger's travel: too few for a header to open.
TRAVEL, STEPS = 60, 4
# Only fingers differ between the servers.
INPUTS = {"X11": ("touch", "mouse", "touchpad", "wheel"), "Wayland": ("touch", "touchpad")}
GROUPS = 4
# Frames after which everything that follows from an event has been seen.
FRAMES = 3


def table():
    """The rows of the page's table, for each content and input; a row of the page may name several."""
    lines = [ROW.match(line) for line in PAGE.read_text().splitlines()]
    cells = [re.split(r"\s*\|\s*", line["cells"].strip()) for line in lines if line]
    rows = [dict(zip(cells[0], row)) for row in cells[1:]]
    return [
        {**row, "Content": content, "Input": word}
        for row in rows
        for content in row["Content"].split(", ")
        for word in row["Input"].split(", ")
    ]


ROWS = table()
CONTENTS = list(dict.fromkeys(row["Content"] for row in ROWS))


class TableTests(AroundTests):
    def start(self):
        self.open(begin="from who_moves import WhoMoves")
        self.do("who = WhoMoves(host)")

    def show(self, content):
        self.do(f"who.show({content!r})")
        self.wait("who.is_shown()")
        self.do("host.has_idled = False; await_idle()")
        self.wait("host.has_idled")

    def come(self, condition):
        """Waits for events, and for all that follows from them."""
        self.wait(condition)
        self.do("who.frames = 0")
        self.wait(f"who.frames > {FRAMES}")

    def path(self, dx, dy):
        steps = [TRAVEL * step // STEPS for step in range(1, STEPS + 1)]
        return [[START[0] + dx * step, START[1] + dy * step] for step in steps]

    def touch(self, dx, dy):
        path = self.path(dx, dy)
        with self.display.at_once():
            self.display.touch_down(*START)
            for place in path:
                self.display.touch_move(*place)
        self.come(f"{path[-1]} in who.events['touch-update']")
        return self.display.touch_up, "touch-end"

    def mouse(self, dx, dy):
        self.display.pointer_move(*START)
        self.display.pointer_press()
        for place in self.path(dx, dy):
            self.display.pointer_move(*place)
            # A motion that leaves a widget is a crossing.
            self.come(f"{place} in sum(who.events.values(), [])")
        return self.display.pointer_release, "button-release"

    def touchpad(self, dx, dy):
        self.display.pointer_move(*START)
        with self.display.at_once():
            for _ in range(STEPS):
                self.display.touchpad_scroll(-dy / 2, dx=-dx / 2)
        self.come(f"len(who.events['scroll']) >= {STEPS}")
        return self.display.touchpad_stop, "scroll"

    def wheel(self, _dx, dy):
        self.display.pointer_move(*START)
        self.display.wheel_notch(-dy)
        self.come("who.events['scroll']")
        return None, None

    def who(self, row, direction):
        """Returns the cell of the page for an input in a direction."""
        self.do(f"who.put(*{PLACES[row['At']]})")
        let_go, event = getattr(self, row["Input"])(*DIRECTIONS[direction])
        moved = self.ask("sorted(who.moved)")
        if let_go:
            self.do("who.events.clear()")
            let_go()
            self.wait(f"who.events[{event!r}]")
        return ", ".join(moved) or "nobody"

    def check(self, row):
        self.do(f"who.set_mouse_drag({row['Input'] == 'mouse'})")
        tested = [name for name in DIRECTIONS if row[name] != UNTESTED]
        seen = {**row, **{name: self.who(row, name) for name in tested}}
        self.assertEqual(list(seen.items()), list(row.items()))


def in_groups(tests):
    """Makes test classes that show several contents in turn in one process each."""
    for number in range(GROUPS):
        for server, inputs in INPUTS.items():
            given = {"contents": CONTENTS[number::GROUPS], "inputs": inputs}
            on_every_display(server, suffix=f"Group{number}", **given)(tests)
    return tests


@in_groups
class WhoMoves(TableTests):
    def test_each_cell(self):
        self.start()
        for content in self.contents:
            self.show(content)
            for row in ROWS:
                if row["Content"] == content and row["Input"] in self.inputs:
                    with self.subTest(content):
                        self.check(row)
