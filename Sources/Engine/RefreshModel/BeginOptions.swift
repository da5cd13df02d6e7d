/// The options of a refresh or load that the program begins.
public struct BeginOptions: Equatable, Sendable {
  /// Whether the handler is called.
  ///
  /// Otherwise only the control's appearance changes, and the program must end the refresh itself.
  ///
  /// Source: refresh controls reference, 1.11 (`beginRefreshing`).
  public var callsHandler: Bool
  /// Whether the list scrolls to show the control, as far as the control's policy allows.
  ///
  /// Otherwise the list stays where it is, even at one of its ends, and the control opens
  /// regardless. The part that is out of view appears when the user scrolls there. A part that is
  /// already in view, such as a footer with a resting inset, is visible immediately.
  /// Source: refresh controls reference, 1.11 (does not scroll into view).
  public var reveals: Bool
  /// The index of the action to begin if the control has several, from 0, or `nil` for the middle
  /// one.
  package private(set) var action: Int?
  /// Whether a key began the refresh, which then also scrolls to a control that is nearly in view.
  package private(set) var isByKey = false

  /// Creates options; by default the handler is called and the control is shown.
  public init(callsHandler: Bool = true, reveals: Bool = true) {
    self.callsHandler = callsHandler
    self.reveals = reveals
  }

  /// Returns a copy of these options that begins the action with index `action`, from 0.
  package func choosing(_ action: Int) -> BeginOptions {
    var beginOptions = self
    beginOptions.action = action
    return beginOptions
  }

  /// The options of a refresh that a key begins.
  package static let byKey: BeginOptions = {
    var beginOptions = BeginOptions()
    beginOptions.isByKey = true
    return beginOptions
  }()
}
