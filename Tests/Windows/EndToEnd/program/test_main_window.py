"""The main window: its pages, its keys, what it remembers, and that there is one of it."""

import shutil
import subprocess

from demo.main_window import END_SECONDS, MainWindowTests
from tug_harness.application import Application
from tug_harness.case import on_every_display, on_one_display
from tug_harness.paths import REPOSITORY, program
from tug_harness.waiting import until

# The roles of windows.
WINDOWS = ("frame", "dialog")
SCHEMA = REPOSITORY / "resources/desktop/io.github.tug.Demo.gschema.xml"


@on_one_display("X11")
class MainWindow(MainWindowTests):
    def wait_for_window(self, name):
        """Waits for a window of that name besides the main one, and for its end by Escape."""
        for is_there in (True, False):
            self.program.until(
                f"{name}: {is_there}",
                lambda: any(self.accessible.find_named(role, name) for role in WINDOWS) == is_there,
            )
            if is_there:
                self.display.key("Escape")

    def test_pages_are_chosen_by_keys_and_remembered(self):
        self.start()
        self.assertEqual(self.setting("page"), "gallery")
        self.display.key("F9")
        self.display.key("Down")
        self.display.key("Return")
        self.wait_for_page("feeds")
        self.assertEqual(self.end("q"), 0)
        self.assertRegex(self.setting("window-width"), "^[1-9]")
        self.start()
        self.assertEqual(self.setting("page"), "feeds")
        self.program.until("the page's rows", lambda: set(self.names("list box")) - {"Pages"})
        self.assertEqual(self.end("w"), 0)

    def test_keys_act_on_pages_or_list_by_focus(self):
        self.start("--page", "feed")
        self.wait_for_focus("list box")
        self.display.key("F9")
        self.wait_for_focus("list item")
        marked = self.marked_row()
        # Keys that only pass other pages leave the mark at the one that is shown.
        self.display.key("Down")
        self.program.until("the next row", lambda: self.marked_row() != marked)
        # Tab leaves the list at once.
        self.display.key("Tab")
        self.wait_for_focus("list box")
        self.program.until("the mark", lambda: self.marked_row() == marked)
        self.assertEqual(self.end("q"), 0)

    def test_a_control_of_the_gallery_is_opened_and_left(self):
        self.start()
        for _ in range(2):
            self.accessible.act(self.wait_for_button("Open"), "click")
            self.wait_for_button("Copy")
            self.display.key("Left", "Alt")
            self.program.until("the gallery", lambda: self.button("Copy") is None)
        self.assertEqual(self.end("q"), 0)

    def test_keys_open_windows(self):
        self.start("--page", "feed")
        for keys, name in (
            (("comma", "Control"), "Preferences"),
            (("slash", "Control", "Shift"), "Keyboard Shortcuts"),
            (("F1",), "Help"),
        ):
            self.display.key(*keys)
            self.wait_for_window(name)
        self.assertEqual(self.end("q"), 0)

    def test_the_menu_shows_the_programs_version(self):
        self.start("--page", "feed")
        self.display.key("F10")
        item = self.program.until(
            "the menu", lambda: self.accessible.find(lambda one: one["name"] == "About Tug")
        )
        self.accessible.act(item, "click")
        self.wait_for_window("About Tug")
        self.display.key("Escape")
        self.program.until("the end of the dialog", lambda: "About Tug" not in self.names("dialog"))
        self.assertEqual(self.program.error_text(), "")
        self.assertEqual(self.end("q"), 0)

    def test_an_installed_schema_keeps_settings(self):
        schemas = self.folder / "schemas"
        schemas.mkdir()
        shutil.copy(SCHEMA, schemas)
        subprocess.run(["glib-compile-schemas", "--strict", schemas], check=True)
        self.file = "config/glib-2.0/settings/keyfile"
        self.section = "io/github/tug/Demo"
        variables = {"GSETTINGS_SCHEMA_DIR": schemas, "GSETTINGS_BACKEND": "keyfile"}
        self.start("--page", "feed", **variables)
        self.assertEqual(self.setting("page"), "feed")
        self.assertEqual(self.end("q"), 0)
        self.start(**variables)
        self.display.key("F9")
        self.display.key("Down")
        self.display.key("Return")
        self.wait_for_page("chat")
        self.assertFalse((self.folder / "config/tug").exists())
        self.assertEqual(self.end("q"), 0)

    def test_a_second_start_shows_the_first_window(self):
        self.start("--page", "feed")
        second = Application(
            self.display, self.folder, [program("tug-demo"), "--page", "chat"],
            self.accessible.variables,
        )  # fmt: skip
        until("the second one's end", lambda: second.process.poll() is not None, END_SECONDS)
        self.assertEqual(second.process.poll(), 0)
        self.assertEqual(second.error_text(), "")
        self.wait_for_page("chat")
        self.assertEqual(self.end("q"), 0)


