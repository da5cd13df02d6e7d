import Testing

/// Headers and footers in real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct ControlWidgetTests {
  private func expectSuccess(_ name: String, toleratesCriticals: Bool = false) throws {
    let run = try ProbeProcess.run(name, toleratesCriticals: toleratesCriticals)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "A control calls its handler, or closes with one warning",
    arguments: ["unheard-header", "unheard-footer", "heard-by-signal", "target"])
  func work(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Begin and end are reported once, in call order",
    arguments: [
      "completions", "end-before-open", "completion-of-replaced", "completion-of-unseen",
      "states-and-pulls",
    ])
  func completions(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Every style refreshes and closes; two lists are independent",
    arguments: ["every-preset", "two-lists"])
  func presets(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Controls can be changed and replaced in any state",
    arguments: ["changed-in-place", "replaced-in-every-state", "replaced-leak"])
  func changes(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A changed policy keeps the state and applies from rest",
    arguments: ["footer-tuned", "header-tuned-under-finger", "tuned-while-closing"])
  func numbers(_ name: String) throws { try expectSuccess(name) }

  @Test("Sticky content stays clear of a visible control")
  func stickyInset() throws { try expectSuccess("sticky-inset") }

  @Test(
    "A footer can end the data in any state",
    arguments: ["set-no-more-data", "no-more-data-in-refresh", "no-more-data-of-signals"])
  func noMoreData(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "A custom style has its height, shows failures, is recorded",
    arguments: ["style-height", "style-height-of-images", "style-failure", "style-recorded"])
  func ownStyles(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Swift and C can set titles, symbols and arrow colours",
    arguments: ["titles-of-two-languages", "symbols-have-names", "arrow-colors-recorded"])
  func names(_ name: String) throws { try expectSuccess(name) }

  @Test("An invalid policy logs one critical and changes nothing")
  func badPolicies() throws { try expectSuccess("bad-policies", toleratesCriticals: true) }

  @Test(
    "Extreme triggers, titles, images, styles and widths are harmless",
    arguments: ["far-trigger", "long-titles", "broken-images", "bad-styles", "narrow-and-wide"])
  func badInput(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The last-updated time is shared by key and stored",
    arguments: [
      "last-updated-key", "last-updated-other-key", "last-updated-kept", "last-updated-unwritable",
      "last-updated-words",
    ])
  func lastUpdated(_ name: String) throws { try expectSuccess(name) }
}
