import Testing

/// Rows of `docs/features.md` that only a real window shows, each in a process of its own.
@Suite(.waitsForPrograms) struct FeatureWidgetTests {
  /// Fails with the output of the probe `name` if the probe reports a fault, dies or hangs.
  private func expectNoFaults(_ name: String) throws {
    let run = try ProbeProcess.run(name)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test("state-callback: the program receives each change of state")
  func stateCallback() throws { try expectNoFaults("states-and-pulls") }

  @Test("nested-scrolling: at its ends a list passes input to its parent")
  func nestedScrolling() throws { try expectNoFaults("upright-inside") }

  @Test("keyed-storage: last-updated times are stored by key")
  func keyedStorage() throws { try expectNoFaults("last-updated-key") }

  @Test("own-time-text: the program replaces the last-updated text")
  func ownTimeText() throws { try expectNoFaults("last-updated-words") }

  @Test("completions: opening and closing call their completions")
  func completions() throws { try expectNoFaults("completions") }

  @Test("reduced-motion: nothing is animated, and all events are reported")
  func reducedMotion() throws { try expectNoFaults("reduced-motion") }

  @Test("end-animation-callback: the program receives the start of closing")
  func endAnimationCallback() throws { try expectNoFaults("end-animation-begin") }

  @Test("global-defaults: defaults apply to lists, headers and footers")
  func globalDefaults() throws { try expectNoFaults("program-defaults") }

  @Test("theme-colours: rows and controls follow theme and stylesheets")
  func themeColours() throws {
    try expectNoFaults("theme-dark")
    try expectNoFaults("css-row")
    try expectNoFaults("css-header")
  }

  @Test("adjusted-inset: a pull counts from the program's inset")
  func adjustedInset() throws { try expectNoFaults("inset-adjusted") }

  @Test("resizing: an open header stays open in a resized window")
  func resizing() throws { try expectNoFaults("resized-while-refreshing") }

  @Test("wheel-and-touchpad: both pull, release on a pause, and close")
  func wheelAndTouchpad() throws { try expectNoFaults("wheel-and-touchpad") }

  @Test("haptic: arming the header gives feedback once, if enabled")
  func haptic() throws { try expectNoFaults("haptic") }

  @Test("announcements: each state is announced in one line")
  func announcements() throws {
    try expectNoFaults("announced")
    try expectNoFaults("announcements")
  }

  /// The 21st group of complaints, whose script in ComplaintTests presses the keys.
  @Test("Keys refresh, and assistive technology announces it")
  func noWayInForThoseWhoCannotPull() throws { try expectNoFaults("key-and-told") }

  @Test("pager: each page is shown once, in order, to the end")
  func pager() throws { try expectNoFaults("pager-pages") }

  @Test("live-language: lists change their language immediately")
  func liveLanguage() throws { try expectNoFaults("language-switched") }

  @Test("supplied-strings: the program supplies texts and languages")
  func suppliedStrings() throws { try expectNoFaults("words-supplied") }
}