@on_every_display()
class WideWindow(MainWindowTests):
    # As wide as a new window, and too low for all pages in their list.
    screen_size = (900, 400)

    def test_the_page_is_seen_in_the_list_of_pages(self):
        # The bar of this page has many words, and does not take the place of the list.
        self.start("--page", "document-fg")
        self.program.until(
            "the page's row",
            lambda: self.accessible.find(
                lambda one: one["role"] == "list item" and {"selected", "showing"} <= {*one["states"]}
            ),
        )
        self.assertEqual(self.end("q"), 0)

    def test_arrow_keys_open_pages(self):
        self.start("--page", "feed")
        self.wait_for_focus("list box")
        # Hides the list of pages, and shows it with the focus.
        self.display.key("F9")
        self.display.key("F9")
        self.wait_for_focus("list item")
        self.display.key("Down")
        self.wait_for_page("chat")
        self.wait_for_focus("list item")
        self.display.key("Up")
        self.wait_for_page("feed")
        marked = self.marked_row()
        self.display.key("Tab")
        self.wait_for_focus("list box")
        self.assertEqual(self.marked_row(), marked)
        self.assertEqual(self.end("q"), 0)

    def test_tab_leaves_the_list_of_pages_for_the_gallery(self):
        self.start("--page", "gallery")
        self.display.key("F9")
        self.display.key("F9")
        self.wait_for_focus("list item")
        self.display.key("Tab")
        self.wait_for_focus("push button")
        self.assertEqual(self.end("q"), 0)

    def test_the_original_demos_are_folded(self):
        self.start("--page", "feed")

        def pages():
            everything = self.accessible.all(self.accessible.outline())
            sidebar = next(one for one in everything if one["name"] == "Pages")
            return [one["name"] for one in self.accessible.all(sidebar)
                    if one["role"] == "list item" and "visible" in one["states"]]  # fmt: skip

        folded = self.program.until("the pages", pages)
        self.assertEqual(folded[-1], "Original demos")
        self.display.key("F9")
        self.display.key("F9")
        self.wait_for_focus("list item")
        self.display.key("End")
        self.display.key("Return")
        self.program.until("the demos", lambda: len(pages()) >= len(folded) + 5)
        self.display.key("Return")
        self.program.until("the folded list", lambda: pages() == folded)
        self.assertEqual(self.end("q"), 0)


@on_one_display("X11")
class GalleryAtStart(MainWindowTests):
    screen_size = (900, 800)
    # The part of the window with the lists of the first cards.
    cards = (250, 640, 640, 60)
    # By how much blue exceeds red in the color of an armed control, of 255.
    accent = 80

    def test_cards_in_view_play_when_the_gallery_opens(self):
        settings = self.folder / self.file
        settings.parent.mkdir(parents=True)
        width, height = self.screen_size
        settings.write_text(f"[{self.section}]\nwindow-width={width}\nwindow-height={height}\n")
        gallery = Application(self.display, self.folder, [program("tug-demo"), "--page", "gallery"])
        looks = []

        def is_armed():
            colors = self.display.picture().part(*self.cards).counts()
            looks.append(any(blue > red + self.accent for red, _, blue in colors))
            return looks[-2:] == [True, True]

        gallery.until("a card to be armed", is_armed)

    def test_the_stage_shows_the_result_of_a_refresh(self):
        self.start("--page", "gallery")
        self.accessible.act(self.wait_for_button("Play Native ring"), "click")
        self.program.until(
            "the result", lambda: "One new row was added." in self.names("label", "static")
        )
        self.assertEqual(self.end("q"), 0)


@on_one_display("Wayland")
class LargeText(MainWindowTests):
    screen_size = (360, 640)

    def test_the_page_with_most_buttons_fits_a_phone(self):
        # The display server ends a program whose window is larger than the screen.
        self.start("--page", "recent-files", GDK_DPI_SCALE="1.5")
        self.program.until("the page's buttons", lambda: self.button("Refresh"))
        self.assertEqual(self.end("q"), 0)
