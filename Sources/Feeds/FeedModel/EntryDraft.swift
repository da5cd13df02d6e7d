import CJSON

/// The parts of an entry that have been read so far.
struct EntryDraft {
  /// The maximum length of an id, in bytes.
  ///
  /// Longer ids are replaced by a hash.
  static let longestID = 1_024

  var id = ""
  /// Whether the id can serve as the link of an entry that has no other link.
  var idIsLink = false
  var title = ""
  var summary = ""
  /// The text of the content, which replaces an empty summary.
  var content = ""
  var link: String?
  var author: String?
  var published: Int64?
  var updated: Int64?

  /// The finished entry, or `nil` if title, summary and link are all missing.
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

/// The entries of a document, without repeated ids.
struct EntryList {
  private(set) var entries: [FeedEntry] = []
  private var ids: Set<String> = []

  /// Adds an entry, unless it has nothing to show or its id has already been added.
  mutating func append(_ draft: EntryDraft) {
    guard let entry = draft.entry, ids.insert(entry.id).inserted else { return }
    entries.append(entry)
  }

  /// Returns the entries.
  ///
  /// Entries that have no author get `author`.
  func written(by author: String?) -> [FeedEntry] {
    guard let author else { return entries }
    return entries.map { entry in
      var entry = entry
      entry.author = entry.author ?? author
      return entry
    }
  }
}
