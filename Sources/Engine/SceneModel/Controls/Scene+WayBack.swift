import RefreshModel
import ScrollModel

/// The way back to where the list was before a refresh that was given up led it to its top.
extension Scene {
  /// Notes where the list is, where it is about to be led to its header.
  mutating func noteWayBack(isLed: Bool) {
    wayBack = nil
    guard isLed, let header, header.policy.restoresPosition, signedDistance(of: .header) < 0
    else { return }
    wayBack = container.contentOffset
  }

  /// The content has changed: what was at the way back's offset is at `offset` now.
  package mutating func moveWayBack(to offset: Double) {
    wayBack = offset
  }

  /// A reader who has scrolled on, past the header, stays wherever that leads.
  mutating func forgetWayBack() {
    guard wayBack != nil else { return }
    if signedDistance(of: .header, at: container.targetOffset) <= 0 { wayBack = nil }
  }

  /// Takes the offset to go back to; nil where there is none, and where the list has since gone farther
  /// than what was led to.
  mutating func takeWayBack() -> Double? {
    defer { wayBack = nil }
    let distance = signedDistance(of: .header, at: container.targetOffset)
    guard distance > -container.viewportLength, !container.isTracking,
      !container.isPressed
    else { return nil }
    return wayBack
  }
}
