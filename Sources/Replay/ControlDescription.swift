import RefreshModel

/// A header or footer as a script names it, with its properties.
public struct ControlDescription: Equatable, Sendable {
  /// A control by the name that a script gives it.
  public enum Name: Hashable, CaseIterable, Sendable {
    /// A header.
    case header(HeaderName)
    /// A footer.
    case footer(FooterName)

    /// The header or footer called `text`; nil where there is none.
    init?(_ text: String, isHeader: Bool) {
      let name =
        isHeader
        ? HeaderName(rawValue: text).map(Name.header) : FooterName(rawValue: text).map(Name.footer)
      guard let name else { return nil }
      self = name
    }

    /// The name as a script has it.
    public var rawValue: String {
      switch self {
      case .header(let name): name.rawValue
      case .footer(let name): name.rawValue
      }
    }

    /// Whether it is a header; else it is a footer.
    public var isHeader: Bool { if case .header = self { true } else { false } }

    /// The numbers of its system.
    public var policy: RefreshPolicy {
      switch self {
      case .header(let name): name.policy
      case .footer(let name): name.policy
      }
    }

    /// All headers, then all footers.
    public static let allCases =
      HeaderName.allCases.map(Name.header) + FooterName.allCases.map(Name.footer)
  }

  /// A number of a policy that a script may set.
  public enum NumberKey: String, CaseIterable, Sendable {
    /// The pull that arms the control, in points.
    case triggerDistance = "trigger-distance"
    /// The inset held while refreshing, in points.
    case heldInset = "held-inset"
    /// Seconds of the opening.
    case openingDuration = "opening-duration"
    /// Seconds of the closing.
    case closingDuration = "closing-duration"
    /// Seconds a success stays shown.
    case successDwell = "success-dwell"
    /// Seconds a failure stays shown.
    case failureDwell = "failure-dwell"

    /// The number's place in a policy.
    var keyPath: WritableKeyPath<RefreshPolicy, Double>? {
      switch self {
      case .triggerDistance: \.triggerDistance
      case .heldInset: \.heldInset
      case .successDwell: \.successDwell
      case .failureDwell: \.failureDwell
      case .openingDuration, .closingDuration: nil
      }
    }
  }

  /// Which control it is.
  public let name: Name
  /// Its numbers, the system's own or changed.
  public var policy: RefreshPolicy
  /// Texts that replace the system's own, by state.
  public var titles: [RefreshState: String] = [:]

  /// The control `name` as its system has it.
  public init(_ name: Name) {
    self.name = name
    policy = name.policy
  }

  /// The header `name` as its system has it.
  public init(_ name: HeaderName) { self.init(.header(name)) }

  /// The footer `name` as its system has it.
  public init(_ name: FooterName) { self.init(.footer(name)) }

  /// The value of `key`; nil for a duration that the policy leaves to the spring.
  public func number(_ key: NumberKey) -> Double? {
    switch key {
    case .openingDuration: policy.openingDuration
    case .closingDuration: policy.closingDuration
    default: key.keyPath.map { policy[keyPath: $0] }
    }
  }

  /// Sets `key`; false, and nothing changed, where the policy would not be usable.
  public mutating func set(_ key: NumberKey, to value: Double) -> Bool {
    var changed = policy
    switch key {
    case .openingDuration: changed.openingDuration = value
    case .closingDuration: changed.closingDuration = value
    default: if let path = key.keyPath { changed[keyPath: path] = value }
    }
    guard changed.isUsable else { return false }
    policy = changed
    return true
  }
}
