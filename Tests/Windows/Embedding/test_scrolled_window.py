"""A list as the scrollable child of a GtkScrolledWindow: its scrollbars, and the list's own physics."""

from tug_harness.case import on_every_display, on_one_display

from asked_case import ROW_HEIGHT, ROWS, AskedListTests

# Points from the right edge in which a scrollbar or an indicator is.
BAR = 12
# Below this all three parts of a colour are dark, of 255.
DARK = 160

UI = """<interface>
  <object class="GtkScrolledWindow" id="scroller">
    <property name="visible">True</property>
    <child>
      <object class="TugListView" id="child">
        <property name="visible">True</property>
        <property name="vscroll-policy">natural</property>
      </object>
    </child>
  </object>
</interface>"""


class ScrolledTests(AskedListTests):
    def start(self, **given):
        super().start("scrolled", **given)
        self.assertTrue(self.ask("scroller.get_child() == view"))

    @property
    def value(self):
        return self.ask("adjustment.get_value()")

    @property
    def range(self):
        return self.ask("adjustment.get_upper() - adjustment.get_page_size()")

    def assert_in_step(self):
        lower = self.ask("adjustment.get_lower()")
        self.assertAlmostEqual(self.value, min(max(self.offset, lower), self.range), delta=0.01)


@on_one_display("X11")
class ScrolledWindow(ScrolledTests):
    def test_a_finger_pulls_it_and_the_adjustment_stays_inside(self):
        self.start()
        self.wait(
            "adjustment.get_upper() - adjustment.get_page_size()"
            " == view.props.maximum_content_offset"
        )
        self.assertGreaterEqual(self.range, ROWS * ROW_HEIGHT - self.screen_size[1])
        self.display.touch_drag((180, 60), (180, 300), 0.3, release=False)
        self.wait("view.props.content_offset < -60")
        self.assertEqual(self.value, 0)
        self.assertEqual(self.lines().count("edge-overshot top"), 1)
        self.display.touch_up()
        self.wait_for("refresh")
        self.rest()
        self.assertEqual(self.value, self.ask("adjustment.get_lower()"))
        self.do("works.pop().end()")
        self.wait("view.props.content_offset == 0")
        self.rest()
        self.assert_in_step()

    def test_a_flick_glides_by_the_lists_physics_and_bounces(self):
        self.start(rows=20)
        self.do("view.connect('did-end-decelerating', lambda _: say('glided'))")
        self.display.flick((180, 400), (180, 150))
        self.wait_for("edge-overshot bottom")
        self.wait_for("edge-reached bottom")
        self.wait_for("glided")
        self.rest()
        self.assertEqual(self.value, self.range)
        self.assert_in_step()

    def test_keys_scroll_it(self):
        self.start()
        self.do("view.grab_focus()")
        self.display.key("End")
        self.wait_for("edge-reached bottom")
        self.rest()
        self.assertEqual(self.value, self.range)
        self.display.key("Page_Up")
        self.wait("adjustment.get_value() < adjustment.get_upper() - adjustment.get_page_size()")
        self.rest()
        self.assert_in_step()

    def test_only_a_dragged_scrollbar_counts_as_user_input(self):
        self.start(begin="scroller.set_overlay_scrolling(False)")
        self.do("adjustment.set_value(adjustment.get_upper())")
        self.rest()
        self.assertEqual(self.value, self.range)
        self.assertNotIn("load-more", self.lines())
        self.do("adjustment.set_value(0)")
        self.wait("view.props.content_offset == 0")
        width = self.screen_size[0]
        self.display.pointer_drag((width - 6, 20), (width - 6, 470), hold=0.1)
        self.wait_for("load-more")

    def test_the_overlay_scrollbar_comes_and_can_be_dragged(self):
        self.start()
        self.display.pointer_move(180, 240)
        self.assertTrue(self.ask("scroller.get_overlay_scrolling()"))
        self.display.wheel(1)
        self.wait("scroller.get_vscrollbar().get_opacity() > 0.9")
        x = self.screen_size[0] - 4
        self.display.pointer_drag((x, 20), (x, 200), hold=0.1)
        self.wait("adjustment.get_value() > 1000")
        self.rest()
        self.assert_in_step()


