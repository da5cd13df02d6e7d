import RefreshModel

/// Keys on the footer: it has the focus after the last row, and Return does what a tap on it does.
extension Scene {
  /// Keys act on the footer.
  public var isOnFooter: Bool { selection.isBeyondRows && footerTakesFocus }

  /// The footer shows what a tap, and so a key, does; it keeps the focus while it works.
  private var footerTakesFocus: Bool {
    guard let footer, footer.policy.approach != nil, footer.policy.restingInset > 0 else {
      return false
    }
    return footer.state == .refreshing || mayBeAsked(.footer)
  }

  /// True where `stroke` loads more wherever the list is: it is the key for it, and there is a footer
  /// that does nothing yet.
  func loads(by stroke: KeyStroke) -> Bool {
    stroke.isShift && (stroke.isControl ? stroke.key == .reload : stroke.key == .refresh)
      && isBegunByKey(.footer)
  }

  /// True where `stroke` leads towards the content's end, or farther.
  func leadsOn(_ stroke: KeyStroke) -> Bool { side(of: stroke) == .footer && stroke.key != .space }

  /// True where `stroke` leads beyond the last row, to a footer that waits to be asked.
  func leadsToFooter(_ stroke: KeyStroke) -> Bool {
    guard !isOnFooter, leadsOn(stroke), container.phase == .idle, footerTakesFocus,
      mayBeAsked(.footer)
    else { return false }
    return !moves(by: stroke)
  }

  /// Gives the footer the focus.
  mutating func focusFooter() {
    selection.moveBeyondRows(true)
    selection.showFocus(true)
  }

  /// True where `stroke` means something on the footer that it does not mean on a row.
  func isForFooter(_ stroke: KeyStroke) -> Bool {
    switch stroke.key {
    case .enter, .space, .menu: true
    case .up, .down, .left, .right, .home, .pageUp: side(of: stroke) == .header
    case .end, .pageDown, .escape, .tab, .all, .refresh, .reload: false
    }
  }

  /// Does what a key means on the footer; false for one that goes on to the rows.
  mutating func pressOnFooter(_ stroke: KeyStroke) -> Bool {
    if leadsOn(stroke) { return true }
    guard isForFooter(stroke) else { return false }
    switch stroke.key {
    case .enter, .space:
      // While it works there is nothing to ask for, nor is the row before it meant.
      if mayBeAsked(.footer) { ask(.footer) }
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
