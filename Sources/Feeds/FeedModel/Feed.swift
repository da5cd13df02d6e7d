/// The contents of a feed document, as plain text.
package struct Feed: Equatable, Sendable {
  /// The name of the feed, at most ``PlainText/longestTitle`` characters.
  ///
  /// Empty if the document has no title.
  package var title: String
  /// The http or https address of the website that the feed belongs to, or `nil` if the document
  /// does not name one.
  package var link: String?
  /// The entries in document order, with distinct ids.
  ///
  /// Of entries that are equal in all parts, only the first is kept.
  package var entries: [FeedEntry]
  /// The address of the next page of entries (RFC 5005, section 3), or `nil` if this is the last
  /// page.
  package var nextPage: String?
  /// The address of the previous archive document (RFC 5005, section 4), or `nil` if this is the
  /// oldest one.
  package var previousArchive: String?
  /// Whether the document ends before its last element does, so that later entries are missing.
  package var isCutOff = false

  /// Creates a feed with the given parts, which are not checked.
  package init(
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
