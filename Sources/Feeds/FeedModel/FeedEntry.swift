/// An entry of a feed, in plain text.
public struct FeedEntry: Equatable, Sendable {
  /// What tells it from the feed's other entries: its own id, else its link, else a hash of title and
  /// date.
  public var id: String
  /// At most ``PlainText/longestTitle`` characters; empty where it has none.
  public var title: String
  /// Its summary, else the beginning of its content, at most ``PlainText/longestSummary`` characters.
  public var summary: String
  /// The page to read it on, by http or https; nil where it names none.
  public var link: String?
  /// Who wrote it, at most ``PlainText/longestAuthor`` characters; nil where nobody is named.
  public var author: String?
  /// When it was published, else last changed, in seconds since 1970 UTC; nil where no date can be
  /// read.
  public var date: Int64?

  /// An entry of these parts, which are taken as they are.
  public init(
    id: String, title: String, summary: String = "", link: String? = nil, author: String? = nil,
    date: Int64? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.link = link
    self.author = author
    self.date = date
  }
}
