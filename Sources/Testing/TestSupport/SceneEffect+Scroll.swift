import SceneModel
import ScrollModel

/// Short names for the container's events, as tests expect them.
extension SceneEffect {
  /// A press became a drag.
  public static let willBeginDragging = SceneEffect.scroll(.willBeginDragging)

  /// A glide or bounce is over.
  public static let didEndDecelerating = SceneEffect.scroll(.didEndDecelerating)

  /// An animation is over.
  public static let didEndAnimation = SceneEffect.scroll(.didEndAnimation)

  /// A drag was released.
  public static func didEndDragging(decelerates: Bool) -> SceneEffect {
    .scroll(.didEndDragging(decelerates: decelerates))
  }
}
