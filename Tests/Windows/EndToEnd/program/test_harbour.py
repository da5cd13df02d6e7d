"""The harbour behind a two-level header: a finger and a key open it, and both close it."""

from tug_harness.case import on_one_display
from demo.page_case import PageTests

# From near one edge of the list to near the other.
EDGE = 30


@on_one_display("Wayland")
class Harbour(PageTests):
    header = "two-level"

    def setUp(self):
        super().setUp()
        self.open_page("recent-files", files=20)
        self.point_into_the_list()

    def test_a_finger_opens_it_and_pushes_it_away(self):
        self.drag(EDGE, self.length - EDGE)
        self.wait_until_open()
        self.assertNotIn("refresh", self.trace.events())
        # Nothing of the list is seen, and nothing of it is clicked.
        self.display.double_click(*self.along(self.length / 2))
        self.demo.wait_until_quiet()
        self.assertEqual(self.demo.opened.names(), [])
        self.drag(self.length - EDGE, EDGE)
        self.wait_until_closed()
        self.assert_replays()

    def test_a_key_opens_it_and_a_key_closes_it(self):
        closed = self.picture("closed")
        for closing in ("F9", "Escape"):
            self.display.key("F9")
            self.wait_until_open()
            harbour = self.picture("harbour")
            self.assertTrue(harbour.differences(closed))
            self.display.key(closing)
            self.wait_until_closed()
            self.assertNotIn("refresh", self.trace.events())
        self.assert_replays()

    def test_its_words_are_in_the_users_language(self):
        english = self.harbour()
        self.demo.stop()
        # The whole folder is removed in the end.
        self.addCleanup(setattr, self, "folder", self.folder)
        self.folder = self.folder / "french"
        self.folder.mkdir()
        self.open_page("recent-files", files=20, variables={"LC_ALL": "fr_FR.UTF-8"})
        self.point_into_the_list()
        # The folder's name, the first line, is the same.
        self.assertTrue(self.harbour().differences(english))

    def harbour(self):
        """The picture of the list with the harbour open."""
        self.display.key("F9")
        self.wait_until_open()
        x, y = self.at(0, 0)
        return self.picture("harbour").part(round(x), round(y), round(self.width), round(self.height))

    def drag(self, start, end):
        self.display.touch_drag(self.along(start), self.along(end), seconds=0.4, hold=0.1)

    def wait_until_open(self):
        self.demo.until("the open harbour", lambda: self.trace.last().header_state == "floor")
        self.demo.wait_until_quiet()

    def wait_until_closed(self):
        self.demo.until("the closed harbour", lambda: self.trace.last().header_state == "idle")
        self.demo.wait_until_quiet()
        self.assert_at_top()
