"""The bin's life: it is hidden and shown, goes to another window, and its child out and in."""

from around_case import SOME_KINDS, AroundTests, around_in_turn


@around_in_turn(*SOME_KINDS)
class Life(AroundTests):
    def refresh_and_end(self):
        mark = self.mark()
        self.pull()
        self.wait_for("refresh", since=mark)
        self.rest()
        self.do("end()")
        self.wait_for("refresh-closed", since=mark)
        self.rest()
        self.assert_at_start()

    def test_hidden_and_shown_while_it_refreshes(self):
        self.open()
        self.refresh_open()
        self.do("bin.hide()")
        self.wait("not bin.get_mapped()")
        self.do("bin.show()")
        self.wait("bin.get_mapped()")
        self.rest()
        self.assertEqual(self.state, "refreshing")
        self.assertEqual(self.ask("shift")[1], round(-self.offset))
        self.do("bin.hide()")
        self.do("end()")
        self.do("bin.show()")
        self.wait("bin.props.refresh_state.value_nick == 'idle'")
        self.rest()
        self.assert_at_start()
        self.refresh_and_end()

    def test_hidden_in_a_pull(self):
        self.open()
        self.pull_held()
        self.wait_for("refresh idle>pulling")
        self.do("bin.hide()")
        self.wait("not bin.get_mapped()")
        self.display.touch_up()
        self.do("bin.show()")
        self.rest()
        self.assert_at_start()
        self.assertNotIn("refresh", self.lines())
        self.refresh_and_end()

    def test_in_another_window(self):
        self.open()
        self.refresh_open()
        self.do("other = Gtk.Box(); window.remove(bin); window.add(other); other.show()")
        self.do("other.pack_start(bin, True, True, 0)")
        self.wait("bin.get_mapped()")
        self.rest()
        self.assertEqual(self.state, "refreshing")
        self.assertEqual(self.ask("shift")[1], round(-self.offset))
        self.do("end()")
        self.wait_for("refresh-closed")
        self.rest()
        self.refresh_and_end()

    def test_its_child_is_removed_and_added(self):
        self.open()
        self.refresh_open()
        self.assertFalse(self.ask("scroller.get_kinetic_scrolling()"))
        self.do("inner = bin.get_child(); bin.remove(inner)")
        self.assertTrue(self.ask("inner.get_kinetic_scrolling()"))
        self.assertIsNone(self.ask("scroller"))
        self.rest_without_child()
        self.do("bin.add(inner)")
        self.assertFalse(self.ask("scroller.get_kinetic_scrolling()"))
        self.wait("child.rows.get_mapped()")
        self.rest()
        self.do("end()")
        self.wait_for("refresh-closed")
        self.rest()
        self.refresh_and_end()
        self.do("bin.remove(inner); inner.set_kinetic_scrolling(False)")
        self.do("bin.add(inner); bin.remove(inner)")
        self.assertFalse(self.ask("inner.get_kinetic_scrolling()"))

    def rest_without_child(self):
        """A bin without a child is still one: its header can close and open."""
        self.wait("not bin.props.tracking")
        self.assertIsNotNone(self.offset)

    def test_destroyed_while_it_refreshes_and_is_pulled(self):
        self.open()
        self.refresh_open()
        self.pull_held()
        self.do("import weakref; host.gone = weakref.ref(bin); bin.destroy()")
        self.display.touch_up()
        self.do("works.clear()")
        self.display.touch_drag((60, 100), (60, 300))
        self.assertTrue(self.ask("window.get_mapped()"))

    def test_an_insensitive_child_is_pulled_but_not_clicked(self):
        self.open()
        self.do("child.rows.set_sensitive(False)")
        self.rest()
        mark = self.mark()
        self.display.click(*self.place(3))
        self.display.tap(*self.place(3))
        self.refresh_and_end()
        self.assertFalse([line for line in self.lines(mark) if line.startswith("hit")])

    def test_an_insensitive_bin_is_not_pulled(self):
        self.open()
        self.pull_held()
        self.wait_for("refresh idle>pulling")
        self.do("bin.set_sensitive(False)")
        self.display.touch_up()
        self.rest()
        self.assert_at_start()
        mark = self.mark()
        self.pull()
        self.rest()
        self.assertNotIn("refresh", self.lines(mark))
        self.do("bin.set_sensitive(True)")
        self.refresh_and_end()
