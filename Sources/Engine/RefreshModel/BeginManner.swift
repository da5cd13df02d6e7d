/// The manner in which a program begins a refresh or a load.
public struct BeginManner: Equatable, Sendable {
  /// The handler is called; otherwise only the looks change, and the program that began it ends it.
  ///
  /// Source: refresh controls reference, 1.11 (`beginRefreshing`).
  public var callsHandler: Bool
  /// The list scrolls to where the control is seen, as far as its policy has it.
  ///
  /// Otherwise the list stays where it is, at its ends too and with any control, which opens all the
  /// same: what is then out of view is seen when the user scrolls there, and what lies in view
  /// already, as a footer that always has its room, is seen at once.
  /// Source: refresh controls reference, 1.11 (does not scroll into view).
  public var reveals: Bool
  /// The one of several actions that it begins, from 0; nil for the middle one.
  package private(set) var action: Int?
  /// A key began it: the user sees the work where the control is nearly in view, too.
  package private(set) var isByKey = false

  /// A manner; by default the handler is called, and the control shown.
  public init(callsHandler: Bool = true, reveals: Bool = true) {
    self.callsHandler = callsHandler
    self.reveals = reveals
  }

  /// The manner, with one of several actions, from 0.
  package func choosing(_ action: Int) -> BeginManner {
    var manner = self
    manner.action = action
    return manner
  }

  /// The manner of a key.
  package static let byKey: BeginManner = {
    var manner = BeginManner()
    manner.isByKey = true
    return manner
  }()
}
