"""Accessibles and events of a list, a bin and a GtkListBox, read in another process."""

import sys

from tug_harness.accessibility import Accessibility
from tug_harness.case import on_every_display
from tug_harness.waiting import until

from embedding_case import EXAMPLES, HOSTS, EmbeddingTests

LISTS = ("list box", "table")
ROWS = ("list item", "table cell")
# What both lists say of a row; GTK's has ACTIVE and SELECTABLE by its own rules.
STATES = {"enabled", "sensitive", "visible", "showing", "focusable", "selectable"}
KEYS = ("Down", "Down", "Up", "End", "Home")
FEW, MANY = 50, 10_000_000


@on_every_display()
class Accessible(EmbeddingTests):
    time_limit_seconds = 120

    def begin(self, *command):
        self.accessible = Accessibility(self.display, self.folder)
        self.open(*command, variables=self.accessible.variables)
        self.accessible.read()

    def begin_spoken(self, kind, count=FEW):
        self.begin(sys.executable, HOSTS / "spoken.py", kind, count)

    def list(self, roles=LISTS, where=None):
        found = []

        def is_there():
            tree = where or self.accessible.tree()
            found[:] = [self.accessible.find(lambda one: one["role"] in roles, tree)]
            return found[0]

        until(f"a {roles}", is_there)
        return found[0]

    def row_with_focus(self, mark, former):
        """Returns the name of the row that gets the focus; GTK reports one twice."""
        told = self.accessible.wait_for(
            "the focus of another row",
            lambda line: "focused" in line["event"] and line["on"] and line["role"] in ROWS
            and line["name"] != former,
            mark,
        )  # fmt: skip
        return told["name"]

    def steps(self):
        """Yields the name of the row after each key, and whether a selection was reported."""
        self.display.pointer_move(100, 10)
        mark = self.accessible.mark()
        self.display.key("Tab")
        walked = [("Tab", self.row_with_focus(mark, None))]
        for key in KEYS:
            mark = self.accessible.mark()
            self.display.key(key)
            walked.append((key, self.row_with_focus(mark, walked[-1][1])))
            self.accessible.wait_for(
                "the selection", lambda line: "selection-changed" in line["event"], mark
            )
        return walked

    def test_a_list_next_to_a_gtk_list(self):
        self.begin_spoken("tug")
        ours = self.list()
        our_rows = [row for row in ours["tree"] if row["role"] in ROWS]
        our_steps = self.steps()
        self.window.stop()
        self.processes.stop_all()
        self.display = self.display_type(self.folder, self.processes, self.screen_size, 1)
        self.display.start()
        self.begin_spoken("gtk")
        theirs = self.list()
        their_rows = theirs["tree"]
        self.assertEqual(ours["name"], theirs["name"])
        self.assertEqual(ours["role"], theirs["role"])
        self.assertEqual(len(our_rows), len(their_rows))
        for our_row, their_row in zip(our_rows, their_rows):
            for what in ("role", "name", "index"):
                self.assertEqual(our_row[what], their_row[what])
            missing = set(their_row["states"]) & STATES - set(our_row["states"])
            # GTK's rows count as showing where the viewport has gone past them.
            self.assertLessEqual(missing, {"showing"}, (our_row, their_row))
            self.assertLessEqual({"activate"} & set(their_row["actions"]), set(our_row["actions"]))
        self.assertEqual(our_steps, self.steps())

    def test_list_and_rows_have_their_attributes(self):
        self.begin_spoken("tug")
        found = self.list()
        self.assertEqual(found["actions"], ["refresh", "load more"])
        self.assertIn("manages-descendants", found["states"])
        row = self.accessible.ask("child", id=found["id"], index=3)
        self.assertEqual(row["attributes"].get("posinset"), "4")
        self.assertEqual(row["attributes"].get("setsize"), str(FEW))
        for index in (-1, FEW, FEW + 5, 2**31 - 1):
            self.assertIsNone(self.accessible.ask("child", id=found["id"], index=index))
        x, y, width, height = row["box"]
        self.assertEqual(width, 360)
        hit = self.accessible.ask("at", id=found["id"], x=x + 5, y=y + height // 2)
        self.assertEqual(hit["name"], row["name"])
        mark = self.accessible.mark()
        self.assertTrue(self.accessible.act(row, "select"))
        self.accessible.wait_for(
            "the selection", lambda line: "state-changed:selected" in line["event"], mark
        )
        self.assertIn("selected", self.accessible.ask("look", id=row["id"])["states"])
        self.assertEqual(self.accessible.ask("selected", id=found["id"]), 1)

    def test_a_refresh_is_announced(self):
        self.begin_spoken("tug")
        self.check_refresh(self.list(), "Refresh succeeded, 3 new rows")

    def test_a_refresh_of_a_bin_is_announced(self):
        self.begin_spoken("bin")
        tree = self.accessible.tree()
        found = self.accessible.find(lambda one: "refresh" in one["actions"], tree)
        self.assertEqual(found["actions"], ["refresh", "load more"])
        self.check_refresh(found, "Refresh succeeded")

    def check_refresh(self, found, end):
        for last in (end, "Refresh failed, No network"):
            mark = self.accessible.mark()
            self.assertTrue(self.accessible.act(found, "refresh"))
            self.accessible.wait_for("the end", lambda line: line["text"] == last, mark)
            self.accessible.wait_for(
                "busy off", lambda line: "busy" in line["event"] and not line["on"], mark
            )
            self.accessible.wait_for(
                "the end to be shown",
                lambda line: line["role"] == "notification" and "showing" in line["event"]
                and line["on"] and line["name"] == last,
                mark,
            )  # fmt: skip
            heard = self.accessible.heard(mark)
            busy = [line["on"] for line in heard if "busy" in line["event"]]
            self.assertEqual(busy, [1, 0])
            said = [line["text"] for line in heard if "announcement" in line["event"]]
            shown = [
                line["name"] for line in heard
                if line["role"] == "notification" and "showing" in line["event"] and line["on"]
            ]  # fmt: skip
            self.assertEqual(said, ["Loading...", last])
            self.assertEqual(shown, ["Loading...", last])

    def test_ten_million_rows(self):
        self.begin_spoken("tug", MANY)
        found = self.list()
        self.assertEqual((found["role"], found["children"]), ("table", MANY))
        last = self.accessible.ask("cell", id=found["id"], row=MANY - 1, column=0)
        self.assertEqual(last["name"], f"Row {MANY - 1} part {MANY - 1}")
        self.assertEqual(last["role"], "table cell")
        self.assertIsNone(self.accessible.ask("cell", id=found["id"], row=MANY + 5, column=0))
        self.assertEqual(self.steps()[-2][1], last["name"])

    def test_the_bus_goes_away(self):
        self.begin_spoken("tug")
        self.list()
        self.processes.stop(self.accessible.process)
        self.accessible.end_bus()
        for key in ("Tab", "Down", "F5"):
            self.display.key(key)
        self.wait_for_lines(1)
        self.window.check_running()
        self.assertNotIn("CRITICAL", self.window.error_text())

    def test_the_example_in_c(self):
        folder = self.copied(EXAMPLES / "c")
        self.build(folder, "make")
        self.begin(folder / "files")
        found = self.list()
        self.assertTrue(found["name"])
        self.assertIn("refresh", found["actions"])
        mark = self.accessible.mark()

        def is_busy():
            """A program that has just begun hears late who listens."""
            self.accessible.act(found, "refresh")
            return self.accessible.heard(mark, "busy")

        until("busy", is_busy)
