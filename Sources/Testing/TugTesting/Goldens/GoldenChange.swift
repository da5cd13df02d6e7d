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
  /// The name of the script that draws the image, or the image's name if there is no such script.
  public let scriptName: String
  /// The kind of the change.
  public let kind: Kind

  /// One line with the kind and the name.
  public var description: String { "\(kind.rawValue) \(name)" }

  /// Returns a line for a commit message that lists the scripts of all `changes` once.
  public static func commitLine(of changes: [GoldenChange]) -> String {
    var names: [String] = []
    for change in changes where !names.contains(change.scriptName) {
      names.append(change.scriptName)
    }
    return "Goldens: " + names.joined(separator: ", ")
  }
}
