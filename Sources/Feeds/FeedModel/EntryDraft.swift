import CJSON

/// The parts of an entry that have been read so far.
struct EntryDraft {
  /// The maximum length of an id, in bytes.
  ///
  /// Longer ids are replaced by a hash.
  static let longestID = 1_024

  var id = RankedValue<String>()
  /// Whether the id can serve as the link of an entry that has no other link.
  var idIsLink = false
  /// The address against which an id that is a link is resolved, or `nil` if it must be complete.
  var idBase: String?
  var title = RankedValue<String>()
  var text = RankedValue<String>()
  var link = RankedValue<String>()
  var author = RankedValue<String>()
  var date = RankedValue<Int64>()
  /// The address of the first enclosure, if possible of one that is not a picture.
  var enclosure = RankedValue<String>()
  /// Whether the entry has any part, even one without readable text.
  var hasParts = false

  /// The id in the document, or an empty string if there is none.
  private var ownID: String { id.text.trimmingBlanks }

  /// The finished entry, or `nil` if it has no parts.
  var entry: FeedEntry? {
    guard hasParts else { return nil }
    var all = link
    if idIsLink { all.take(WebLink.resolved(id.text, base: idBase), rank: .max - 2) }
    all.take(enclosure.value, rank: .max - 1)
    return FeedEntry(
      id: identity, title: shownTitle, text: text.text, link: all.value, author: author.value,
      date: date.value)
  }

  /// The title, or the name of the enclosure if there is nothing else to show.
  private var shownTitle: String {
    guard title.text.isEmpty, text.text.isEmpty, let address = enclosure.value,
      let name = g_path_get_basename(String(address.prefix { $0 != "?" && $0 != "#" }))
    else { return title.text }
    defer { g_free(name) }
    let plain = g_uri_unescape_string(name, nil)
    defer { g_free(plain) }
    let parts = String(cString: plain ?? name).split(separator: ".")
    let words = (parts.count > 1 ? parts.dropLast() : parts).joined(separator: ".")
    return PlainText.of(text: words, limit: PlainText.longestTitle)
  }

  /// The own id, or a hash of the whole entry if there is none.
  private var identity: String {
    if ownID.isEmpty { return fingerprint }
    return ownID.utf8.count <= Self.longestID ? ownID : Self.hash([ownID])
  }

  /// A hash that differs from those of other entries of the same document.
  var fingerprint: String {
    let time = date.value.map(String.init) ?? ""
    return Self.hash([ownID, link.text, title.text, time, text.text, enclosure.text])
  }

  private static func hash(_ texts: [String]) -> String {
    guard let sum = g_checksum_new(G_CHECKSUM_SHA256) else { return texts.joined() }
    defer { g_checksum_free(sum) }
    // The zero at the end of each text keeps ("ab", "c") and ("a", "bc") apart.
    for text in texts {
      Array((text + "\0").utf8).withUnsafeBufferPointer {
        g_checksum_update(sum, $0.baseAddress, gssize($0.count))
      }
    }
    return "sha256:" + String(cString: g_checksum_get_string(sum))
  }
}

/// The entries of a document, each with an id of its own.
struct EntryList {
  private(set) var entries: [FeedEntry] = []
  /// The fingerprints of the entries, which have the same indices.
  private var fingerprints: [String] = []
  private var known: Set<String> = []

  /// Adds an entry, unless it has no parts or an equal entry has already been added.
  mutating func append(_ draft: EntryDraft) {
    guard let entry = draft.entry else { return }
    let fingerprint = draft.fingerprint
    guard known.insert(fingerprint).inserted else { return }
    entries.append(entry)
    fingerprints.append(fingerprint)
  }

  /// Returns the entries.
  ///
  /// Entries that share an id get their fingerprints as ids. Entries that have no author get `author`.
  func written(by author: String?) -> [FeedEntry] {
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry.id, default: 0] += 1 }
    return zip(entries, fingerprints).map { entry, fingerprint in
      var entry = entry
      if counts[entry.id, default: 0] > 1 { entry.id = fingerprint }
      entry.author = entry.author ?? author
      return entry
    }
  }
}
