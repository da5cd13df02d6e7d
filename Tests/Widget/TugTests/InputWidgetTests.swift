import Testing

/// Input, nesting and GTK's own interfaces on real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct InputWidgetTests {
  private func expectSuccess(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Keys move focus and list; unused keys are passed on",
    arguments: [
      "keys", "keypad", "keys-passed-on", "keys-at-the-end", "escape", "menu-key",
    ])
  func keys(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Clicks, touches and hovering follow desktop conventions",
    arguments: [
      "modifiers", "focus-by-click", "hover", "secondary-click", "long-press", "grab-broken",
      "late-release",
    ])
  func pointers(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Only the mouse drags and clicks the scroll indicator",
    arguments: ["indicator-drag", "indicator-page", "indicator-by-touch", "indicator-hidden"])
  func indicator(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A touchpad moves the list exactly and leaves it closed",
    arguments: [
      "pan", "pan-without-stop", "pan-across", "pan-stops-glide", "pan-insensitive",
      "pan-and-escape", "factors",
    ])
  func touchpad(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A ghost finger pulls like a real one, and leaves for it",
    arguments: ["ghost-finger-arms", "ghost-finger-leaves", "ghost-finger-without-list"])
  func ghostFinger(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A list works sideways, mirrored, and inside another scroller",
    arguments: [
      "sideways", "right-to-left", "orientation", "sideways-inside", "upright-inside",
      "touch-inside", "moved-out",
    ])
  func surroundings(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The adjustment and the list follow each other",
    arguments: [
      "adjustment", "adjustment-feedback", "adjustment-tug-of-war", "scrollbar",
      "scrollbar-first", "scrollbar-last",
    ])
  func adjustment(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Callbacks of input and scrolling can change or destroy anything",
    arguments: [
      "scroll-in-scroll", "replace-in-scroll", "destroy-in-callback", "destroy-by-key",
      "destroy-by-adjustment", "destroy-last-by-adjustment", "destroy-by-focus", "unnoticed-change",
    ])
  func callbacks(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Requests before the first frame take effect",
    arguments: ["ticks-of-others", "asked-before-shown", "asked-by-adjustment", "focus-by-tab"])
  func firstUse(_ name: String) throws { try expectSuccess(name) }
}
