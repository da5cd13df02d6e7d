"""The first visit of each kind of person: refresh, fail, open a control, change and copy it, inspect, load more."""

from demo.main_window import MainWindowTests
from tug_harness.case import on_one_display

STAGE = "Native ring"
# The first part of a long list's name, and of the label that only the inspector has.
NOTES, INSPECTED = "Notes", "Velocity"
# From the upper edge of a list to where it is pressed, and the length of a pull.
PRESS, TRAVEL = 60, 160


class Person(MainWindowTests):
    """A visit; the classes below say how a person does each step."""

    screen_size = (900, 680)
    # A keyboard steps through dozens of widgets, each of which has to rest.
    time_limit_seconds = 240

    def test_the_first_visit(self):
        self.start()
        self.wait_for_focus("push button")
        self.check_work(self.pull, "1 new row")
        self.press("radio button", "Failure")
        self.check_work(self.pull, "does not answer")
        self.press("button", f"Open {STAGE}")
        self.press("button", "Copy")
        self.find("button", "Copied")
        self.turn("Trigger distance")
        # The code has changed.
        self.program.until("the button", lambda: self.button("Copied") is None)
        self.inspect()
        self.find("label", INSPECTED)
        # Without the inspector, a wide window has space for the list of pages.
        self.inspect()
        self.program.until(
            "the page alone", lambda: self.accessible.find_named("label", INSPECTED) is None
        )
        self.show_notes()
        self.wait_for_page("feed")
        self.check_work(self.scroll_to_end, "new rows", NOTES)
        self.assertEqual(self.end("q"), 0)

    def find(self, role, name):
        return self.program.until(
            f"the {role} {name}", lambda: self.accessible.find_named(role, name)
        )

    def spot(self, role, name, part=0.5):
        """The middle of a widget that rests, or another part of its width."""
        x, y, width, height = self.wait_for_rest(
            f"the place of {name}", lambda: self.find(role, name)["box"]
        )
        return x + width * part, y + height / 2

    def stage(self):
        """The points of a pull on the stage."""
        x, y, width, _ = self.find("list box", STAGE)["box"]
        return (x + width / 2, y + PRESS), (x + width / 2, y + PRESS + TRAVEL)

    def check_work(self, act, said, name=STAGE):
        """Acts, and waits until the list says that it works, and then how that ended."""
        mark = self.accessible.mark()
        act()
        for words in ("Loading", said):
            self.accessible.wait_for(
                words,
                lambda line: "announcement" in line["event"] and words in line["text"]
                and line["name"].startswith(name), mark,
            )  # fmt: skip


class Mouse(Person):
    def press(self, role, name):
        self.display.click(*self.spot(role, name))

    def pull(self):
        self.display.pointer_drag(*self.stage(), hold=0.1)

    def turn(self, name):
        self.display.click(*self.spot("slider", name, 0.6))

    def inspect(self):
        self.press("toggle button", "Inspector")

    def show_notes(self):
        self.press("list item", NOTES)

    def scroll_to_end(self):
        self.display.pointer_move(*self.spot("list box", NOTES))
        self.display.wheel(60)


@on_one_display("X11")
class PersonWithMouse(Mouse):
    pass


@on_one_display("Wayland")
class PersonWithTouchpad(Mouse):
    def pull(self):
        self.display.pointer_move(*self.stage()[0])
        self.display.touchpad_pan(-TRAVEL)

    def scroll_to_end(self):
        self.display.pointer_move(*self.spot("list box", NOTES))
        self.display.touchpad_pan(4000)


@on_one_display("Wayland")
class PersonWithKeyboard(Person):
    def focused(self):
        """The name and the place of the focused widget, empty for a combo box: GTK does not report that."""
        found = self.accessible.find(
            lambda one: "focused" in one["states"] and one["role"] != "frame"
        )
        return (found["name"], found.get("box")) if found else ("", None)

    def go_to(self, name, key="Tab"):
        """Presses a key until what begins with `name` has the focus."""
        for _ in range(60):
            before = self.wait_for_rest("the focus", self.focused)
            if before[0].startswith(name):
                return
            self.display.key(key)
            self.program.until(f"another focus than {before}", lambda: self.focused() != before)
        self.fail(f"{name} is not reached by {key}")

    def press(self, role, name):
        if role == "radio button":
            self.go_to("Success")
            self.go_to(name, "Right")
        else:
            self.go_to(name)
            self.display.key("space")

    def pull(self):
        self.display.key("F5")

    def turn(self, name):
        self.go_to(name)
        self.display.key("Page_Up")

    def inspect(self):
        self.display.key("i", "Control")

    def show_notes(self):
        # Hides the list of pages, and shows it with the focus.
        self.display.key("F9")
        self.display.key("F9")
        self.wait_for_focus("list item")
        self.go_to(NOTES, "Down")
        self.display.key("Return")

    def scroll_to_end(self):
        self.display.key("End")


@on_one_display("Wayland")
class PersonWithTouch(Person):
    screen_size = (360, 720)

    def press(self, role, name):
        if name == "Copy":
            self.display.tap(*self.spot("toggle button", "Code"))
        self.display.tap(*self.spot(role, name))

    def pull(self):
        self.display.touch_drag(*self.stage(), hold=0.1)

    def turn(self, name):
        self.display.tap(*self.spot("toggle button", "Settings"))
        self.display.tap(*self.spot("slider", name, 0.6))

    def inspect(self):
        self.press("toggle button", "Inspector")

    def show_notes(self):
        self.press("button", "Gallery")
        self.press("button", "Pages")
        self.press("list item", NOTES)

    def scroll_to_end(self):
        x, y = self.spot("list box", NOTES)
        for _ in range(6):
            self.display.flick((x, y + 200), (x, y - 200))


@on_one_display("X11")
class PersonWithScreenReader(Person):
    def press(self, role, name):
        self.assertTrue(self.accessible.act(self.find(role, name), "click"))

    def pull(self):
        self.assertTrue(self.accessible.act(self.find("list box", STAGE), "refresh"))

    def turn(self, name):
        self.accessible.ask("focus", id=self.find("slider", name)["id"])
        self.display.key("Page_Up")

    def inspect(self):
        self.press("toggle button", "Inspector")

    def show_notes(self):
        self.accessible.ask("focus", id=self.find("list item", NOTES)["id"])
        self.display.key("Return")

    def scroll_to_end(self):
        self.assertTrue(self.accessible.act(self.find("list box", NOTES), "load more"))
