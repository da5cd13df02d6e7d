import Testing

/// Input, nesting and GTK's own interfaces on real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct InputWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Keys move the focus row and the list, and what the list cannot use goes on",
    arguments: [
      "keys", "keypad", "keys-passed-on", "keys-at-the-end", "escape", "menu-key",
    ])
  func keys(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Buttons, fingers and a pointer without a button do what they do on a desktop",
    arguments: [
      "modifiers", "focus-by-click", "hover", "secondary-click", "long-press", "grab-broken",
      "late-release",
    ])
  func pointers(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The scroll indicator is dragged and clicked by the mouse alone",
    arguments: ["indicator-drag", "indicator-page", "indicator-by-touch", "indicator-hidden"])
  func indicator(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Two fingers move the list point for point, and nothing half open stays behind",
    arguments: [
      "pan", "pan-without-stop", "pan-across", "pan-stops-glide", "pan-insensitive",
      "pan-and-escape", "factors",
    ])
  func touchpad(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A list works sideways, in both directions, and inside another scroller",
    arguments: [
      "sideways", "right-to-left", "orientation", "sideways-inside", "upright-inside",
      "touch-inside", "moved-out",
    ])
  func surroundings(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The adjustment and the list follow each other, and either may go first",
    arguments: [
      "adjustment", "adjustment-feedback", "adjustment-tug-of-war", "scrollbar",
      "scrollbar-first", "scrollbar-last",
    ])
  func adjustment(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A program may do anything in the callbacks of input and scrolling",
    arguments: [
      "scroll-in-scroll", "replace-in-scroll", "destroy-in-callback", "destroy-by-key",
      "destroy-by-adjustment", "destroy-last-by-adjustment", "destroy-by-focus", "unnoticed-change",
    ])
  func callbacks(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "What is asked for before a list is shown, in another widget's frame or by Tab is there",
    arguments: ["ticks-of-others", "asked-before-shown", "asked-by-adjustment", "focus-by-tab"])
  func firstUse(_ name: String) throws { try expectSuccess(name) }
}
