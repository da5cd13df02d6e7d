/// What an update did to one golden picture.
public struct GoldenChange: Equatable, Sendable, CustomStringConvertible {
  /// What happened to it.
  public enum Kind: String, Sendable {
    /// It was not there.
    case new
    /// It looks otherwise now.
    case changed
    /// No script draws it.
    case removed
  }

  /// The picture's name, as `controls/header-ego-dark`.
  public let name: String
  /// The name of the script that draws it, or that of the picture where none does.
  public let scriptName: String
  /// What happened to it.
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
