import ListModel

/// A value for each side.
struct ControlSides<Value> {
  /// The header's.
  var header: Value
  /// The footer's.
  var footer: Value

  subscript(side: ListScene.Side) -> Value {
    get { side == .header ? header : footer }
    set { if side == .header { header = newValue } else { footer = newValue } }
  }
}
