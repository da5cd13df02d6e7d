import CairoDrawing
import Replay
import TestSupport
import Testing
import TugTesting

/// The complaints of users of refresh controls: a script for each group, which says what it
/// expects.
///
/// Source: refresh controls reference, section 3.
@Suite struct ComplaintTests {
  /// The expectations of the script `name` that are not met, in words.
  private func faults(_ name: String) throws -> [String] {
    let script = try ExpectingScript(try Self.text(name))
    return script.expectations.isEmpty ? ["it expects nothing"] : try script.faults()
  }

  private static func text(_ name: String) throws -> String {
    try TestFile.text(at: TestFile.path("Tests/Scripts/ComplaintTests/Scripts/\(name).replay"))
  }

  /// The picture of the script `text` at `time` seconds, without the scroll indicator.
  private func picture(_ text: String, at time: Double) throws -> Pixels {
    var script = try ScriptParser.parse(text)
    script.configuration.showsIndicator = false
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return try ScriptPicture(script, text: try TextRenderer()).canvas(of: run).pixels()
  }

  @Test("1 Jitter when the inset is raised during the bounce")
  func jitterWhenTheInsetIsRaised() throws {
    let faults = try faults("01-jitter-when-the-inset-is-raised")
    #expect(faults == [])
  }

  @Test("2 Auto footer fires twice or endlessly")
  func autoFooterFiresTwice() throws {
    let faults = try faults("02-auto-footer-fires-twice")
    #expect(faults == [])
  }

  @Test("3 Pull-down also triggers load-more when the content is short")
  func pullDownLoadsMoreInAShortList() throws {
    let faults = try faults("03-pull-down-loads-more-in-a-short-list")
    #expect(faults == [])
  }

  @Test("4 Begin and end out of order")
  func beginAndEndOutOfOrder() throws {
    let faults = try faults("04-begin-and-end-out-of-order")
    #expect(faults == [])
  }

  @Test("5 Begin before the layout or off screen")
  func beginBeforeItIsSeen() throws {
    let faults = try faults("05-begin-before-it-is-seen")
    #expect(faults == [])
  }

  @Test("6 The inset accumulates")
  func insetAccumulates() throws {
    let faults = try faults("06-inset-accumulates")
    #expect(faults == [])
  }

  @Test("7 The program changes the inset while the list refreshes")
  func programChangesTheInsetWhileRefreshing() throws {
    let faults = try faults("07-program-changes-the-inset-while-refreshing")
    #expect(faults == [])
  }

  @Test("8 The original inset is captured too early")
  func insetCapturedTooEarly() throws {
    let faults = try faults("08-inset-captured-too-early")
    #expect(faults == [])
  }

  @Test("9 Section headers float below the inset while the list refreshes")
  func sectionHeadersFloatBelowTheInset() throws {
    let faults = try faults("09-section-headers-float-below-the-inset")
    #expect(faults == [])
  }

  @Test("10 Paging")
  func pagesAreLostWhileRefreshing() throws {
    let faults = try faults("10-pages-are-lost-while-refreshing")
    #expect(faults == [])
  }

  @Test("11 The content jumps when a load ends")
  func contentJumpsWhenALoadEnds() throws {
    let faults = try faults("11-content-jumps-when-a-load-ends")
    #expect(faults == [])
  }

  @Test("12 The footer's place lags behind the content")
  func footerLagsBehindTheContent() throws {
    let faults = try faults("12-footer-lags-behind-the-content")
    #expect(faults == [])
  }

  @Test("13 Item animations leak into the closing animation")
  func itemAnimationsLeakIntoTheClosing() throws {
    let faults = try faults("13-item-animations-leak-into-the-closing")
    #expect(faults == [])
  }

  @Test("14 The offset is not to be seen during an animation")
  func offsetUnseenDuringAnAnimation() throws {
    let faults = try faults("14-offset-unseen-during-an-animation")
    #expect(faults == [])
  }

