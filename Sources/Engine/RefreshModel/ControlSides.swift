/// A pair of values, one for each of the two controls.
public struct ControlSides<Value> {
  /// The value of the header.
  public var header: Value
  /// The value of the footer.
  public var footer: Value

  /// Creates a pair from the header's value and the footer's.
  public init(header: Value, footer: Value) {
    self.header = header
    self.footer = footer
  }

  /// The value of the control on `side`.
  @inlinable public subscript(side: ControlSide) -> Value {
    get { side == .header ? header : footer }
    _modify { if side == .header { yield &header } else { yield &footer } }
  }

  /// Returns the result of `read` for the value of `side`, without copying the value.
  @inlinable public func reading<Found>(
    _ side: ControlSide, _ read: (borrowing Value) -> Found
  ) -> Found {
    side == .header ? read(header) : read(footer)
  }
}

extension ControlSides: Equatable where Value: Equatable {}
extension ControlSides: Sendable where Value: Sendable {}
