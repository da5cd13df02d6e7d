/// The reason why a document cannot be read.
///
/// `description` is a sentence for users.
package enum FeedError: Error, Equatable, CustomStringConvertible {
  /// The document has no bytes, or only blanks.
  case empty
  /// The document exceeds ``FeedReader/maximumBytes``, or has too many values or distinct names to
  /// parse in bounded memory and time.
  case tooLarge
  /// The document is not a feed.
  ///
  /// `root` is its first element, or a name of its format.
  case notAFeed(root: String)
  /// The document type declares an entity or an attribute with this name, and no feed can be read
  /// without the declaration.
  case ownDeclaration(name: String)
  /// Elements are nested more than ``FeedReader/deepest`` levels deep.
  case tooDeep
  /// The document ends before its first entry does.
  case cutOff
  /// The document violates its format in this line, counted from 1.
  case malformed(line: Int, reason: String)

  /// The reason as a sentence for users.
  package var description: String {
    switch self {
    case .empty: "The feed is empty."
    case .tooLarge: "The feed is too large."
    case .notAFeed(let root): "The document is “\(root)” instead of a feed."
    case .ownDeclaration(let name):
      "The feed declares “\(name)” in its document type, which is not supported."
    case .tooDeep: "The feed has elements nested more than \(FeedReader.deepest) deep."
    case .cutOff: "The feed is incomplete."
    case .malformed(let line, let reason): "The feed is not valid in line \(line): \(reason)."
    }
  }
}
