/// The manner in which a program begins a refresh or a load.
public struct BeginManner: Equatable, Sendable {
  /// The handler is called; otherwise only the looks change, and the program that began it ends it.
  ///
  /// Source: refresh controls reference, 1.11 (`beginRefreshing`).
  public var callsHandler: Bool
  /// The list scrolls to where the control is seen.
  ///
  /// Source: refresh controls reference, 1.11 (does not scroll into view).
  public var reveals: Bool

  /// A manner; by default the handler is called, and the control shown.
  public init(callsHandler: Bool = true, reveals: Bool = true) {
    self.callsHandler = callsHandler
    self.reveals = reveals
  }
}
