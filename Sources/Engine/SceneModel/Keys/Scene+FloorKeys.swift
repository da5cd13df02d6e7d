/// Keys while the page behind the header is open.
///
/// No row is visible then, so keys do not select or activate rows. Keys that move forward close the
/// page.
extension Scene {
  /// Returns whether `stroke` has an effect while the page behind the header is open.
  func isForFloor(_ stroke: KeyStroke) -> Bool {
    if stroke.key == .escape { return true }
    return side(of: stroke) == .footer && container.isScrollEnabled && !container.isTracking
  }

  /// Handles a key while the page behind the header is open.
  ///
  /// Returns `false` if the key must also be handled by the rows: it scrolls, and so closes the
  /// page.
  mutating func pressOnFloor(_ stroke: KeyStroke) -> Bool {
    guard isForFloor(stroke) else { return true }
    switch stroke.key {
    case .up, .down, .left, .right: break
    default: if moves(by: stroke) { return false }
    }
    closeFloor()
    return true
  }
}
