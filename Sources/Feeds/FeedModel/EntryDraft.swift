import CJSON

/// What is known of an entry while its document is read.
struct EntryDraft {
  /// The longest id that is kept, in bytes; a longer one is hashed (chosen here).
  static let longestID = 1_024

  var id = ""
  /// True where the id is the entry's address as well, if it has no other.
  var idIsLink = false
  var title = ""
  var summary = ""
  /// The text of the content, for an entry without a summary.
  var content = ""
  var link: String?
  var author: String?
  var published: Int64?
  var updated: Int64?

  /// The entry; nil where there is nothing to show of it, neither title nor summary nor link.
  var entry: FeedEntry? {
    let link = link ?? (idIsLink ? WebLink.resolved(id, base: nil) : nil)
    let date = published ?? updated
    let text = summary.isEmpty ? content : summary
    if title.isEmpty, text.isEmpty, link == nil { return nil }
    return FeedEntry(
      id: identity(link: link, date: date), title: title, summary: text, link: link, author: author,
      date: date)
  }

  private func identity(link: String?, date: Int64?) -> String {
    let own = id.trimmingBlanks
    if own.isEmpty, let link { return link }
    if own.isEmpty { return Self.hash(title + "\n" + (date.map(String.init) ?? "")) }
    return own.utf8.count <= Self.longestID ? own : Self.hash(own)
  }

  private static func hash(_ text: String) -> String {
    guard let digest = g_compute_checksum_for_string(G_CHECKSUM_SHA256, text, -1) else {
      return text
    }
    defer { g_free(digest) }
    return "sha256:" + String(cString: digest)
  }
}

/// The entries of a document, each id once.
struct EntryList {
  private(set) var entries: [FeedEntry] = []
  private var ids: Set<String> = []

  /// Adds an entry, unless there is nothing to show of it or its id is known.
  mutating func append(_ draft: EntryDraft) {
    guard let entry = draft.entry, ids.insert(entry.id).inserted else { return }
    entries.append(entry)
  }

  /// The entries, where `author` wrote those of which nobody else is named.
  func written(by author: String?) -> [FeedEntry] {
    guard let author else { return entries }
    return entries.map { entry in
      var entry = entry
      entry.author = entry.author ?? author
      return entry
    }
  }
}
