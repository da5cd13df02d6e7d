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
  private var reportedOffset = 0.0
  /// Whether the program is receiving a scroll.
  private var isReportingScroll = false
  /// The nesting depth of the main loop in which the program receives reports, or `nil` if it
  /// receives none.
  private var depth: Int32?

  /// Whether there are no pending reports.
  var isEmpty: Bool { reports.isEmpty }

  /// Whether the next report requests work from the program.
  var beginsWithWork: Bool { reports.first?.isWorkRequest ?? false }

  /// Whether the program is receiving reports.
  var isReporting: Bool { depth != nil }

  /// Returns whether a pending report ends the work of the control on `side`.
  func isPending(endOf side: ControlSide) -> Bool {
    reports.contains { $0.isEnd(of: side) }
  }

  /// Adds the reports of one event.
  ///
  /// The content is now at `offset`.
  func add(_ pending: [Report], offset: Double) {
    var pending = pending
    // A program may scroll in reaction to a scroll report. That scroll is reported in the next
    // frame, to prevent an endless loop.
    if offset != reportedOffset, !isReportingScroll {
      reportedOffset = offset
      // The scroll comes before the rest report, or before the release.
      let place =
        pending.lastIndex { $0.isRest } ?? pending.firstIndex { $0.isRelease } ?? pending.endIndex
      pending.insert(.effect(.scroll(.didScroll(contentOffset: offset))), at: place)
    }
    reports += pending
  }

  /// Removes all reports and passes each to `deliver`, including reports that are added in the
  /// meantime, as long as `continues` returns `true`.
  ///
  /// `depth` is the current nesting depth of the main loop. If a handler runs a nested main loop,
  /// for example for a dialog, that loop's events are reported in it.
  func empty(
    atDepth depth: Int32, while continues: () -> Bool, deliver: (Report) -> Void
  ) {
    guard self.depth.map({ depth > $0 }) ?? true else { return }
    let outer = (self.depth, isReportingScroll)
    self.depth = depth
    isReportingScroll = false
    while !reports.isEmpty, continues() { deliver(reports.removeFirst()) }
    (self.depth, isReportingScroll) = outer
  }

  /// Passes `event` to the program with `deliver`.
  ///
  /// Returns whether the program has scrolled in reaction to a scroll; that scroll is reported in
  /// the next frame.
  func deliver(_ event: ScrollEvent, offset: () -> Double, _ deliver: () -> Void) -> Bool {
    guard case .didScroll = event else {
      deliver()
      return false
    }
    isReportingScroll = true
    deliver()
    isReportingScroll = false
    return offset() != reportedOffset
  }
}
