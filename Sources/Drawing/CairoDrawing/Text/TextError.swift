/// An error of setting up text rendering.
public enum TextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Pango could not load the built-in fonts.
  case noPrivateFonts(reason: String)

  /// One sentence for the user, without a full stop.
  public var description: String {
    switch self {
    case .noPrivateFonts(let reason): "the built-in fonts cannot be used: \(reason)"
    }
  }
}
