import CairoDrawing
import RefreshModel

/// The values that a policy takes from the control's style.
extension RefreshPolicy {
  /// The maximum height of a style's box, in points.
  private static let largestHeight = 10_000.0

  /// Returns this policy with the style's height as trigger distance and insets.
  ///
  /// Returns it unchanged if the height is not above 0 or exceeds ``largestHeight``.
  func fitting(_ style: any ControlStyle) -> RefreshPolicy {
    let height = style.height
    guard height > 0, height <= Self.largestHeight else { return self }
    var policy = self
    policy.triggerDistance = height
    policy.heldInset = height
    if layout.restingInset > 0 { policy.restingInset = height }
    return policy
  }

  /// Returns this policy with failures shown for `seconds`, or unchanged if it already shows
  /// failures.
  func showingFailures(for seconds: Double) -> RefreshPolicy {
    guard work.failureDwell == 0 else { return self }
    var policy = self
    policy.failureDwell = seconds
    return policy
  }
}
