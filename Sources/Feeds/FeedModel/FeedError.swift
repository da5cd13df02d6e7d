/// Why a document is not read; `description` says it in a sentence for users.
public enum FeedError: Error, Equatable, CustomStringConvertible {
  /// It has no bytes, or only blanks.
  case empty
  /// It has more bytes than ``FeedReader/mostBytes``, or more values or different names than its parser
  /// can hold in little memory and time.
  case tooLarge
  /// Its bytes are not text in any of these charsets, in the order in which they were tried.
  case undecodable(charsets: [String])
  /// It is a document, and of another kind; `root` is its first element, or says what it is.
  case notAFeed(root: String)
  /// Its document type declares an entity or an attribute of this name.
  ///
  /// Such a declaration is never expanded, and what it names is never fetched.
  case ownDeclaration(name: String)
  /// Its elements lie deeper in each other than ``FeedReader/deepest``.
  case tooDeep
  /// It ends before its last element does.
  ///
  /// The entries before the cut are not handed out: the caller keeps the rows that it has.
  case cutOff
  /// It breaks the rules of its format in this line, counted from 1.
  case malformed(line: Int, reason: String)

  /// The reason in a sentence.
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
