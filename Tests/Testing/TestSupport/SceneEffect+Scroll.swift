import SceneModel
import ScrollModel

/// Short names for the scroll events in test expectations.
extension SceneEffect {
  /// A press became a drag.
  package static let willBeginDragging = SceneEffect.scroll(.willBeginDragging)

  /// A glide or bounce ended.
  package static let didEndDecelerating = SceneEffect.scroll(.didEndDecelerating)

  /// An animation ended.
  package static let didEndScrollingAnimation = SceneEffect.scroll(.didEndScrollingAnimation)

  /// Returns the effect of a released drag.
  package static func didEndDragging(willDecelerate: Bool) -> SceneEffect {
    .scroll(.didEndDragging(willDecelerate: willDecelerate))
  }
}
