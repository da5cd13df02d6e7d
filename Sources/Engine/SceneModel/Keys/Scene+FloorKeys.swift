/// Keys while the page behind the header is open: no row is seen then, so that none is chosen or
/// activated, and what leads on closes the page.
extension Scene {
  /// True where `stroke` means something while the page behind the header is open.
  func isForFloor(_ stroke: KeyStroke) -> Bool {
    if stroke.key == .escape { return true }
    return side(of: stroke) == .footer && container.isScrollEnabled && !container.isTracking
  }

  /// Does what a key means while the page behind the header is open; false for one that goes on to
  /// the rows, which scrolls and so closes the page.
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
