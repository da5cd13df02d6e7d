import CairoDrawing
import Replay
import TestSupport
import Testing
import TugTesting

/// Complaints of users of refresh controls: a script for each group, with its expectations.
///
/// Source: refresh controls reference, section 3.
@Suite struct ComplaintTests {
  /// Returns the expectations that the script `name` fails, in words.
  private func faults(_ name: String) throws -> [String] {
    let script = try ExpectingScript(try Self.text(name))
    return script.expectations.isEmpty ? ["the script expects nothing"] : try script.faults()
  }

  private static func text(_ name: String) throws -> String {
    try TestFile.text(at: TestFile.path("Tests/Scripts/ComplaintTests/Scripts/\(name).replay"))
  }

  /// Returns the image of the script `text` at `time` seconds, without the scroll indicator.
  private func picture(_ text: String, at time: Double) throws -> Pixels {
    var script = try ScriptParser.parse(text)
    script.configuration.showsIndicator = false
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return try ScriptPicture(script, text: try TextRenderer()).canvas(of: run).pixels()
  }

  @Test("1 Raising the inset during a bounce causes no jitter")
  func jitterWhenTheInsetIsRaised() throws {
    let faults = try faults("01-jitter-when-the-inset-is-raised")
    #expect(faults == [])
  }

  @Test("2 An automatic footer fires only by the user's scrolling")
  func autoFooterFiresTwice() throws {
    let faults = try faults("02-auto-footer-fires-twice")
    #expect(faults == [])
  }

  @Test("3 A pull down in a short list loads nothing")
  func pullDownLoadsMoreInAShortList() throws {
    let faults = try faults("03-pull-down-loads-more-in-a-short-list")
    #expect(faults == [])
  }

  @Test("4 Begin and end take effect in call order")
  func beginAndEndOutOfOrder() throws {
    let faults = try faults("04-begin-and-end-out-of-order")
    #expect(faults == [])
  }

  @Test("5 A begin before the layout refreshes when the list shows")
  func beginBeforeItIsSeen() throws {
    let faults = try faults("05-begin-before-it-is-seen")
    #expect(faults == [])
  }

  @Test("6 Repeated begins and ends do not accumulate the inset")
  func insetAccumulates() throws {
    let faults = try faults("06-inset-accumulates")
    #expect(faults == [])
  }

  @Test("7 The program can change the inset during a refresh")
  func programChangesTheInsetWhileRefreshing() throws {
    let faults = try faults("07-program-changes-the-inset-while-refreshing")
    #expect(faults == [])
  }

  @Test("8 The rest offset uses the current inset")
  func insetCapturedTooEarly() throws {
    let faults = try faults("08-inset-captured-too-early")
    #expect(faults == [])
  }

  @Test("9 Section headers stick to the visible header during a refresh")
  func sectionHeadersFloatBelowTheInset() throws {
    let faults = try faults("09-section-headers-float-below-the-inset")
    #expect(faults == [])
  }

  @Test("10 A paged list stays on whole pages during a refresh")
  func pagesAreLostWhileRefreshing() throws {
    let faults = try faults("10-pages-are-lost-while-refreshing")
    #expect(faults == [])
  }

  @Test("11 The end of a load does not move the content")
  func contentJumpsWhenALoadEnds() throws {
    let faults = try faults("11-content-jumps-when-a-load-ends")
    #expect(faults == [])
  }

  @Test("12 The footer moves together with the content")
  func footerLagsBehindTheContent() throws {
    let faults = try faults("12-footer-lags-behind-the-content")
    #expect(faults == [])
  }

  @Test("13 Row changes do not affect the closing animation")
  func itemAnimationsLeakIntoTheClosing() throws {
    let faults = try faults("13-item-animations-leak-into-the-closing")
    #expect(faults == [])
  }

  @Test("14 Each frame of an animation has its true offset")
  func offsetUnseenDuringAnAnimation() throws {
    let faults = try faults("14-offset-unseen-during-an-animation")
    #expect(faults == [])
  }

  @Test("15 No-more-data can be set and reset at any moment")
  func noMoreDataLostOrStuck() throws {
    let faults = try faults("15-no-more-data-lost-or-stuck")
    #expect(faults == [])
  }

