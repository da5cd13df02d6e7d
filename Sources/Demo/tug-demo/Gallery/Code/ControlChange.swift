import Recording
import Tug

/// A changed property of a control.
///
/// `key` is the property's name in C, in scripts and in `.ui` files.
struct ControlChange: Equatable, Sendable {
  /// The new value of the property.
  enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    /// No value, which C represents by the given number.
    case none(number: Double)
    /// A word from a fixed list.
    case word(String)
    /// A title.
    case text(String)
  }

  /// The name of the property, such as `trigger-distance`.
  let key: String
  let value: Value

  /// Whether the property belongs to the control itself; all others belong to its policy.
  var isTitle: Bool { if case .text = value { true } else { false } }

  /// Returns all properties of `setup` that differ from the style's defaults, in the order in which
  /// they must be set.
  static func all(of setup: ControlSetup) -> [ControlChange] {
    let wanted = setup.description
    var said = ControlSetup(setup.choice).description
    var changes: [ControlChange] = []
    for property in ControlProperty.all where property.belongs(wanted) {
      guard let text = property.text(wanted), text != property.text(said),
        let value = value(of: property, text)
      else { continue }
      changes.append(ControlChange(key: property.key, value: value))
      // Setting a property may change later ones as well, so compare those with the result.
      _ = property.set(&said, text)
    }
    return changes
  }

  /// Returns the value that a script writes as `text`, or `nil` if it is not a valid value of the
  /// property.
  private static func value(of property: ControlProperty, _ text: String) -> Value? {
    switch property.values {
    case "on|off": return ScriptValue.flag(text).map(Value.flag)
    case "TEXT": return .text(text)
    default: break
    }
    guard property.values.first?.isUppercase == true else { return .word(text) }
    if let number = ScriptValue.number(text) { return .number(number) }
    switch text {
    case "spring", "retry", "unlimited": return .none(number: -1)
    // The age of data may be 0 seconds, so "none" is -1 for it. For other properties 0 means
    // "none".
    case "none": return .none(number: property.key == "expiry" ? -1 : 0)
    default: return nil
    }
  }
}
