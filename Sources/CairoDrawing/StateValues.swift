public import RefreshModel

/// A value for each state of a control, or one for all that have none of their own.
///
///     header.style.parts.colors.all = Color(rgb: 28, 113, 216)
///     header.style.parts.colors[.failure] = Color(rgb: 192, 28, 40)
public struct StateValues<Value> {
  /// The value of the states that have none of their own; nil is none.
  public var all: Value?
  private var own: [RefreshState: Value] = [:]

  /// One value for all states, or none.
  public init(all: Value? = nil) {
    self.all = all
  }

  /// The value of a state's own; nil where it has none.
  public subscript(state: RefreshState) -> Value? {
    get { own[state] }
    set { own[state] = newValue }
  }

  /// What holds in `state`: its own value, for `willRefresh` else that of `refreshing`, else the one
  /// for all.
  public func value(for state: RefreshState) -> Value? {
    own[state] ?? (state == .willRefresh ? own[.refreshing] : nil) ?? all
  }

  /// Whether no state has a value.
  public var isEmpty: Bool { all == nil && own.isEmpty }
}

extension StateValues: Equatable where Value: Equatable {}
extension StateValues: Sendable where Value: Sendable {}
