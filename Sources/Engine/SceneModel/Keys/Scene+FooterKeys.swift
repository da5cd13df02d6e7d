import RefreshModel

/// Keys on the footer.
///
/// It takes the focus after the last row, and Return then works like a tap.
extension Scene {
  /// Whether the footer has the focus.
  public var isOnFooter: Bool { selection.isBeyondRows && footerTakesFocus }

  /// Whether the footer can have the focus: it is always visible and responds to taps.
  ///
  /// It keeps the focus while it works.
  private var footerTakesFocus: Bool {
    guard let footer, footer.policy.approach != nil, footer.policy.restingInset > 0 else {
      return false
    }
    return footer.state == .refreshing || mayBeTriggered(.footer)
  }

  /// Returns whether `stroke` is the key for loading more, and the footer would begin to load.
  func loads(by stroke: KeyStroke) -> Bool {
    stroke.isShift && (stroke.isControl ? stroke.key == .reload : stroke.key == .refresh)
      && isBegunByKey(.footer)
  }

  /// Returns whether `stroke` moves forward, towards the content's end.
  func movesForward(_ stroke: KeyStroke) -> Bool {
    side(of: stroke) == .footer && stroke.key != .space
  }

  /// Returns whether `stroke` moves past the last row to a footer that responds to taps.
  func movesToFooter(_ stroke: KeyStroke) -> Bool {
    guard !isOnFooter, movesForward(stroke), container.phase == .idle, footerTakesFocus,
      mayBeTriggered(.footer)
    else { return false }
    return !moves(by: stroke)
  }

  /// Moves the focus to the footer.
  mutating func focusFooter() {
    selection.moveBeyondRows(true)
    selection.showFocus(true)
  }

  /// Returns whether `stroke` has another effect on the footer than on a row.
  func isForFooter(_ stroke: KeyStroke) -> Bool {
    switch stroke.key {
    case .enter, .space, .menu: true
    case .up, .down, .left, .right, .home, .pageUp: side(of: stroke) == .header
    case .end, .pageDown, .escape, .tab, .all, .refresh, .reload: false
    }
  }

  /// Handles a key on the footer.
  ///
  /// Returns `false` if the key must also be handled by the rows.
  mutating func pressOnFooter(_ stroke: KeyStroke) -> Bool {
    if movesForward(stroke) { return true }
    guard isForFooter(stroke) else { return false }
    switch stroke.key {
    case .enter, .space:
      // While the footer works, do nothing: the key must not activate the row before it.
      if mayBeTriggered(.footer) { trigger(.footer) }
      return true
    case .home, .pageUp:
      selection.moveBeyondRows(false)
      return false
    default:
      if side(of: stroke) == .header { selection.moveBeyondRows(false) }
      return true
    }
  }
}
