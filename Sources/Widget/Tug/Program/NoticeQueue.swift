import RefreshModel
import SceneModel
import ScrollModel

/// The notices that a program is still to be told, the oldest first.
///
/// It exists because the engine gives all effects of an event at once, while a program gets one notice
/// after the other and may answer each. The notices that an answer causes come after the present ones.
@MainActor final class NoticeQueue {
  private var notices: [ProgramNotice] = []
  /// The offset in the program's last notice.
  private var toldOffset = 0.0
  /// True while the program is told that the content has scrolled.
  private var isTellingScroll = false
  /// The nesting depth of the main loop in which notices are told; nil while none are.
  private var depth: Int32?

  /// True where there are no notices.
  var isEmpty: Bool { notices.isEmpty }

  /// True while a notice is being told.
  var isTelling: Bool { depth != nil }

  /// True where a notice that is still to be told ends the work of the control on `side`.
  func isPending(endOf side: ControlSide) -> Bool {
    notices.contains { $0.isEnd(of: side) }
  }

  /// Adds the notices of one event, after which the content is at `offset`.
  func add(_ told: [ProgramNotice], offset: Double) {
    var told = told
    // A scroll in answer to a scroll is told in the next frame: otherwise a program that always
    // answers so would never end.
    if offset != toldOffset, !isTellingScroll {
      toldOffset = offset
      // The scroll comes before the rest, or before the release.
      let place =
        told.lastIndex { $0.isRest } ?? told.firstIndex { $0.isRelease } ?? told.endIndex
      told.insert(.didScroll(offset), at: place)
    }
    notices += told
  }

  /// Tells all notices by `tell`, including those that come meanwhile, as long as `goesOn` returns
  /// true.
  ///
  /// During a notice a program may run a main loop of its own, in a dialog, at nesting depth
  /// `depth`: events in it are told in it.
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

  /// Tells by `tell` that the content has scrolled; true where it is at another place afterwards,
  /// which is told in the next frame.
  func tellScroll(offset: () -> Double, _ tell: () -> Void) -> Bool {
    isTellingScroll = true
    tell()
    isTellingScroll = false
    return offset() != toldOffset
  }
}
