public import RefreshModel

/// A value for each state of a control, or one for all that have none of their own.
///
///     header.style.parts.colors.all = Color(rgb: 28, 113, 216)
///     header.style.parts.colors[.failure] = Color(rgb: 192, 28, 40)
public struct StateValues<Value> {
  /// The value of the states that have none of their own; nil for none.
  public var all: Value?
  private var own: [RefreshState: Value] = [:]

  /// One value for all states, or none.
  public init(all: Value? = nil) {
    self.all = all
  }

  /// The state's own value; nil where it has none.
  public subscript(state: RefreshState) -> Value? {
    get { own[state] }
    set { own[state] = newValue }
  }

  /// The value that holds in `state`: its own; or that of `refreshing`, for `willRefresh`; or the
  /// one for all.
  public func value(for state: RefreshState) -> Value? {
    own[state] ?? (state == .willRefresh ? own[.refreshing] : nil) ?? all
  }

  /// True where no state has a value.
  public var isEmpty: Bool { all == nil && own.isEmpty }
}

extension StateValues: Equatable where Value: Equatable {}
extension StateValues: Sendable where Value: Sendable {}
