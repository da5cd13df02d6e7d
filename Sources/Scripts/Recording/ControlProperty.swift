import RefreshModel

/// A property of a control that scripts set with `key=value`.
///
/// scripts/generate-api writes the list of all properties, `ControlProperty.all`.
package struct ControlProperty: Sendable {
  /// The key.
  package let key: String
  /// The form of a value, for usage texts.
  package let values: String
  /// Returns the valid values for a control, for error messages, or `nil` to use ``values``.
  var rule: (@Sendable (ControlDescription) -> String)?
  /// Returns whether a control has the property.
  package let belongs: @Sendable (ControlDescription) -> Bool
  /// Returns the value in script syntax, or `nil` if the control uses its system's default.
  package let text: @Sendable (ControlDescription) -> String?
  /// Sets the value; returns `false` if it is invalid.
  package let set: @Sendable (inout ControlDescription, String) -> Bool

  /// Returns the values that are valid for `control`, for error messages.
  package func accepted(by control: ControlDescription) -> String { rule?(control) ?? values }

  /// Returns the property named `key`, or `nil` if there is none.
  package static func named(_ key: String) -> ControlProperty? { all.first { $0.key == key } }
}

/// Constructors for the kinds of properties.
extension ControlProperty {
  typealias Path<Value> = WritableKeyPath<ControlDescription, Value> & Sendable

  /// Returns a property that is on or off.
  static func flag(
    _ key: String, _ path: Path<Bool>, _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: "on|off", belongs: belongs,
      text: { $0[keyPath: path] ? "on" : "off" },
      set: { control, text in
        guard let isOn = ScriptValue.flag(text) else { return false }
        control[keyPath: path] = isOn
        return true
      })
  }

  /// Returns a property that is on or off, or `nil` for the system's default.
  static func shown(
    _ key: String, _ path: Path<Bool?>, _ belongs: @escaping Condition
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: "on|off", belongs: belongs,
      text: { $0[keyPath: path].map { $0 ? "on" : "off" } },
      set: { control, text in
        guard let isOn = ScriptValue.flag(text) else { return false }
        control[keyPath: path] = isOn
        return true
      })
  }

  /// Returns a property that is a number in `unit`.
  static func number(
    _ key: String, _ path: Path<Double>, _ range: ScriptNumber, _ unit: String,
    _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    read(key, path, unit, "a number \(range.words)", belongs) { range.value($0) }
  }

  /// Returns a property that is a number in `unit`, or `nil`, which scripts write as the word in
  /// `none`.
  static func number(
    _ key: String, _ path: Path<Double?>, _ range: ScriptNumber, _ unit: String,
    none: String, _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    read(key, path, unit, "a number \(range.words)", none: none, belongs) { range.value($0) }
  }

  /// Returns a property that is a whole number.
  static func whole(
    _ key: String, _ path: Path<Int>, _ range: ScriptNumber, _ unit: String,
    _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    read(key, path, unit, "a whole number \(range.words)", belongs) { range.wholeValue($0) }
  }

  /// Returns a property that is a whole number, or `nil`, which scripts write as the word in
  /// `none`.
  static func whole(
    _ key: String, _ path: Path<Int?>, _ range: ScriptNumber, _ unit: String, none: String,
    _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    read(key, path, unit, "a whole number \(range.words)", none: none, belongs) {
      range.wholeValue($0)
    }
  }

  /// Returns a property whose text the closure `value` parses.
  ///
  /// `rule` describes the valid values in error messages.
  private static func read<Value: Sendable>(
    _ key: String, _ path: Path<Value>, _ unit: String, _ rule: String,
    _ belongs: @escaping Condition, value: @escaping @Sendable (String) -> Value?
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: unit, rule: { _ in rule }, belongs: belongs,
      text: { "\($0[keyPath: path])" },
      set: { control, text in
        guard let value = value(text) else { return false }
        control[keyPath: path] = value
        return true
      })
  }

  /// Returns a property whose text the closure `value` parses, or `nil`, which scripts write as the
  /// word in `none`.
  private static func read<Value: Sendable>(
    _ key: String, _ path: Path<Value?>, _ unit: String, _ rule: String, none: String,
    _ belongs: @escaping Condition, value: @escaping @Sendable (String) -> Value?
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: "\(unit)|\(none)", rule: { _ in "\(rule), or \(none)" }, belongs: belongs,
      text: { $0[keyPath: path].map { "\($0)" } ?? none },
      set: { control, text in
        let value = value(text)
        guard value != nil || text == none else { return false }
        control[keyPath: path] = value
        return true
      })
  }

  /// Returns a property whose value is a case of `Value`; `words` are the names of the cases, in
  /// order.
  static func choice<Value: CaseIterable & Equatable & Sendable>(
    _ key: String, _ path: Path<Value>, _ words: [String],
    _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    let values = Array(zip(words, Value.allCases))
    return ControlProperty(
      key: key, values: words.joined(separator: "|"), belongs: belongs,
      text: { control in values.first { $0.1 == control[keyPath: path] }?.0 },
      set: { control, text in
        guard let match = values.first(where: { $0.0 == text }) else { return false }
        control[keyPath: path] = match.1
        return true
      })
  }

  /// Returns a property that is a colour, or `nil` for the system's default.
  static func color(
    _ key: String, _ path: Path<ScriptColor?>, _ belongs: @escaping Condition
  ) -> ControlProperty {
    color(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, belongs)
  }

  private static func color(
    _ key: String, get: @escaping @Sendable (ControlDescription) -> ScriptColor?,
    set: @escaping @Sendable (inout ControlDescription, ScriptColor) -> Void,
    _ belongs: @escaping Condition
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: "RRGGBB", rule: { _ in "a colour such as 1c71d8" }, belongs: belongs,
      text: { get($0)?.word },
      set: { control, text in
        guard let color = ScriptColor(text) else { return false }
        set(&control, color)
        return true
      })
  }

  /// Returns a text property for each state, whose key is the state's name followed by `suffix`.
  static func texts(
    _ suffix: String, _ path: Path<[RefreshState: String]>, _ belongs: @escaping Condition
  ) -> [ControlProperty] {
    RefreshState.allCases.map { state in
      ControlProperty(
        key: "\(state.rawValue)-\(suffix)", values: "TEXT",
        belongs: { belongs($0) && has(state, $0) }, text: { $0[keyPath: path][state] },
        set: { control, text in
          control[keyPath: path][state] = text
          return true
        })
    }
  }

  /// Returns a colour property for each state, whose key is the state's name followed by `suffix`.
  static func colors(
    _ suffix: String, _ path: Path<[RefreshState: ScriptColor]>, _ belongs: @escaping Condition
  ) -> [ControlProperty] {
    RefreshState.allCases.map { state in
      color(
        "\(state.rawValue)-\(suffix)", get: { $0[keyPath: path][state] },
        set: { $0[keyPath: path][state] = $1 }
      ) { belongs($0) && has(state, $0) }
    }
  }
}
