/// The reason why text could not be set up.
public enum TextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fonts inside the binary could not be given to Pango.
  case noPrivateFonts(reason: String)

  /// One sentence for people, without a full stop.
  public var description: String {
    switch self {
    case .noPrivateFonts(let reason): "the built-in fonts cannot be used: \(reason)"
    }
  }
}
