"""Each example is built in a fresh folder, pulled, sees its signal, and ends with 0."""

import os
import pwd
import sys

from tug_harness.case import on_every_display

import installed_library
from embedding_case import EXAMPLES, EmbeddingTests
from needed_programs import require, require_webkit

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
# Without a graphics card Mesa says so, and WebKit draws pages wrongly whose end is cut off.
WEB = {"EGL_LOG_LEVEL": "fatal", "WEBKIT_DISABLE_DMABUF_RENDERER": "1", **STRICT}
# The height of the header mj, and of an entry with its frame.
HEADER = 54
ENTRY = 40
# An example is shorter than this.
LINES = 40
PROGRAMS = (
    "c/main.c", "c/log.c", "c/chat.c", "python/lines.py", "python/log.py", "python/chat.py",
    "vala/files.vala", "gjs/applications.js",
    "gtk-builder/users.ui", "gtk-builder/users.py", "before-and-after/before.c",
    "before-and-after/after.c", "swift-package/Package.swift",
    "swift-package/Sources/processes/main.swift", "before-and-after/before.py",
    "before-and-after/after.py", "around-widgets/text-view.c", "around-widgets/tree-view.vala",
    "around-widgets/flow-box.py", "around-widgets/web-page.js",
    "around-widgets/list-box/main.swift", "pager/pages.py", "pager/pages.js", "pager/pages.vala",
)  # fmt: skip


