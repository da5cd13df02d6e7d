"""The pull of each child: it follows a finger, is held while it refreshes, closes, and bounces."""

from around_case import KINDS, TOLERANCE, AroundTests, around, around_in_turn


@around(*KINDS)
@around_in_turn("list", "text", scale=2)
class Pull(AroundTests):
    def test_a_pull_refreshes_is_held_and_closes(self):
        self.open()
        self.pull_held()
        self.wait_for("will-begin-dragging", "refresh idle>pulling")
        # Whatever a frame shows, the child is where the bin says, and its adjustment at the start.
        self.window.until("the pull", lambda: self.offset < -60)
        offset, value, shift = self.ask("bin.props.content_offset, adjustment.get_value(), shift")
        self.assertEqual((value, shift[0]), (0, 0))
        self.assertAlmostEqual(shift[1], -offset, delta=TOLERANCE)
        self.display.touch_up()
        self.wait_for("refresh pulling>refreshing", "refresh", "refresh-opened")
        self.rest()
        inset = self.ask("-bin.props.minimum_content_offset")
        self.assertGreater(inset, 20)
        self.assertAlmostEqual(self.offset, -inset)
        self.assertEqual(self.ask("shift"), [0, round(inset)])
        self.end_refresh()
        self.assert_at_start()
        # It has come back without going beyond its place.
        self.assertLessEqual(max(self.offsets()), 0)
        self.assertEqual(self.lines().count("refresh"), 1)

    def test_a_short_pull_springs_back(self):
        self.open()
        self.pull(travel=60)
        self.wait_for("did-end-dragging", "did-end-decelerating")
        self.rest()
        self.assert_at_start()
        self.assertNotIn("refresh", self.lines())
        self.assertLess(min(self.offsets()), -10)

    def test_a_flick_bounces_at_the_start(self):
        self.open()
        self.scroll_to(300)
        mark = self.mark()
        self.display.flick((60, 120), (60, 300))
        self.wait_for("did-end-dragging", "did-end-decelerating", since=mark)
        self.rest()
        self.assert_at_start()
        self.assertLess(min(self.offsets(mark)), -5)

    def test_a_flick_bounces_at_the_end(self):
        self.open()
        end = self.range
        self.scroll_to(end - 300)
        mark = self.mark()
        self.display.flick((60, 380), (60, 200))
        self.wait_for("did-end-dragging", "did-end-decelerating", since=mark)
        self.rest()
        self.assertGreater(max(self.offsets(mark)), end + 5)
        self.assertAlmostEqual(self.offset, self.range)
        self.assertEqual(self.ask("shift"), [0, 0])
