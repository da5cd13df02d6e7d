import RefreshModel

/// What a list shows and does when its top is pulled down.
public struct RefreshHeader {
  /// How a header looks and moves.
  public enum Style: String, CaseIterable, Sendable {
    /// An arrow that turns, a spinner, two lines of text; 54 points.
    case mj
    /// Bold text with a shadow and a spinner at the left; 65 points, held by 60.
    case fg
  }

  /// Seconds a failure stays shown: long enough to read two words.
  public static let failureDwell = 1.0

  /// The looks, and the documented system whose numbers apply.
  public var style: Style
  /// The work, a task on the main actor: when it returns the header closes, when it throws the
  /// header shows that first.
  public var handler: @MainActor () async throws -> Void

  /// A header that runs `handler` at each refresh.
  public init(style: Style = .mj, handler: @escaping @MainActor () async throws -> Void) {
    self.style = style
    self.handler = handler
  }

  /// The behaviour that belongs to the style.
  var policy: RefreshPolicy {
    var policy: RefreshPolicy =
      switch style {
      case .mj: .mj
      case .fg: .fg
      }
    policy.failureDwell = Self.failureDwell
    return policy
  }
}