  @Test("16 A resize during a refresh applies immediately")
  func rotatedWhileRefreshing() throws {
    let faults = try faults("16-rotated-while-refreshing")
    #expect(faults == [])
  }

  @Test("17 A footer at rest is invisible below the last row")
  func footerInViewBelowTheLastRow() throws {
    let faults = try faults("17-footer-in-view-below-the-last-row")
    #expect(faults == [])
    let text = try Self.text("17-footer-in-view-below-the-last-row")
    let bare = text.replacing("footer mj-back\n", with: "").split(separator: "\n")
      .filter { !$0.hasPrefix("#=") }.joined(separator: "\n")
    let isBare = try picture(text, at: 0.1) == picture(bare, at: 0.1)
    let isPulled = try picture(text, at: 0.5) != picture(bare, at: 0.5)
    #expect(isBare, "at rest the footer is invisible")
    #expect(isPulled)
  }

  @Test("18 A top bar that changes with the scroll moves nothing")
  func topBarThatChangesWithTheScroll() throws {
    let faults = try faults("18-top-bar-that-changes-with-the-scroll")
    #expect(faults == [])
  }

  @Test("19 A control that is replaced or removed has no late effects")
  func observersThatOutliveTheirList() throws {
    let faults = try faults("19-observers-that-outlive-their-list")
    #expect(faults == [])
  }

  @Test("20 A removed control requests nothing more")
  func ownerThatIsNeverFreed() throws {
    let faults = try faults("20-owner-that-is-never-freed")
    #expect(faults == [])
  }

  @Test("21 Keys refresh and load as a pull does")
  func noWayInForThoseWhoCannotPull() throws {
    let faults = try faults("21-no-way-in-for-those-who-cannot-pull")
    #expect(faults == [])
  }

  @Test("22 Wheel and touchpad pull or load, and leave nothing half open")
  func wheelSticksHalfOpen() throws {
    let faults = try faults("22-wheel-sticks-half-open")
    #expect(faults == [])
  }

  @Test("23 A fling refreshes only if the policy allows it")
  func flingRefreshesByAccident() throws {
    let faults = try faults("23-fling-refreshes-by-accident")
    #expect(faults == [])
  }

  @Test("24 The footer of a short list is where its policy says")
  func footerOfAShortList() throws {
    let faults = try faults("24-footer-of-a-short-list")
    #expect(faults == [])
  }

  @Test("25 A watchdog ends a forgotten refresh, so the next pull works")
  func handlerRunsOnlyOnce() throws {
    let faults = try faults("25-handler-runs-only-once")
    #expect(faults == [])
  }

  @Test("26 The end of a refresh does not stop a scroll")
  func endStopsARunningScroll() throws {
    let faults = try faults("26-end-stops-a-running-scroll")
    #expect(faults == [])
  }

  @Test("27 Titles follow the list's language")
  func languageOfThePhoneNotOfTheProgram() throws {
    let faults = try faults("27-language-of-the-phone-not-of-the-program")
    #expect(faults == [])
    let text = try Self.text("27-language-of-the-phone-not-of-the-program")
    var pictures: [Pixels] = []
    for locale in ["en", "ja", "zh-Hans", "ru", "ar"] {
      let direction = locale == "ar" ? "rtl" : "ltr"
      let shown = try picture("locale \(locale)\ndirection \(direction)\n" + text, at: 0.1)
      let isNew = !pictures.contains(shown)
      #expect(isNew, "\(locale) has its own words")
      pictures.append(shown)
    }
  }

  @Test("28 The first points of a drag decide which list gets it")
  func gesturesAcrossTheList() throws {
    let faults = try faults("28-gestures-across-the-list")
    #expect(faults == [])
  }

  @Test("29 Crossing the threshold is reported once per pull")
  func oneCueAtTheThreshold() throws {
    let faults = try faults("29-one-cue-at-the-threshold")
    #expect(faults == [])
  }

  @Test("30 Reduced motion skips animations but reports every event")
  func reducedMotion() throws {
    let faults = try faults("30-reduced-motion")
    #expect(faults == [])
  }
}
