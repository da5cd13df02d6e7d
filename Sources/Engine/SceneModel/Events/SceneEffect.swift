import RefreshModel
import ScrollModel

/// What a scene tells its owner, in the order it happened, a state change before its effect.
public enum SceneEffect: Equatable, Sendable {
  /// The state of the control on a side changed.
  case stateChanged(ControlSide, from: RefreshState, to: RefreshState)
  /// The control on a side has come farther in what it does, or back; traces leave it out.
  case stageChanged(ControlSide, from: RefreshStage, to: RefreshStage)
  /// Nobody has ended the work of the control on a side in time: it ends as failed.
  case timedOut(ControlSide)
  /// The finger has chosen another of the header's actions.
  case actionChanged(Int)
  /// The page behind the header opens.
  case floorOpened
  /// The page behind the header has closed.
  case floorClosed
  /// The handler of the control on a side is to be called.
  case requested(ControlSide)
  /// The end of a refresh or load took effect, with this result; one that nobody gave is `cancelled`.
  case ended(ControlSide, RefreshResult)
  /// The control on a side has closed.
  case closed(ControlSide)
  /// The container tells something.
  case scroll(ScrollEvent)
  /// A row was clicked, or activated by key.
  case rowActivated(Int)
  /// A row was tapped, which selects it and does not activate it.
  case rowTapped(Int)
  /// The selection has changed.
  case selectionChanged
  /// Another row has the focus.
  case focusChanged(Int?)
  /// A menu is asked for, for a row or nil, at a point of the viewport.
  case menuRequested(row: Int?, x: Double, y: Double)
}
