import Testing

/// Rows of `docs/features.md` that only a real window shows, each in a process of its own.
@Suite(.waitsForPrograms) struct FeatureWidgetTests {
  /// The faults that the probe `name` reports; a probe that dies or hangs is an error.
  private func faults(_ name: String) throws -> String {
    let run = try ProbeProcess.run(name)
    switch run.ending {
    case .exited(0): return ""
    case .exited(1): return run.output
    default: throw Death(name: name, ending: run.ending)
    }
  }

  private struct Death: Error {
    let name: String
    let ending: ProbeProcess.Ending
  }

  @Test("state-callback: the program receives each change of state")
  func stateCallback() throws { #expect(try faults("states-and-pulls") == "") }

  @Test("nested-scrolling: at its ends a list passes input to its parent")
  func nestedScrolling() throws { #expect(try faults("upright-inside") == "") }

  @Test("keyed-storage: last-updated times are stored by key")
  func keyedStorage() throws { #expect(try faults("last-updated-key") == "") }

  @Test("own-time-text: the program replaces the last-updated text")
  func ownTimeText() throws { #expect(try faults("last-updated-words") == "") }

  @Test("completions: opening and closing call their completions")
  func completions() throws { #expect(try faults("completions") == "") }

  @Test("reduced-motion: nothing is animated, and all events are reported")
  func reducedMotion() throws { #expect(try faults("reduced-motion") == "") }

  @Test("end-animation-callback: the program receives the start of closing")
  func endAnimationCallback() throws { #expect(try faults("end-animation-begin") == "") }

  @Test("global-defaults: defaults apply to lists, headers and footers")
  func globalDefaults() throws { #expect(try faults("program-defaults") == "") }

  @Test("theme-colours: rows and controls follow theme and stylesheets")
  func themeColours() throws {
    #expect(try faults("theme-dark") == "")
    #expect(try faults("css-row") == "")
    #expect(try faults("css-header") == "")
  }

  @Test("adjusted-inset: a pull counts from the program's inset")
  func adjustedInset() throws { #expect(try faults("inset-adjusted") == "") }

  @Test("resizing: an open header stays open in a resized window")
  func resizing() throws { #expect(try faults("resized-while-refreshing") == "") }

  @Test("wheel-and-touchpad: both pull, release on a pause, and close")
  func wheelAndTouchpad() throws { #expect(try faults("wheel-and-touchpad") == "") }

  @Test("haptic: arming the header gives feedback once, if enabled")
  func haptic() throws { #expect(try faults("haptic") == "") }

  @Test("announcements: each state is announced in one line")
  func announcements() throws {
    #expect(try faults("announced") == "")
    #expect(try faults("announcements") == "")
  }

  /// The 21st group of complaints, whose script in ComplaintTests presses the keys.
  @Test("Keys refresh, and assistive technology announces it")
  func noWayInForThoseWhoCannotPull() throws { #expect(try faults("key-and-told") == "") }

  @Test("pager: each page is shown once, in order, to the end")
  func pager() throws { #expect(try faults("pager-pages") == "") }

  @Test("live-language: lists change their language immediately")
  func liveLanguage() throws { #expect(try faults("language-switched") == "") }

  @Test("supplied-strings: the program supplies texts and languages")
  func suppliedStrings() throws { #expect(try faults("words-supplied") == "") }
}