@on_every_display()
class ScrollEvents(ScrolledTests):
    """Scroll events, whose units and stops depend on the display server."""

    def test_a_touchpad_scrolls_it_and_pulls_it_at_the_edge(self):
        self.start()
        self.display.pointer_move(180, 240)
        self.display.touchpad_pan(20)
        self.wait("adjustment.get_value() > 200")
        self.rest()
        self.assert_in_step()
        self.do("adjustment.set_value(0)")
        self.assertTrue(
            self.display.touchpad_pan_until(
                -4, lambda: self.ask("view.props.refresh_state.value_nick") == "pulling"
            )
        )
        self.assertEqual(self.value, 0)
        self.display.touchpad_stop()
        self.wait_for("refresh")

    def test_the_wheel_scrolls_it_and_stops_at_the_edges(self):
        self.start()
        self.display.pointer_move(180, 240)
        self.display.wheel(3)
        self.wait("adjustment.get_value() > 50")
        self.rest()
        self.assert_in_step()
        self.display.wheel(-10)
        self.wait("adjustment.get_value() == 0")
        self.rest()
        self.assertEqual(self.offset, 0)
        self.do("view.props.scroll_enabled = False")
        self.display.wheel(3)
        self.rest()
        self.assertEqual(self.value, 0)


@on_every_display()
class Scrollbars(ScrolledTests):
    """Beside a scrollbar the list has no indicator of its own."""

    def move(self):
        """Moves the list by a touchpad that keeps it."""
        self.display.pointer_move(180, 240)
        self.display.touchpad_pan(3, stop=False)
        self.wait("view.props.content_offset > 10")

    def let_go(self):
        self.display.touchpad_stop()
        self.do("adjustment.set_value(0)")
        self.rest()

    def has_indicator(self):
        """Something dark is at the right edge of the list, where rows have only hairlines."""
        picture = self.display.picture()
        right = self.ask("view.get_allocated_width()")
        places = ((x, y) for x in range(right - BAR, right - 1) for y in range(4, 200, 4))
        return any(max(picture.color(*place)) < DARK for place in places)

    def test_the_indicator_shows_only_without_a_scrollbar(self):
        self.start(
            begin="scroller.set_overlay_scrolling(False);"
            "view.props.header_style = Tug.HeaderStyle.NONE"
        )
        self.assertTrue(self.ask("view.props.show_scroll_indicator"))
        self.move()
        self.assertFalse(self.has_indicator())
        self.let_go()
        self.do("scroller.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)")
        self.move()
        self.window.until("an indicator", self.has_indicator)
        self.let_go()
        self.do("scroller.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.ALWAYS)")
        self.move()
        self.window.until("no indicator", lambda: not self.has_indicator())
        self.let_go()
        self.do("scroller.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)")
        self.do("view.props.show_scroll_indicator = False")
        self.move()
        self.assertFalse(self.has_indicator())


