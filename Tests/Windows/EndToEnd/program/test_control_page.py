"""The page of one control: its states are held, its settings are seen at once, its code is copied."""

from demo.main_window import MainWindowTests
from tug_harness.case import on_one_display

# The place of the control's list in the window, as x, y, width and height, and a pull in it.
LIST = (240, 150, 300, 200)
PULL = ((400, 200), (400, 330))
# A point over the settings.
SETTINGS = (800, 400)


@on_one_display("Wayland")
class ControlPage(MainWindowTests):
    screen_size = (900, 680)

    def open_control(self, name="Native ring"):
        self.start()
        self.accessible.act(self.wait_for_button(f"Open {name}"), "click")
        self.wait_for_button("Copy")
        self.wait_for_state("Pulled")

    def find(self, role, name):
        return self.program.until(
            f"the {role} {name}", lambda: self.accessible.find_named(role, name)
        )

    def click(self, role, name, part=0.5):
        """Clicks a widget in its middle, or at another part of its width."""
        x, y, width, height = self.find(role, name)["box"]
        self.display.click(x + width * part, y + height / 2)

    def state(self):
        """The name of the pressed state."""
        pressed = self.accessible.find(
            lambda one: one["role"] == "radio button" and "checked" in one["states"]
        )
        return pressed and pressed["name"]

    def wait_for_state(self, name):
        """Waits until the control has been in a state for a while."""
        self.program.until(f"the state {name}", lambda: self.state() == name)
        self.assertEqual(self.wait_for_rest("the state", self.state), name)

    def test_states_are_held(self):
        self.open_control()
        for state in ("Armed", "Working", "Failed", "Idle", "Working", "Pulled"):
            self.click("radio button", state)
            self.wait_for_state(state)
        self.assertEqual(self.end("q"), 0)

    def test_the_slider_pulls(self):
        self.open_control()
        self.click("slider", "Pull", 0.9)
        self.wait_for_state("Armed")
        self.click("slider", "Pull", 0.3)
        self.wait_for_state("Pulled")
        self.assertEqual(self.end("q"), 0)

    def test_a_finger_and_a_wheel_end_the_hold(self):
        self.open_control()
        self.click("radio button", "Working")
        self.wait_for_state("Working")
        self.display.touch_drag(*PULL, hold=0.1)
        self.wait_for_state("Idle")
        self.click("radio button", "Armed")
        self.wait_for_state("Armed")
        self.display.pointer_move(*PULL[0])
        self.display.wheel(1)
        self.wait_for_state("Idle")
        self.assertEqual(self.end("q"), 0)

    def test_an_outcome_is_seen(self):
        self.open_control()
        self.click("radio button", "Idle")
        self.wait_for_state("Idle")
        mark = self.accessible.mark()
        # The choices are in a menu, from the first one.
        self.click("combo box", "Outcome")
        self.find("menu item", "Failure")
        self.display.key("Down")
        self.display.key("Return")
        # A failure is over after a while, so a look at the states may miss it.
        self.accessible.wait_for(
            "the failure",
            lambda line: "checked" in line["event"] and line["name"] == "Failed" and line["on"], mark,
        )  # fmt: skip
        self.wait_for_state("Idle")
        self.assertEqual(self.end("q"), 0)

    def test_a_setting_is_seen_at_once_and_the_code_follows(self):
        self.open_control()
        self.click("button", "Copy")
        self.wait_for_button("Copied")
        self.display.pointer_move(self.display.width - 3, self.display.height - 3)
        before = self.display.picture().part(*LIST)
        self.click("slider", "Trigger distance", 0.6)
        self.program.until(
            "another picture", lambda: not self.display.picture().part(*LIST).matches(before)
        )
        self.wait_for_button("Copy")
        self.click("button", "Reset")
        self.wait_for_button("Copied")
        self.assertEqual(self.end("q"), 0)

    def test_reset_settings_stay_where_the_user_has_scrolled_them(self):
        self.open_control()

        def place():
            return self.find("slider", "Trigger distance")["box"]

        self.click("button", "Copy")
        self.wait_for_button("Copied")
        self.click("slider", "Trigger distance", 0.6)
        self.wait_for_button("Copy")
        self.display.pointer_move(*SETTINGS)
        first = place()
        self.display.wheel(1)
        self.program.until("the settings to move", lambda: place() != first)
        scrolled = self.wait_for_rest("the settings", place)
        self.click("button", "Reset")
        self.wait_for_button("Copied")
        self.assertEqual(self.wait_for_rest("the new settings", place), scrolled)
        self.assertEqual(self.end("q"), 0)

    def test_a_short_list_shows_where_a_long_trigger_distance_fires(self):
        self.open_control()

        def is_shown():
            found = self.accessible.find(
                lambda one: one["name"].startswith("In so short a list") and "showing" in one["states"]
            )
            return found is not None

        for part, is_too_long in ((0.7, True), (0.1, False)):
            self.click("slider", "Trigger distance", part)
            self.program.until(f"the sentence: {is_too_long}", lambda: is_shown() == is_too_long)
        self.assertEqual(self.end("q"), 0)
