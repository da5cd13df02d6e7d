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

  @Test("state-callback: the program is told of each change of state")
  func stateCallback() throws { #expect(try faults("states-and-pulls") == "") }

  @Test(
    "nested-scrolling: at its ends a list leaves wheel, touchpad and finger to what is around it")
  func nestedScrolling() throws { #expect(try faults("upright-inside") == "") }

  @Test("keyed-storage: the time of the last refresh is kept by key, in the user's folder")
  func keyedStorage() throws { #expect(try faults("last-updated-key") == "") }

  @Test("own-time-text: a program has its own words about the last refresh")
  func ownTimeText() throws { #expect(try faults("last-updated-words") == "") }

  @Test("completions: a program is told when a control is open, and when it has closed")
  func completions() throws { #expect(try faults("completions") == "") }

  @Test("reduced-motion: where the user wants no animations nothing moves, and all is told")
  func reducedMotion() throws { #expect(try faults("reduced-motion") == "") }

  @Test("end-animation-callback: a program is told when a control begins to close")
  func endAnimationCallback() throws { #expect(try faults("end-animation-begin") == "") }

  @Test("global-defaults: a program says once what its lists, headers and footers are")
  func globalDefaults() throws { #expect(try faults("program-defaults") == "") }

  @Test("theme-colours: rows and controls have the colours of the theme and of stylesheets")
  func themeColours() throws {
    #expect(try faults("theme-dark") == "")
    #expect(try faults("css-row") == "")
    #expect(try faults("css-header") == "")
  }

  @Test("adjusted-inset: a finger's pull counts from the rest, where the program's inset puts it")
  func adjustedInset() throws { #expect(try faults("inset-adjusted") == "") }

  @Test("resizing: a window that is resized while its list refreshes leaves that open")
  func resizing() throws { #expect(try faults("resized-while-refreshing") == "") }

  @Test("wheel-and-touchpad: both pull in a window, let go when they pause, and close again")
  func wheelAndTouchpad() throws { #expect(try faults("wheel-and-touchpad") == "") }

  @Test("haptic: a hand that pulls feels where the header arms, once, where the program wants that")
  func haptic() throws { #expect(try faults("haptic") == "") }

  @Test("announcements: each state is said in a line for who cannot see it")
  func announcements() throws {
    #expect(try faults("announced") == "")
    #expect(try faults("announcements") == "")
  }

  /// The 21st group of complaints, whose script in ComplaintTests presses the keys.
  @Test("Who cannot pull refreshes by keys, and is told by assistive technology")
  func noWayInForThoseWhoCannotPull() throws { #expect(try faults("key-and-told") == "") }

  @Test("pager: a list behind a pager shows each page once, in order, and says when all is there")
  func pager() throws { #expect(try faults("pager-pages") == "") }

  @Test("live-language: all lists speak another language at once, and one its own")
  func liveLanguage() throws { #expect(try faults("language-switched") == "") }

  @Test("supplied-strings: a program supplies its own words, and further languages")
  func suppliedStrings() throws { #expect(try faults("words-supplied") == "") }
}
