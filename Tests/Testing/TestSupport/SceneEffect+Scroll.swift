import SceneModel
import ScrollModel

/// Short names for the scroll events in test expectations.
extension SceneEffect {
  /// A press became a drag.
  public static let willBeginDragging = SceneEffect.scroll(.willBeginDragging)

  /// A glide or bounce ended.
  public static let didEndDecelerating = SceneEffect.scroll(.didEndDecelerating)

  /// An animation ended.
  public static let didEndScrollingAnimation = SceneEffect.scroll(.didEndScrollingAnimation)

  /// Returns the effect of a released drag.
  public static func didEndDragging(willDecelerate: Bool) -> SceneEffect {
    .scroll(.didEndDragging(willDecelerate: willDecelerate))
  }
}
