"""Content that becomes longer, shorter, or moves, in each phase of a pull."""

from around_case import AroundTests, around_in_turn

# What the program does to its content: a statement, and whether the content is long afterwards.
CHANGES = {
    "longer": ("child.add(50)", True),
    "shorter": ("child.remove(40)", True),
    "shorter-than-the-bin": ("child.remove(child.count - 3)", False),
    "gone": ("child.remove(child.count)", False),
    "longer-at-its-start": ("[child.insert_first() for _ in range(5)]", True),
    "moved": ("adjustment.set_value(120)", True),
}


@around_in_turn("list", "scrolled")
class Change(AroundTests):
    rows = 60

    def check(self, is_long):
        """Checks that everything is in its place, at rest after a change."""
        self.wait(f"(adjustment.get_upper() > adjustment.get_page_size()) == {is_long}")
        self.rest()
        offset, least, most = self.ask(
            "[bin.get_property(n) for n in ('content-offset', 'minimum-content-offset',"
            " 'maximum-content-offset')]"
        )
        self.assertGreaterEqual(offset, least - 0.01)
        self.assertLessEqual(offset, max(most, least) + 0.01)
        value = self.value
        self.assertEqual(self.ask("shift")[1], round(max(-offset, 0)))
        self.assertAlmostEqual(value, max(offset, 0), delta=0.01)
        self.assertEqual(self.range > 0, is_long)

    def phases(self):
        """Each phase: its name, and what brings it about."""

        def drag():
            self.pull_held(travel=150)
            self.window.until("the pull", lambda: self.offset < -50)

        def spring():
            mark = self.mark()
            self.pull(travel=70, seconds=0.1)
            self.wait_for("did-end-dragging", since=mark)

        return {
            "at rest": lambda: None,
            "drag": drag,
            "spring": spring,
            "open": self.refresh_open,
        }

    def change_in(self, phase):
        for name, (code, is_long) in CHANGES.items():
            with self.subTest(change=name):
                self.do("child.remove(child.count)")
                self.do("child.add(60)")
                self.wait("adjustment.get_upper() > 1000")
                self.do("adjustment.set_value(0)")
                self.rest()
                self.phases()[phase]()
                self.do(code)
                if phase == "drag":
                    self.display.touch_move(60, 240)
                    self.display.touch_up()
                self.check(is_long)
                if self.state == "refreshing":
                    self.end_refresh()
                    self.check(is_long)

    def test_at_rest(self):
        self.open()
        self.change_in("at rest")

    def test_in_a_drag(self):
        self.open()
        self.change_in("drag")

    def test_in_a_spring(self):
        self.open()
        self.change_in("spring")

    def test_while_open(self):
        self.open()
        self.change_in("open")

    def test_a_glide_goes_on_in_content_that_becomes_longer(self):
        self.open()
        mark = self.mark()
        self.display.flick((60, 400), (60, 200))
        self.wait_for("did-end-dragging", since=mark)
        is_gliding, offset, _ = self.ask(
            "bin.props.decelerating, bin.props.content_offset, child.add(50)"
        )
        self.assertTrue(is_gliding)
        self.wait_for("did-end-decelerating", since=mark)
        self.rest()
        self.assertGreater(self.offset, offset + 50)
        self.check(True)

    def test_a_program_that_moves_the_content_ends_nothing_else(self):
        self.open()
        self.refresh_open()
        self.do("adjustment.set_value(400)")
        self.rest()
        self.assertEqual(self.value, 400)
        self.assertEqual(self.state, "refreshing")
        self.assertEqual(self.ask("shift"), [0, 0])
        self.end_refresh()
        self.assertEqual(self.value, 400)
        self.check(True)


@around_in_turn("list", "tree", "text", "icons", "flow")
class Sizes(AroundTests):
    def test_the_window_changes_size_at_rest_and_open(self):
        self.open()
        self.display.resize(320, 420)
        self.wait("bin.get_allocated_height() == 420")
        self.refresh_open()
        self.display.resize(360, 480)
        self.wait("bin.get_allocated_height() == 480")
        self.rest()
        self.assertEqual(self.ask("shift")[1], round(-self.offset))
        self.end_refresh()
        self.assert_at_start()
        self.scroll_to(self.range)
        self.display.resize(320, 420)
        self.wait("bin.get_allocated_height() == 420")
        self.rest()
        self.assertEqual(self.ask("shift"), [0, 0])
        self.assertAlmostEqual(self.offset, self.value, delta=0.01)
