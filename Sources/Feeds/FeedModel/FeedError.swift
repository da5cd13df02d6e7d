/// The reason why a document cannot be read.
///
/// `description` is a sentence for users.
public enum FeedError: Error, Equatable, CustomStringConvertible {
  /// The document has no bytes, or only blanks.
  case empty
  /// The document exceeds ``FeedReader/mostBytes``, or has too many values or distinct names to
  /// parse in bounded memory and time.
  case tooLarge
  /// The document could not be decoded with any of these charsets, listed in the order in which
  /// they were tried.
  case undecodable(charsets: [String])
  /// The document is not a feed.
  ///
  /// `root` is its first element, or a name of its format.
  case notAFeed(root: String)
  /// The document type declares an entity or an attribute with this name.
  ///
  /// The declaration is not expanded, and nothing that it references is fetched.
  case ownDeclaration(name: String)
  /// Elements are nested more than ``FeedReader/deepest`` levels deep.
  case tooDeep
  /// The document ends before its last element does.
  ///
  /// The entries before the cut are dropped, so the caller should keep its current rows.
  case cutOff
  /// The document violates its format in this line, counted from 1.
  case malformed(line: Int, reason: String)

  /// The reason as a sentence for users.
  public var description: String {
    switch self {
    case .empty: "The feed is empty."
    case .tooLarge: "The feed is too large."
    case .undecodable(let charsets):
      "The feed is not text in \(charsets.joined(separator: ", "))."
    case .notAFeed(let root): "This is not a feed, but “\(root)”."
    case .ownDeclaration(let name):
      "The feed declares “\(name)” in its document type, and such feeds are not read."
    case .tooDeep: "The feed has more than \(FeedReader.deepest) elements in each other."
    case .cutOff: "The feed is cut off."
    case .malformed(let line, let reason): "The feed is broken in line \(line): \(reason)."
    }
  }
}
