/// Why a scene refused an event; it is then as it was before.
public enum SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is not finite, or too large for exact arithmetic.
  case numberOutOfRange
  /// A time lies before one the list has seen.
  case timeRunsBackwards
  /// A finger is down already.
  case alreadyPressed
  /// No finger is down.
  case notPressed
  /// A touchpad holds the list, or a finger is down while it would.
  case alreadyHeld
  /// No touchpad holds the list.
  case notPanning
  /// A row or count lies outside the list.
  case rowOutOfRange
  /// The rows of a grid have one height.
  case gridNeedsOneHeight

  /// Why, in words without a full stop.
  public var description: String {
    switch self {
    case .numberOutOfRange: "a number is too large, or none"
    case .timeRunsBackwards: "it comes before what has been"
    case .alreadyPressed: "a finger is down already"
    case .notPressed: "no finger is down"
    case .alreadyHeld: "the list is held already"
    case .notPanning: "no touchpad holds the list"
    case .rowOutOfRange: "it has no such row"
    case .gridNeedsOneHeight: "the rows of a grid have one height"
    }
  }
}
