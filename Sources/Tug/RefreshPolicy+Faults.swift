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

    /// A duration, which has no number where the spring moves.
    init(seconds name: String, _ path: WritableKeyPath<RefreshPolicy, Double?> & Sendable) {
      self.name = name
      text = { $0[keyPath: path].map { "\($0)" } ?? "by the spring" }
      take = { $1[keyPath: path] = $0[keyPath: path] }
    }
  }

  private static let properties = [
    Property("trigger distance", \.triggerDistance),
    Property("held inset", \.heldInset),
    Property("resting inset", \.restingInset),
    Property("ignored inset", \.ignoredInset),
    Property(seconds: "opening duration", \.openingDuration),
    Property(seconds: "closing duration", \.closingDuration),
    Property("turn duration", \.turnDuration),
    Property("dwell after a success", \.successDwell),
    Property("dwell after a failure", \.failureDwell),
    Property("trigger", \.trigger),
  ]
}
