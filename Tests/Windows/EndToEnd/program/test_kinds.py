"""The pages of one kind each: the conversation."""

from demo.page_case import PageTests
from tug_harness.case import on_one_display

# From the end of the conversation to the middle of the button for new messages.
BUTTON = 34
# From the right edge of the list to the middle of the button that sends.
SEND = 28
NOTCHES = 4


@on_one_display("Wayland")
class Chat(PageTests):
    def open_chat(self, *options):
        self.open_page("chat", options=options)
        self.point_into_the_list()

    @property
    def entry(self):
        """A point in the line below the list."""
        x, y = self.at(self.width / 2, self.height)
        return (x, y + self.below / 2)

    def say(self, text):
        """Says something. Returns the row of the trace in which it is in the list."""
        mark, before = self.trace.mark(), self.trace.last().content_height
        self.display.click(*self.entry)
        for letter in text:
            self.display.key(letter)
        self.display.key("Return")
        return self.wait_for_growth(before, mark)

    def wait_for_growth(self, height, mark):
        return self.trace.wait_for_row(
            "another message", lambda row: row.content_height > height, mark
        )

    def test_a_sent_message_is_shown_and_answered(self):
        self.open_chat()
        mark = self.trace.mark()
        # The answer may be there before its wait.
        self.wait_for_growth(self.say("tug").content_height, mark)
        self.demo.wait_until_quiet()
        # The end stays in view.
        self.assert_at_top()
        self.assert_replays(moves=False)

    def test_the_button_sends_and_leaves_the_keyboard_to_the_entry(self):
        self.open_chat()
        self.display.click(*self.entry)
        for _ in range(2):
            mark, before = self.trace.mark(), self.trace.last().content_height
            self.display.key("t")
            x, y = self.entry
            self.display.click(x + self.width / 2 - SEND, y)
            sent = self.wait_for_growth(before, mark)
            # The answer.
            self.wait_for_growth(sent.content_height, mark)

    def test_a_blank_message_is_not_sent(self):
        self.open_chat()
        height, mark = self.trace.last().content_height, self.trace.mark()
        self.display.click(*self.entry)
        self.display.key("space")
        self.display.key("Return")
        self.demo.wait_until_quiet()
        self.assertEqual({row.content_height for row in self.trace.rows(mark)} - {height}, set())

    def test_a_sent_message_scrolls_to_the_end(self):
        self.open_chat()
        self.wheel(NOTCHES)
        self.demo.wait_until_quiet()
        self.assertGreater(self.trace.last().offset, 0)
        self.say("tug")
        self.demo.wait_until_quiet()
        self.assert_at_top()

    def test_a_button_reports_and_shows_new_messages(self):
        self.open_chat("--delay", "3")
        self.display.key("F5")
        self.trace.wait_for_event("refresh")
        self.wheel(NOTCHES)
        self.trace.wait_for_event("refresh-closed")
        self.demo.wait_until_quiet()
        last = self.trace.last()
        self.assertGreater(last.offset, 0)
        before = self.picture("new")
        self.display.click(*self.along(BUTTON))
        self.demo.until("the end", lambda: self.trace.last().offset == 0)
        self.demo.wait_until_quiet()
        self.assert_at_top()
        self.assertTrue(self.picture("end").differences(before))

    def test_at_the_end_new_messages_come_into_view(self):
        self.open_chat()
        height, mark = self.trace.last().content_height, self.trace.mark()
        self.display.key("F5")
        self.trace.wait_for_event("refresh-closed")
        self.wait_for_growth(height, mark)
        self.demo.wait_until_quiet()
        self.assert_at_top()
