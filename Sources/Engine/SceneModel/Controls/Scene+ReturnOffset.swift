import RefreshModel
import ScrollModel

/// The return to the previous offset after a cancelled refresh that had scrolled the list to its
/// top.
extension Scene {
  /// Stores the current offset if the list is about to scroll to its header.
  mutating func storeReturnOffset(scrollsToHeader: Bool) {
    returnOffset = nil
    guard scrollsToHeader, let header, header.policy.restoresPosition,
      signedDistance(of: .header) < 0
    else { return }
    returnOffset = container.contentOffset
  }

  /// Drops the stored offset if the user has scrolled away from the header.
  mutating func forgetReturnOffset() {
    guard returnOffset != nil else { return }
    if signedDistance(of: .header, at: container.targetOffset) <= 0 { returnOffset = nil }
  }

  /// Removes and returns the offset to return to.
  ///
  /// Returns `nil` if none is stored, if the list has moved more than a viewport from the header,
  /// or if it is held.
  mutating func takeReturnOffset() -> Double? {
    defer { returnOffset = nil }
    let distance = signedDistance(of: .header, at: container.targetOffset)
    guard distance > -container.viewportLength, !container.isTracking,
      !container.isPressed
    else { return nil }
    return returnOffset
  }
}
