import ListModel
import PullModel
import RefreshModel
import ScrollModel

/// What a pull tells, as the list hands it on: short names for what tests expect.
extension SceneEffect {
  /// The state of the control on a side changed.
  public static func stateChanged(
    _ side: ControlSide, from: RefreshState, to: RefreshState
  ) -> SceneEffect {
    .pull(.stateChanged(side, from: from, to: to))
  }

  /// The stage of the control on a side changed.
  public static func stageChanged(
    _ side: ControlSide, from: RefreshStage, to: RefreshStage
  ) -> SceneEffect {
    .pull(.stageChanged(side, from: from, to: to))
  }

  /// Nobody has ended the work of the control on a side in time.
  public static func timedOut(_ side: ControlSide) -> SceneEffect { .pull(.timedOut(side)) }

  /// Another of the header's actions was chosen.
  public static func actionChanged(_ action: Int) -> SceneEffect { .pull(.actionChanged(action)) }

  /// The page behind the header opens.
  public static let floorOpened = SceneEffect.pull(.floorOpened)

  /// The page behind the header has closed.
  public static let floorClosed = SceneEffect.pull(.floorClosed)

  /// The handler of the control on a side is to be called.
  public static func requested(_ side: ControlSide) -> SceneEffect { .pull(.requested(side)) }

  /// The end of a refresh or load took effect.
  public static func ended(_ side: ControlSide, _ result: RefreshResult) -> SceneEffect {
    .pull(.ended(side, result))
  }

  /// The control on a side has closed.
  public static func closed(_ side: ControlSide) -> SceneEffect { .pull(.closed(side)) }

  /// The container tells something.
  public static func scroll(_ event: ScrollEvent) -> SceneEffect { .pull(.scroll(event)) }

  /// A press became a drag.
  public static let willBeginDragging = SceneEffect.scroll(.willBeginDragging)

  /// A glide or bounce is over.
  public static let didEndDecelerating = SceneEffect.scroll(.didEndDecelerating)

  /// An animation is over.
  public static let didEndAnimation = SceneEffect.scroll(.didEndAnimation)

  /// A drag was let go.
  public static func didEndDragging(decelerates: Bool) -> SceneEffect {
    .scroll(.didEndDragging(decelerates: decelerates))
  }
}
