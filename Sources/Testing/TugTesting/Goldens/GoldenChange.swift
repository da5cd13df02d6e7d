/// A change that an update made to a golden image.
public struct GoldenChange: Equatable, Sendable, CustomStringConvertible {
  /// The kind of a change.
  public enum Kind: String, Sendable {
    /// The image was added.
    case new
    /// The image was redrawn.
    case changed
    /// The image was removed, because no script draws it.
    case removed
  }

  /// The name of the image, for example `controls/header-ego-dark`.
  public let name: String
  /// The kind of change.
  public let kind: Kind

  /// One line with the kind and the name.
  public var description: String { "\(kind.rawValue) \(name)" }
}