  @Test("15 No-more-data is lost, sticky, or cannot be set")
  func noMoreDataLostOrStuck() throws {
    let faults = try faults("15-no-more-data-lost-or-stuck")
    #expect(faults == [])
  }

  @Test("16 Rotation and resize while the list refreshes")
  func rotatedWhileRefreshing() throws {
    let faults = try faults("16-rotated-while-refreshing")
    #expect(faults == [])
  }

  @Test("17 The footer is in view below the last row")
  func footerInViewBelowTheLastRow() throws {
    let faults = try faults("17-footer-in-view-below-the-last-row")
    #expect(faults == [])
    let text = try Self.text("17-footer-in-view-below-the-last-row")
    let bare = text.replacing("footer mj-back\n", with: "").split(separator: "\n")
      .filter { !$0.hasPrefix("#=") }.joined(separator: "\n")
    let isBare = try picture(text, at: 0.1) == picture(bare, at: 0.1)
    let isPulled = try picture(text, at: 0.5) != picture(bare, at: 0.5)
    #expect(isBare, "at rest no footer is to be seen")
    #expect(isPulled)
  }

  @Test("18 A top bar that changes: flicker and endless recursion")
  func topBarThatChangesWithTheScroll() throws {
    let faults = try faults("18-top-bar-that-changes-with-the-scroll")
    #expect(faults == [])
  }

  @Test("19 Observers outlive their list")
  func observersThatOutliveTheirList() throws {
    let faults = try faults("19-observers-that-outlive-their-list")
    #expect(faults == [])
  }

  @Test("20 The owner is never freed")
  func ownerThatIsNeverFreed() throws {
    let faults = try faults("20-owner-that-is-never-freed")
    #expect(faults == [])
  }

  @Test("21 Accessibility")
  func noWayInForThoseWhoCannotPull() throws {
    let faults = try faults("21-no-way-in-for-those-who-cannot-pull")
    #expect(faults == [])
  }

  @Test("22 Wheel and touchpad cannot pull or load")
  func wheelSticksHalfOpen() throws {
    let faults = try faults("22-wheel-sticks-half-open")
    #expect(faults == [])
  }

  @Test("23 A fling triggers unintentionally")
  func flingRefreshesByAccident() throws {
    let faults = try faults("23-fling-refreshes-by-accident")
    #expect(faults == [])
  }

  @Test("24 The footer of a short list")
  func footerOfAShortList() throws {
    let faults = try faults("24-footer-of-a-short-list")
    #expect(faults == [])
  }

  @Test("25 The handler runs only once")
  func handlerRunsOnlyOnce() throws {
    let faults = try faults("25-handler-runs-only-once")
    #expect(faults == [])
  }

  @Test("26 An end stops a running scroll")
  func endStopsARunningScroll() throws {
    let faults = try faults("26-end-stops-a-running-scroll")
    #expect(faults == [])
  }

  @Test("27 Language")
  func languageOfThePhoneNotOfTheProgram() throws {
    let faults = try faults("27-language-of-the-phone-not-of-the-program")
    #expect(faults == [])
    let text = try Self.text("27-language-of-the-phone-not-of-the-program")
    var pictures: [Pixels] = []
    for locale in ["en", "ja", "zh-Hans", "ru", "ar"] {
      let direction = locale == "ar" ? "rtl" : "ltr"
      let shown = try picture("locale \(locale)\ndirection \(direction)\n" + text, at: 0.1)
      let isNew = !pictures.contains(shown)
      #expect(isNew, "\(locale) has words of its own")
      pictures.append(shown)
    }
  }

  @Test("28 Gestures across the list and of lists inside lists")
  func gesturesAcrossTheList() throws {
    let faults = try faults("28-gestures-across-the-list")
    #expect(faults == [])
  }

  @Test("29 One cue at the threshold")
  func oneCueAtTheThreshold() throws {
    let faults = try faults("29-one-cue-at-the-threshold")
    #expect(faults == [])
  }

  @Test("30 Reduced motion")
  func reducedMotion() throws {
    let faults = try faults("30-reduced-motion")
    #expect(faults == [])
  }
}