@on_every_display("X11")
class Examples(EmbeddingTests):
    def files(self, count):
        folder = self.folder / "files"
        folder.mkdir(exist_ok=True)
        for number in range(count):
            (folder / f"{number:03}.txt").touch()
        return folder

    def check(self, *command, first, change, pulled, more=None, variables=STRICT):
        """Opens a program, pulls it after a change, and scrolls to the end for more."""
        self.open(*command, variables=variables)
        self.wait_for_lines(1)
        self.assertEqual(self.printed(), [first])
        change()
        self.window.until("the list to be at rest", self.is_still)
        self.pull()
        self.wait_for_lines(2)
        self.assertEqual(self.printed(), [first, pulled])
        if more is not None:
            self.window.until("the list to be at rest", self.is_still)
            self.display.wheel(200)
            self.wait_for_lines(3)
            self.assertEqual(self.printed()[2], more)
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def check_files(self, *command, **options):
        folder = self.files(120)
        self.check(
            *command, folder, first="50 files", change=lambda: self.files(123),
            pulled="50 files", more="100 files", **options,
        )  # fmt: skip

    def test_c_by_make(self):
        built = self.copied(EXAMPLES / "c")
        self.assertNotIn("warning", self.build(built, "make", "CC=cc -Wall -Wextra"))
        self.check_files(built / "files")

    def test_c_by_meson(self):
        built = self.copied(EXAMPLES / "c")
        self.build(built, "meson", "setup", "build")
        self.build(built, "meson", "compile", "-C", "build")
        folder = self.files(3)
        self.check(
            built / "build/files", folder, first="3 files", change=lambda: self.files(4),
            pulled="4 files",
        )  # fmt: skip

    def test_vala(self):
        require("valac")
        built = self.copied(EXAMPLES / "vala")
        self.build(built, "make")
        self.check_files(built / "files")

    def test_python(self):
        log = self.folder / "test.log"
        log.write_text("".join(f"line {number}\n" for number in range(30)))
        program = self.copied(EXAMPLES / "python") / "lines.py"

        def change():
            log.write_text("".join(f"line {number}\n" for number in range(70)))

        self.check(
            sys.executable, program, log, first="30 lines", change=change, pulled="40 lines",
            more="70 lines", variables={"G_DEBUG": "fatal-criticals"},
        )  # fmt: skip

    def rows(self, y=0, height=None):
        """Returns a picture of the rows, without the scroll indicator at their right."""
        return self.display.picture().part(0, y, 340, height or self.display.height)

    def check_log(self, *program):
        """The list follows the end: scrolling to the end changes nothing."""
        self.open(*program, "seq", "100", variables=STRICT)
        self.wait_for_lines(1)
        self.display.pointer_move(180, 200)
        self.assertEqual(self.printed(), ["100 lines"])
        self.window.until("the list to be at rest", self.is_still)
        picture = self.rows()
        self.display.wheel(200)
        self.window.until("the list to be at rest", self.is_still)
        self.assertTrue(self.rows().matches(picture))
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_log_in_python(self):
        self.check_log(sys.executable, self.copied(EXAMPLES / "python") / "log.py")

    def test_log_in_c(self):
        built = self.copied(EXAMPLES / "c")
        self.assertNotIn("warning", self.build(built, "make", "CC=cc -Wall -Wextra"))
        self.check_log(built / "log")

    def check_chat(self, *program):
        """Older messages come in above, and the visible ones stay below the place of the header."""
        self.open(*program, variables=STRICT)
        self.wait_for_lines(1)
        self.display.pointer_move(180, 200)
        self.display.wheel(-200)
        self.display.pointer_move(350, 470)
        self.window.until("the list to be at rest", self.is_still)
        height = self.display.height - ENTRY - HEADER
        picture = self.rows(height=height)
        self.pull()
        self.wait_for_lines(2)
        self.assertEqual(self.printed(), ["20 messages", "40 messages"])
        self.window.until("the list to be at rest", self.is_still)
        self.assertTrue(self.rows(HEADER, height).matches(picture))
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_chat_in_python(self):
        self.check_chat(sys.executable, self.copied(EXAMPLES / "python") / "chat.py")

    def test_chat_in_c(self):
        built = self.copied(EXAMPLES / "c")
        self.assertNotIn("warning", self.build(built, "make", "CC=cc -Wall -Wextra"))
        self.check_chat(built / "chat")

    def test_gjs(self):
        program = self.copied(EXAMPLES / "gjs") / "applications.js"
        self.install_applications(22)
        self.check(
            "gjs", program, first="20 applications", change=lambda: self.install_applications(24),
            pulled="20 applications", more="24 applications",
            variables={"XDG_DATA_DIRS": "/usr/share/nowhere", **STRICT},
        )  # fmt: skip

    def install_applications(self, count):
        folder = self.folder / "data/applications"
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(count):
            text = f"[Desktop Entry]\nType=Application\nName=App {number}\nExec=true\n"
            (folder / f"app-{number:02}.desktop").write_text(text)

    def test_pager_in_c(self):
        built = self.copied(EXAMPLES / "pager")
        self.assertNotIn("warning", self.build(built, "make", "pages-c", "CC=cc -Wall -Wextra"))
        self.check_files(built / "pages-c")

    def test_pager_in_vala(self):
        require("valac")
        built = self.copied(EXAMPLES / "pager")
        self.build(built, "make", "pages-vala")
        self.check_files(built / "pages-vala")

    def test_pager_in_python(self):
        program = self.copied(EXAMPLES / "pager") / "pages.py"
        self.check_files(sys.executable, program, variables={"G_DEBUG": "fatal-criticals"})

    def test_pager_in_javascript(self):
        self.check_files("gjs", self.copied(EXAMPLES / "pager") / "pages.js")

    def test_gtk_builder(self):
        """Ten users do not fill the list, which reads more by itself, and so after a pull."""
        program = self.copied(EXAMPLES / "gtk-builder") / "users.py"
        self.open(sys.executable, program, variables=STRICT)
        self.wait_for_lines(2)
        self.window.until("the list to be at rest", self.is_still)
        first = self.printed()
        self.assertEqual(first[:2], ["10 users", f"{min(20, len(pwd.getpwall()))} users"])
        self.pull()
        self.wait_for_lines(2 * len(first))
        self.window.until("the list to be at rest", self.is_still)
        self.assertEqual(self.printed(), 2 * first)
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_gtks_tool_validates_the_form(self):
        """The tool knows the types of a library that is loaded with it."""
        form = EXAMPLES / "gtk-builder/users.ui"
        preloaded = {"LD_PRELOAD": str(installed_library.library()), **STRICT}
        self.run_host("gtk-builder-tool", "validate", form, variables=preloaded)

    def test_before_and_after(self):
        built = self.copied(EXAMPLES / "before-and-after")
        self.assertNotIn("warning", self.build(built, "make", "CC=cc -Wall -Wextra"))
        self.open(built / "before", variables=STRICT)
        self.close()
        self.check(
            built / "after", first=self.mounts(), change=lambda: None, pulled=self.mounts(),
            variables=STRICT,
        )  # fmt: skip

    def test_before_and_after_around_a_list_box(self):
        built = self.copied(EXAMPLES / "before-and-after")
        self.open(sys.executable, built / "before.py", variables=STRICT)
        self.close()
        self.check(
            sys.executable, built / "after.py", first=self.mounts(), change=lambda: None,
            pulled=self.mounts(),
        )  # fmt: skip

    def test_around_a_text_view(self):
        built = self.copied(EXAMPLES / "around-widgets")
        self.assertNotIn("warning", self.build(built, "make", "text-view", "CC=cc -Wall -Wextra"))
        text = self.folder / "text.txt"
        text.write_text("a line\n" * 60)
        self.check(
            built / "text-view", text, first="61 lines", change=lambda: text.write_text("one\n"),
            pulled="2 lines",
        )  # fmt: skip

    def test_around_a_tree_view(self):
        require("valac")
        built = self.copied(EXAMPLES / "around-widgets")
        self.build(built, "make", "tree-view")
        self.check_files(built / "tree-view")

    def test_around_a_flow_box(self):
        program = self.copied(EXAMPLES / "around-widgets") / "flow-box.py"
        self.check(
            sys.executable, program, self.files(30), first="30 files",
            change=lambda: self.files(33), pulled="33 files",
        )  # fmt: skip

    def test_around_a_web_page(self):
        """A pull begins where the page has been scrolled to its start, and nowhere else."""
        require_webkit()
        program = self.copied(EXAMPLES / "around-widgets") / "web-page.js"
        page = self.folder / "page.html"
        lines = "".join(f"<p>Line {number}</p>" for number in range(60))
        page.write_text(f"<!doctype html>{lines}")
        self.open("gjs", program, page.as_uri(), variables=WEB)
        self.wait_for_lines(1)
        self.window.until("the page to be at rest", self.is_still)
        self.display.pointer_move(180, 240)
        before = self.display.picture()
        self.display.wheel(15)
        # WebKit has processes of its own, which may begin later.
        self.wait_for_change(before)
        self.window.until("the page to be at rest", self.is_still)
        self.display.touch_drag((180, 60), (180, 400), hold=0.1)
        self.window.until("the page to be at rest", self.is_still)
        before = self.display.picture()
        self.display.wheel(-60)
        self.wait_for_change(before)
        self.window.until("the page to be at rest", self.is_still)
        self.assertEqual(self.printed(), ["loaded"])
        self.pull()
        self.wait_for_lines(2)
        self.assertEqual(self.printed(), ["loaded"] * 2)
        self.close()
        self.assertEqual(self.window.error_text(), "")

    @staticmethod
    def mounts():
        from gi.repository import Gio

        return f"{len(Gio.unix_mounts_get()[0])} mounts"

    def test_each_example_is_short(self):
        for name in PROGRAMS:
            lines = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
            self.assertLess(len(lines), LINES, name)

    def test_swift_is_hidden(self):
        self.assertIsNone(os.environ.get("LD_LIBRARY_PATH"))
        self.assertFalse(any(map(self.has_swift, os.environ["PATH"].split(":"))))

    @staticmethod
    def has_swift(folder):
        return os.path.exists(os.path.join(folder, "swift"))
