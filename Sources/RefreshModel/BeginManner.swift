/// How a program begins a refresh or a load.
public struct BeginManner: Equatable, Sendable {
  /// Whether the handler is called; else only the looks say that something goes on, and who began
  /// ends it.
  ///
  /// Source: refresh controls reference, 1.11 (`beginRefreshing`).
  public var callsHandler: Bool
  /// Whether the list is led to where the control is seen.
  ///
  /// Source: refresh controls reference, 1.11 (does not scroll into view).
  public var reveals: Bool

  /// The usual manner, unless told otherwise: the handler is called, and the control shown.
  public init(callsHandler: Bool = true, reveals: Bool = true) {
    self.callsHandler = callsHandler
    self.reveals = reveals
  }
}
