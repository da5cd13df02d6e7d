import Recording
import Tug

/// A property of a control that is not as its system has it, by the word that C, scripts and `.ui` files
/// have for it.
struct ControlChange: Equatable, Sendable {
  /// What it is changed to.
  enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    /// None, for which C has a number of its own.
    case none(number: Double)
    /// One of several words.
    case word(String)
    /// A title.
    case text(String)
  }

  /// The word, as `trigger-distance`.
  let key: String
  let value: Value

  /// All changes of `setup`, in the order in which they take effect.
  static func all(of setup: ControlSetup) -> [ControlChange] {
    let wanted = setup.description
    var said = ControlSetup(setup.choice).description
    var changes: [ControlChange] = []
    for property in ControlProperty.all where property.belongs(wanted) {
      guard let text = property.text(wanted), text != property.text(said),
        let value = value(of: property, text)
      else { continue }
      changes.append(ControlChange(key: property.key, value: value))
      // One property may already imply those after it.
      _ = property.set(&said, text)
    }
    return changes
  }

  /// The value that a script has as `text`; nil where it is no value of the property.
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
    // The age of data may be 0 seconds; no other number of this kind may be 0.
    case "none": return .none(number: property.key == "expiry" ? -1 : 0)
    default: return nil
    }
  }
}
