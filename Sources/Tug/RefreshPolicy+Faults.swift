import CGtk
import RefreshModel

extension RefreshPolicy {
  /// Itself where it is usable; else `former`, and a critical that says what of it is not.
  func usable(or former: RefreshPolicy, in owner: String) -> RefreshPolicy {
    guard !isUsable else { return self }
    _tug_critical("\(owner): \(fault(comparedWith: former)) is refused")
    return former
  }

  /// The first property that makes a usable policy unusable when it is taken over from this one.
  private func fault(comparedWith usable: RefreshPolicy) -> String {
    for property in Self.properties {
      var changed = usable
      property.take(self, &changed)
      if !changed.isUsable { return "the \(property.name) \(property.text(self))" }
    }
    return "the policy"
  }

  private struct Property {
    let name: String
    let text: @Sendable (RefreshPolicy) -> String
    /// Gives the second policy what the first one has.
    let take: @Sendable (RefreshPolicy, inout RefreshPolicy) -> Void

    init<Value>(_ name: String, _ path: WritableKeyPath<RefreshPolicy, Value> & Sendable) {
      self.name = name
      text = { "\($0[keyPath: path])" }
      take = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// What there may be none of, such as a duration where the spring moves.
    init<Value>(
      _ name: String, _ path: WritableKeyPath<RefreshPolicy, Value?> & Sendable, none: String,
      words: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
      self.name = name
      text = { $0[keyPath: path].map(words) ?? none }
      take = { $1[keyPath: path] = $0[keyPath: path] }
    }
  }

  private static let properties = [
    Property("trigger distance", \.triggerDistance),
    Property("held inset", \.heldInset),
    Property("resting inset", \.restingInset),
    Property("ignored inset", \.ignoredInset),
    Property("opening duration", \.openingDuration, none: "by the spring"),
    Property("closing duration", \.closingDuration, none: "by the spring"),
    Property("turn duration", \.turnDuration),
    Property("dwell after a success", \.successDwell),
    Property("dwell after a failure", \.failureDwell),
    Property("trigger", \.trigger),
    Property("placement", \.placement),
    Property("drag rate", \.dragRate),
    Property("maximum drag", \.maximumDrag, none: "none"),
    Property("spring rate", \.springRate),
    Property("minimum duration", \.minimumDuration),
    Property("watchdog", \.watchdog, none: "none"),
    Property("expiry", \.expiry, none: "none"),
    Property("second floor", \.secondFloor, none: "none") {
      "that opens at \($0.distance) and closes at \($0.closeDistance)"
    },
    Property("number of actions", \.actionCount),
  ]
}
