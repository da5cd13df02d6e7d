import RefreshModel
import SceneModel
import ScrollModel

/// The reports that a program has not received yet, the oldest first.
///
/// The engine returns all effects of an event at once, but the program receives the reports one
/// after another and may react to each. Reports that a reaction causes come after the existing
/// ones.
@MainActor final class ReportQueue {
  private var reports: [Report] = []
  /// The offset in the last report to the program.
  private var toldOffset = 0.0
  /// Whether the program is receiving a scroll.
  private var isTellingScroll = false
  /// The nesting depth of the main loop in which the program receives reports, or `nil` if it
  /// receives none.
  private var depth: Int32?

  /// Whether there are no pending reports.
  var isEmpty: Bool { reports.isEmpty }

  /// Whether the program is receiving reports.
  var isTelling: Bool { depth != nil }

  /// Returns whether a pending report ends the work of the control on `side`.
  func isPending(endOf side: ControlSide) -> Bool {
    reports.contains { $0.isEnd(of: side) }
  }

  /// Adds the reports of one event.
  ///
  /// The content is now at `offset`.
  func add(_ told: [Report], offset: Double) {
    var told = told
    // A program may scroll in reaction to a scroll report. That scroll is reported in the next
    // frame, to prevent an endless loop.
    if offset != toldOffset, !isTellingScroll {
      toldOffset = offset
      // The scroll comes before the rest report, or before the release.
      let place =
        told.lastIndex { $0.isRest } ?? told.firstIndex { $0.isRelease } ?? told.endIndex
      told.insert(.effect(.scroll(.didScroll(contentOffset: offset))), at: place)
    }
    reports += told
  }

  /// Removes all reports and passes each to `tell`, including reports that are added in the
  /// meantime, as long as `goesOn` returns `true`.
  ///
  /// A handler may run a nested main loop at the nesting depth `depth`, for example for a dialog.
  /// Events in that loop are reported in it.
  func empty(
    atDepth depth: Int32, while goesOn: () -> Bool, tell: (Report) -> Void
  ) {
    guard self.depth.map({ depth > $0 }) ?? true else { return }
    let outer = (self.depth, isTellingScroll)
    self.depth = depth
    isTellingScroll = false
    while !reports.isEmpty, goesOn() { tell(reports.removeFirst()) }
    (self.depth, isTellingScroll) = outer
  }

  /// Passes `event` to the program with `tell`.
  ///
  /// Returns whether the program has scrolled in reaction to a scroll, which is reported in the next
  /// frame.
  func tell(_ event: ScrollEvent, offset: () -> Double, _ tell: () -> Void) -> Bool {
    guard case .didScroll = event else {
      tell()
      return false
    }
    isTellingScroll = true
    tell()
    isTellingScroll = false
    return offset() != toldOffset
  }
}
