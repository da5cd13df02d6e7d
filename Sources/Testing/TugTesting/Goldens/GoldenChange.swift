/// The change of one golden picture by an update.
public struct GoldenChange: Equatable, Sendable, CustomStringConvertible {
  /// A kind of change.
  public enum Kind: String, Sendable {
    /// The picture is new.
    case new
    /// The picture looks different now.
    case changed
    /// The picture is removed, since no script draws it.
    case removed
  }

  /// The picture's name, as `controls/header-ego-dark`.
  public let name: String
  /// The name of the script that draws it, or of the picture where no script does.
  public let scriptName: String
  /// The kind of change.
  public let kind: Kind

  /// One line: the kind and the name.
  public var description: String { "\(kind.rawValue) \(name)" }

  /// A line for a commit's message that names the scripts of all `changes`, each once.
  public static func commitLine(of changes: [GoldenChange]) -> String {
    var names: [String] = []
    for change in changes where !names.contains(change.scriptName) {
      names.append(change.scriptName)
    }
    return "Goldens: " + names.joined(separator: ", ")
  }
}
