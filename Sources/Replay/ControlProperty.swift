import RefreshModel

/// A property of a control that a script sets by `key=value`.
///
/// Source: replay contract, Scene.
struct ControlProperty: Sendable {
  /// The key.
  let key: String
  /// What a value looks like, for people.
  let values: String
  /// What a control takes, in words, for whoever gave it something else; nil is one of `values`.
  var rule: (@Sendable (ControlDescription) -> String)?
  /// Whether the property means something to a control.
  let belongs: @Sendable (ControlDescription) -> Bool
  /// The value of a control as a script has it; nil where the control leaves it to its system.
  let text: @Sendable (ControlDescription) -> String?
  /// Sets it; false where the value is none.
  let set: @Sendable (inout ControlDescription, String) -> Bool

  /// What `control` takes, in words, for whoever gave it something else.
  func accepted(by control: ControlDescription) -> String { rule?(control) ?? values }

  /// The property called `key`; nil where there is none.
  static func named(_ key: String) -> ControlProperty? { all.first { $0.key == key } }
}

extension ControlProperty {
  typealias Condition = @Sendable (ControlDescription) -> Bool

  static let anyControl: Condition = { _ in true }

  /// The largest number that a policy may have.
  static let largest = "\(Int64(RefreshPolicy.largest))"
  static let fromZero = "a number from 0 to \(largest)"
  static let age = "a number from 0 to \(Int64(RefreshPolicy.longestExpiry))"
  static let aboveZero = "a number above 0, at most \(largest)"
  static let anyNumber = "a number from -\(largest) to \(largest)"

  /// A number in `unit`, which `rule` says more of.
  static func number(
    _ key: String, _ path: WritableKeyPath<RefreshPolicy, Double> & Sendable, _ unit: String,
    _ rule: String = fromZero, _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: unit, rule: { _ in rule }, belongs: belongs,
      text: { "\($0.policy[keyPath: path])" },
      set: { control, text in
        guard let value = ScriptLine.number(text) else { return false }
        control.policy[keyPath: path] = value
        return true
      })
  }

  /// Seconds, or the spring.
  static func duration(
    _ key: String, _ path: WritableKeyPath<RefreshPolicy, Double?> & Sendable
  ) -> ControlProperty {
    let spring = "spring"
    return ControlProperty(
      key: key, values: "SECONDS|\(spring)", rule: { _ in "\(fromZero), or \(spring)" },
      belongs: anyControl,
      text: { $0.policy[keyPath: path].map { "\($0)" } ?? spring },
      set: { control, text in
        let value = ScriptLine.number(text)
        guard value != nil || text == spring else { return false }
        control.policy[keyPath: path] = value
        return true
      })
  }

  /// One of the words in `values`.
  static func choice<Value: Equatable & Sendable>(
    _ key: String, _ path: WritableKeyPath<RefreshPolicy, Value> & Sendable,
    of values: KeyValuePairs<String, Value>, _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    let values = values.map { (word: $0.key, value: $0.value) }
    return ControlProperty(
      key: key, values: values.map(\.word).joined(separator: "|"), belongs: belongs,
      text: { control in values.first { $0.value == control.policy[keyPath: path] }?.word },
      set: { control, text in
        guard let match = values.first(where: { $0.word == text }) else { return false }
        control.policy[keyPath: path] = match.value
        return true
      })
  }

  static func flag(
    _ key: String, _ path: WritableKeyPath<RefreshPolicy, Bool> & Sendable,
    _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    choice(key, path, of: ["on": true, "off": false], belongs)
  }

  /// A part of the looks, in the words of `values`; nil is the system's own.
  static func look<Value: Equatable & Sendable>(
    _ key: String, _ path: WritableKeyPath<ControlLook, Value?> & Sendable,
    of values: [(word: String, value: Value)], _ belongs: @escaping Condition
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: values.map(\.word).joined(separator: "|"), belongs: belongs,
      text: { control in values.first { $0.value == control.look[keyPath: path] }?.word },
      set: { control, text in
        guard let match = values.first(where: { $0.word == text }) else { return false }
        control.look[keyPath: path] = match.value
        return true
      })
  }

  /// The text of `state` at `path`, where `prefix` begins the key.
  static func text(
    _ prefix: String, of state: RefreshState,
    _ path: WritableKeyPath<ControlDescription, [RefreshState: String]> & Sendable,
    _ belongs: @escaping Condition
  ) -> ControlProperty {
    ControlProperty(
      key: "\(prefix)-\(state.rawValue)", values: "TEXT",
      belongs: { belongs($0) && hasState(state, $0) }, text: { $0[keyPath: path][state] },
      set: { control, text in
        control[keyPath: path][state] = text
        return true
      })
  }

  /// Whether a control can ever be in `state`.
  static func hasState(_ state: RefreshState, _ control: ControlDescription) -> Bool {
    switch state {
    case .noMoreData: !control.name.isHeader
    case .pulling: control.policy.approach == nil
    case .floorArmed, .floorOpen: control.policy.secondFloor != nil
    case .idle, .willRefresh, .refreshing, .success, .failure: true
    }
  }
}
