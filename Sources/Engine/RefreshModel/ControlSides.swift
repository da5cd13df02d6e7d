/// A value for each of the two controls, by its side.
public struct ControlSides<Value> {
  /// The header's.
  public var header: Value
  /// The footer's.
  public var footer: Value

  /// The header's value and the footer's.
  public init(header: Value, footer: Value) {
    self.header = header
    self.footer = footer
  }

  /// The value of the control on `side`.
  @inlinable public subscript(side: ControlSide) -> Value {
    get { side == .header ? header : footer }
    _modify { if side == .header { yield &header } else { yield &footer } }
  }

  /// Returns `read` of the value for `side`, which is not copied for that.
  @inlinable public func reading<Found>(
    _ side: ControlSide, _ read: (borrowing Value) -> Found
  ) -> Found {
    side == .header ? read(header) : read(footer)
  }
}

extension ControlSides: Equatable where Value: Equatable {}
extension ControlSides: Sendable where Value: Sendable {}
