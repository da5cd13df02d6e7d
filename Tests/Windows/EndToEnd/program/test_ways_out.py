"""Keys, buttons and hints that lead to the rest of a folder, out of an empty one, and to the inspector."""

from demo.demo import ROWS_IN_A_PAGE
from demo.demo_case import DemoTests
from demo.main_window import MainWindowTests
from tug_harness.case import on_one_display

FILES = 400


@on_one_display("X11")
class FolderEnd(DemoTests):
    def test_end_goes_to_the_last_file_of_the_folder(self):
        self.open_demo(FILES)
        self.assertAlmostEqual(self.demo.row_count, ROWS_IN_A_PAGE)
        self.display.pointer_move(*self.demo.point(self.display.width / 2, 200))
        self.display.key("Up")
        self.display.key("End")
        self.demo.wait_for_rows(FILES)
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertGreaterEqual(last.offset, last.content_height - self.demo.viewport)


class Pressing(MainWindowTests):
    def press(self, words):
        """Presses the first button whose name begins with `words`."""
        self.accessible.act(self.wait_for_button(words), "click")


@on_one_display("X11")
class FolderStatus(Pressing):
    def test_an_empty_folder_leads_to_its_parent(self):
        folder = self.folder / "files" / "empty"
        folder.mkdir(parents=True)
        self.start(folder)
        self.program.until(
            "the sentence", lambda: "This folder is empty." in self.names("label", "static")
        )
        # The other button of this name is in the header bar.
        self.press("Parent folder")
        self.program.until("the parent", lambda: self.setting("folder").endswith("/files"))

    def test_a_missing_folder_leads_home(self):
        self.start(self.folder / "gone")
        self.press("Home")
        self.program.until("the home folder", lambda: "gone" not in self.setting("folder"))


@on_one_display("X11")
class Hints(Pressing):
    def test_a_closed_hint_stays_closed(self):
        self.start("--page", "around")
        sentence = "A touch or a touchpad pulls; the mouse selects text."
        self.program.until("the hint", lambda: sentence in self.names("label", "static"))
        # The other button of this name closes the window.
        buttons = [one for one in self.accessible.all(self.accessible.outline())
                   if "button" in one["role"] and one["name"] == "Close"]  # fmt: skip
        self.accessible.act(self.accessible.look(buttons[-1]), "click")
        self.program.until("the note", lambda: self.setting("hints") == "around")

    def test_the_button_opens_and_closes_the_inspector(self):
        self.start("--page", "feed")
        for is_open in (True, False):
            self.accessible.act(self.accessible.find_named("toggle button", "Inspector"), "click")
            self.program.until(
                "the inspector", lambda: bool(self.button("Export picture")) == is_open
            )
