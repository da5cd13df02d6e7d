import RefreshModel
import ScrollModel

/// A notification from a scene to its owner.
///
/// Effects are in order; a state change comes before its consequences.
public enum SceneEffect: Equatable, Sendable {
  /// The state of the control on a side changed.
  case stateChanged(ControlSide, from: RefreshState, to: RefreshState)
  /// The stage of the control on a side changed.
  ///
  /// Traces omit it.
  case stageChanged(ControlSide, from: RefreshStage, to: RefreshStage)
  /// The work of the control on a side timed out, and ends as failed.
  case timedOut(ControlSide)
  /// The finger chose another action of the armed header, by its index from 0.
  case actionChanged(Int)
  /// The page behind the header opens.
  case floorOpened
  /// The page behind the header closed.
  case floorClosed
  /// The handler of the control on a side must be called.
  case requested(ControlSide)
  /// The end of a refresh or load took effect with this result, or `cancelled` if the program gave
  /// none.
  case ended(ControlSide, RefreshResult)
  /// The control on a side closed.
  case closed(ControlSide)
  /// The scroll container reported an event.
  case scroll(ScrollEvent)
  /// A row was clicked, or activated by a key.
  case rowActivated(Int)
  /// A row was tapped while rows are selected, which selects or deselects it without activating it.
  case rowTapped(Int)
  /// The selection changed.
  case selectionChanged
  /// The user requested a menu at a point of the viewport.
  ///
  /// The row is `nil` if there is none at that point.
  case menuRequested(row: Int?, at: Point)
}
