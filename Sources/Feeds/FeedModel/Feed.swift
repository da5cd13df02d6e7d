/// A feed as its document says it, in plain text.
public struct Feed: Equatable, Sendable {
  /// Its name, at most ``PlainText/longestTitle`` characters; empty where it has none.
  public var title: String
  /// The page of people that it belongs to, by http or https; nil where it names none.
  public var link: String?
  /// The entries in the order of the document, each id once: the first of an id is kept.
  public var entries: [FeedEntry]
  /// The address of the page of entries after this one (RFC 5005, section 3); nil for the last.
  public var nextPage: String?
  /// The address of the archive that comes before this document (RFC 5005, section 4); nil for the
  /// oldest.
  public var previousArchive: String?

  /// A feed of these entries.
  public init(
    title: String, link: String? = nil, entries: [FeedEntry] = [], nextPage: String? = nil,
    previousArchive: String? = nil
  ) {
    self.title = title
    self.link = link
    self.entries = entries
    self.nextPage = nextPage
    self.previousArchive = previousArchive
  }
}
