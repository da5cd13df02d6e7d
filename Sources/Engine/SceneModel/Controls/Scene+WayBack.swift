import RefreshModel
import ScrollModel

/// The return to the previous offset after a cancelled refresh that had scrolled the list to its
/// top.
extension Scene {
  /// Stores the current offset if the list is about to scroll to its header.
  mutating func noteWayBack(isLed: Bool) {
    wayBack = nil
    guard isLed, let header, header.policy.restoresPosition, signedDistance(of: .header) < 0
    else { return }
    wayBack = container.contentOffset
  }

  /// Sets the offset to return to after a change of the content.
  package mutating func moveWayBack(to offset: Double) {
    wayBack = offset
  }

  /// Drops the stored offset if the user has scrolled away from the header.
  mutating func forgetWayBack() {
    guard wayBack != nil else { return }
    if signedDistance(of: .header, at: container.targetOffset) <= 0 { wayBack = nil }
  }

  /// Removes and returns the offset to return to.
  ///
  /// Returns `nil` if none is stored, if the list has moved more than a viewport from the header,
  /// or if it is held.
  mutating func takeWayBack() -> Double? {
    defer { wayBack = nil }
    let distance = signedDistance(of: .header, at: container.targetOffset)
    guard distance > -container.viewportLength, !container.isTracking,
      !container.isPressed
    else { return nil }
    return wayBack
  }
}
