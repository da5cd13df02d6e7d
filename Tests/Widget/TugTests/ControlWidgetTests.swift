import Testing

/// Headers and footers in real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct ControlWidgetTests {
  private func expectSuccess(_ name: String, toleratesCriticals: Bool = false) throws {
    let run = try ProbeProcess.run(name, toleratesCriticals: toleratesCriticals)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "A control works by handler, signal or target, and closes with one warning where there is none",
    arguments: ["unheard-header", "unheard-footer", "heard-by-signal", "target"])
  func work(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Begin and end are told in order, each once, and calls take effect in call order",
    arguments: [
      "completions", "end-before-open", "completion-of-replaced", "completion-of-unseen",
      "states-and-pulls",
    ])
  func completions(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Every preset is pulled, works and closes; two lists of one process have nothing in common",
    arguments: ["every-preset", "two-lists"])
  func presets(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Controls are changed and replaced at any moment, in any state, and leave nothing behind",
    arguments: ["changed-in-place", "replaced-in-every-state", "replaced-leak"])
  func changes(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Other numbers for a control take back no state, and hold from when nothing of the old is in use",
    arguments: ["footer-tuned", "header-tuned-under-finger", "tuned-while-closing"])
  func numbers(_ name: String) throws { try expectSuccess(name) }

  @Test("What sticks to an edge keeps clear of what shows of a control")
  func stickyInset() throws { try expectSuccess("sticky-inset") }

  @Test(
    "A footer is told in any state that there is no more, and a refresh leaves what it has said",
    arguments: ["set-no-more-data", "no-more-data-in-refresh", "no-more-data-of-signals"])
  func noMoreData(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A style of the program's own is as high as it says, shows failures, and is recorded",
    arguments: ["style-height", "style-height-of-images", "style-failure", "style-recorded"])
  func ownStyles(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Titles, symbols and arrows are the program's, whichever of its languages has set them",
    arguments: ["titles-of-two-languages", "symbols-have-names", "arrow-colors-recorded"])
  func names(_ name: String) throws { try expectSuccess(name) }

  @Test("A policy that is not usable is refused with one critical, and the former stays")
  func badPolicies() throws { try expectSuccess("bad-policies", toleratesCriticals: true) }

  @Test(
    "No trigger, title, image, style or width harms a list",
    arguments: ["far-trigger", "long-titles", "broken-images", "bad-styles", "narrow-and-wide"])
  func badInput(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The time of the last refresh is shared by key, kept in the user's folder, and in any words",
    arguments: [
      "last-updated-key", "last-updated-other-key", "last-updated-kept", "last-updated-unwritable",
      "last-updated-words",
    ])
  func lastUpdated(_ name: String) throws { try expectSuccess(name) }
}
