import CairoDrawing
import RefreshModel

/// What a policy takes from the looks that it is put together with.
extension RefreshPolicy {
  /// The greatest height that a style's box has, in points.
  private static let largestHeight = 10_000.0

  /// Itself with the style's height as trigger distance and held inset, where that is above 0 and no
  /// more than a box has.
  func fitting(_ style: any ControlStyle) -> RefreshPolicy {
    let height = style.height
    guard height > 0, height <= Self.largestHeight else { return self }
    var policy = self
    policy.triggerDistance = height
    policy.heldInset = height
    return policy
  }

  /// Itself with failures that are shown for `seconds`, where it has none that are shown.
  func showingFailures(for seconds: Double) -> RefreshPolicy {
    guard failureDwell == 0 else { return self }
    var policy = self
    policy.failureDwell = seconds
    return policy
  }
}
