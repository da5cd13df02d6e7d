import CairoDrawing
import RefreshModel

/// The values that a policy takes from its style.
extension RefreshPolicy {
  /// The largest height of a style's box, in points.
  private static let largestHeight = 10_000.0

  /// This policy with the style's height as trigger distance and as its insets, where the height is
  /// above 0 and at most that of a box.
  func fitting(_ style: any ControlStyle) -> RefreshPolicy {
    let height = style.height
    guard height > 0, height <= Self.largestHeight else { return self }
    var policy = self
    policy.triggerDistance = height
    policy.heldInset = height
    if room.restingInset > 0 { policy.restingInset = height }
    return policy
  }

  /// This policy with failures shown for `seconds`, where it shows none.
  func showingFailures(for seconds: Double) -> RefreshPolicy {
    guard work.failureDwell == 0 else { return self }
    var policy = self
    policy.failureDwell = seconds
    return policy
  }
}
