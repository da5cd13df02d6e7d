/// The reason why a scene refused an event, which left the scene unchanged.
public enum SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is not finite, is too large for exact arithmetic, or is outside its valid range.
  case numberOutOfRange
  /// A time lies before the scene's current time.
  case timeRunsBackwards
  /// A finger is already down.
  case alreadyPressed
  /// No finger is down, or the pointer does not hold the indicator.
  case notPressed
  /// The list is already held by another input.
  case alreadyHeld
  /// No touchpad holds the list.
  case notPanning
  /// A row or count lies outside the list.
  case rowOutOfRange
  /// The event measures rows of a grid whose heights are not estimated.
  case gridNeedsEstimates
  /// The event measures only some rows of a grid's line.
  case partOfLine

  /// A description of the reason, without a full stop.
  public var description: String {
    switch self {
    case .numberOutOfRange: "a number is not finite, or too large"
    case .timeRunsBackwards: "the time is before the current time"
    case .alreadyPressed: "a finger is already down"
    case .notPressed: "no finger is down"
    case .alreadyHeld: "the list is already held"
    case .notPanning: "no touchpad holds the list"
    case .rowOutOfRange: "a row is out of range"
    case .gridNeedsEstimates: "the row heights of this grid are not estimated"
    case .partOfLine: "the rows of a grid are measured by whole lines"
    }
  }
}
