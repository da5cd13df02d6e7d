/// An entry of a feed, as plain text.
package struct FeedEntry: Equatable, Sendable {
  /// The unique id of the entry within its feed.
  ///
  /// If the document has no id, this is a hash of link, title, date, text and enclosure, as it is for
  /// entries of one document that share an id. An id that is too long is replaced by its hash.
  package var id: String
  /// The title, at most ``PlainText/longestTitle`` characters.
  ///
  /// Without title and text the name of the enclosure, and without an enclosure an empty string.
  package var title: String
  /// The content, or else the summary, as paragraphs of at most ``PlainText/longestText``
  /// characters in total.
  package var text: String
  /// The http or https address of the entry's web page or else of its enclosure, or `nil` if there is
  /// no link.
  package var link: String?
  /// The author's name, at most ``PlainText/longestAuthor`` characters, or `nil` if there is none.
  package var author: String?
  /// The date of publication, or else of the last change, in seconds since 1970 UTC.
  ///
  /// `nil` if the entry has no valid date.
  package var date: Int64?

  /// Creates an entry with the given parts, which are not checked.
  package init(
    id: String, title: String, text: String = "", link: String? = nil, author: String? = nil,
    date: Int64? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.link = link
    self.author = author
    self.date = date
  }
}