@on_every_display("X11")
class ScrollableChild(ScrolledTests):
    def test_removing_the_list_restores_the_windows_scrolling(self):
        self.start()
        self.assertFalse(self.ask("scroller.get_kinetic_scrolling()"))
        self.do("scroller.set_kinetic_scrolling(True)")
        self.assertFalse(self.ask("scroller.get_kinetic_scrolling()"))
        self.do("adjustment.set_value(400)")
        self.do("scroller.remove(view)")
        self.assertTrue(self.ask("scroller.get_kinetic_scrolling()"))
        self.do("other = Gtk.ScrolledWindow(kinetic_scrolling=False)")
        self.do("window.remove(scroller); window.add(other); other.add(view)")
        self.do("other.show(); adjustment = other.get_vadjustment()")
        self.wait("view.get_mapped()")
        self.wait("adjustment.get_value() == 400")
        self.assert_in_step()
        self.do("other.remove(view)")
        self.assertFalse(self.ask("other.get_kinetic_scrolling()"))
        self.do("view.destroy()")

    def test_natural_sizes_are_propagated(self):
        self.start(
            rows=5,
            begin="scroller.set_propagate_natural_height(True);"
            "scroller.set_max_content_height(300);"
            "scroller.set_valign(Gtk.Align.START)",
        )
        self.wait(f"scroller.get_allocated_height() == {5 * ROW_HEIGHT}")
        self.do("store.splice(0, 0, items(1))")
        self.wait(f"scroller.get_allocated_height() == {6 * ROW_HEIGHT}")
        self.do("store.splice(0, 0, items(100))")
        self.wait("scroller.get_allocated_height() == 300")
        self.do("scroller.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.NEVER)")
        self.wait(f"scroller.get_preferred_height()[1] >= {100 * ROW_HEIGHT}")

    def test_from_right_to_left_values_count_from_the_left(self):
        self.start(
            begin="window.set_default_direction(Gtk.TextDirection.RTL);"
            "view.props.orientation = Gtk.Orientation.HORIZONTAL;"
            "adjustment = scroller.get_hadjustment()"
        )
        self.do("adjustment = scroller.get_hadjustment()")
        self.wait("adjustment.get_value() > 0")
        self.assertEqual(self.offset, 0)
        self.assertEqual(self.value, self.range)
        self.do("adjustment.set_value(adjustment.get_value() - 70)")
        self.wait("view.props.content_offset == 70")
        self.assertEqual(self.ask("view.get_adjustment().get_value()"), 70)
        self.do("view.props.orientation = Gtk.Orientation.VERTICAL")
        self.do("adjustment = scroller.get_vadjustment()")
        self.rest()
        self.assert_in_step()

    def test_any_adjustment_of_the_program_is_accepted(self):
        self.start()
        self.do("view.props.vadjustment = None")
        self.assertIsNotNone(self.ask("str(view.props.vadjustment)"))
        self.do("view.props.vadjustment.set_value(120)")
        self.wait("view.props.content_offset == 120")
        self.do("own = Gtk.Adjustment(value=7, lower=3, upper=9, page_size=1)")
        self.do("view.props.hadjustment = own; view.props.vadjustment = own")
        self.rest()
        self.assertEqual(self.offset, 120)
        for value in ("float('nan')", "float('inf')", "-1e300"):
            self.do(f"view.props.vadjustment.set_value({value})")
            self.rest()
            self.assertGreaterEqual(self.offset, 0)
        self.do("view.props.vscroll_policy = Gtk.ScrollablePolicy.NATURAL")
        self.assertEqual(self.ask("view.props.vscroll_policy.value_nick"), "natural")
        self.assertEqual(self.ask("view.props.hscroll_policy.value_nick"), "minimum")

    def test_a_ui_file_places_it(self):
        self.start()
        self.do(f"builder = Gtk.Builder.new_from_string({UI!r}, -1)")
        self.do("window.remove(scroller); scroller = builder.get_object('scroller')")
        self.do("child = builder.get_object('child'); child.props.model = store")
        self.do("window.add(scroller); scroller.show_all()")
        self.assertTrue(self.ask("scroller.get_child() == child"))
        self.assertTrue(self.ask("child.props.vadjustment == scroller.get_vadjustment()"))
        self.assertTrue(self.ask("isinstance(child, Gtk.Scrollable)"))
        self.wait("scroller.get_vadjustment().get_upper() > 1000")
        self.do("scroller.get_vadjustment().set_value(90)")
        self.wait("child.props.content_offset == 90")

    def test_the_border_covers_content_over_the_rows(self):
        self.start()
        self.assertEqual(self.ask("view.get_border()[1].top"), 0)
        self.do("view.set_section_rows([0, 50]); adjustment.set_value(100)")
        self.rest()
        self.assertEqual(self.ask("view.get_border()[1].top"), ROW_HEIGHT)
