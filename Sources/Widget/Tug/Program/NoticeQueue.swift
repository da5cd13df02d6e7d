import RefreshModel
import SceneModel
import ScrollModel

/// The notices that a program has not received yet, the oldest first.
///
/// The engine returns all effects of an event at once, but the program receives the notices one
/// after another and may react to each. Notices that a reaction causes come after the existing
/// ones.
@MainActor final class NoticeQueue {
  private var notices: [ProgramNotice] = []
  /// The offset in the last notice to the program.
  private var toldOffset = 0.0
  /// Whether a scroll notice is being reported.
  private var isTellingScroll = false
  /// The nesting depth of the main loop in which notices are being reported, or `nil` if none are.
  private var depth: Int32?

  /// Whether there are no pending notices.
  var isEmpty: Bool { notices.isEmpty }

  /// Whether a notice is being reported.
  var isTelling: Bool { depth != nil }

  /// Returns whether a pending notice ends the work of the control on `side`.
  func isPending(endOf side: ControlSide) -> Bool {
    notices.contains { $0.isEnd(of: side) }
  }

  /// Adds the notices of one event.
  ///
  /// The content is now at `offset`.
  func add(_ told: [ProgramNotice], offset: Double) {
    var told = told
    // A program may scroll in reaction to a scroll notice. That scroll is reported in the next
    // frame, to prevent an endless loop.
    if offset != toldOffset, !isTellingScroll {
      toldOffset = offset
      // The scroll comes before the rest notice, or before the release.
      let place =
        told.lastIndex { $0.isRest } ?? told.firstIndex { $0.isRelease } ?? told.endIndex
      told.insert(.didScroll(offset), at: place)
    }
    notices += told
  }

  /// Reports all notices with `tell`, including notices that are added in the meantime, as long as
  /// `goesOn` returns `true`.
  ///
  /// A handler may run a nested main loop at the nesting depth `depth`, for example for a dialog.
  /// Events in that loop are reported in it.
  func empty(
    atDepth depth: Int32, while goesOn: () -> Bool, tell: (ProgramNotice) -> Void
  ) {
    guard self.depth.map({ depth > $0 }) ?? true else { return }
    let outer = (self.depth, isTellingScroll)
    self.depth = depth
    isTellingScroll = false
    while !notices.isEmpty, goesOn() { tell(notices.removeFirst()) }
    (self.depth, isTellingScroll) = outer
  }

  /// Reports with `tell` that the content has scrolled.
  ///
  /// Returns whether the offset has changed again, which is reported in the next frame.
  func tellScroll(offset: () -> Double, _ tell: () -> Void) -> Bool {
    isTellingScroll = true
    tell()
    isTellingScroll = false
    return offset() != toldOffset
  }
}
