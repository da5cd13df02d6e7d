public import RefreshModel

/// A value for each state of a control, with a default for states without a specific value.
///
///     header.style.parts.colors.all = Color(rgb: 28, 113, 216)
///     header.style.parts.colors[.failure] = Color(rgb: 192, 28, 40)
public struct StateValues<Value> {
  /// The default for states without a specific value, or `nil` if there is none.
  public var all: Value?
  private var own: [RefreshState: Value] = [:]

  /// Creates values with a default for all states, or with none.
  public init(all: Value? = nil) {
    self.all = all
  }

  /// The specific value of `state`, or `nil` if only the default applies.
  public subscript(state: RefreshState) -> Value? {
    get { own[state] }
    set { own[state] = newValue }
  }

  /// Returns the value that applies in `state`.
  ///
  /// That is its specific value, for `willRefresh` also the one of `refreshing`, or else the
  /// default.
  public func value(for state: RefreshState) -> Value? {
    own[state] ?? (state == .willRefresh ? own[.refreshing] : nil) ?? all
  }

  /// Whether no state has a value.
  public var isEmpty: Bool { all == nil && own.isEmpty }
}

extension StateValues: Equatable where Value: Equatable {}
extension StateValues: Sendable where Value: Sendable {}
