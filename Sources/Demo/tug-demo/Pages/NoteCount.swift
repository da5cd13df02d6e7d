import Translations

/// Formats the number of notes on a page.
@MainActor enum NoteCount {
  /// Returns a text with the number of notes, or an empty string if `count` is 0.
  static func words(_ count: Int, hasMore: Bool) -> String {
    if count == 0 { return "" }
    let words =
      hasMore
      ? Message("NoteCount", "{count} notes")
      : Message("AllNotesCount", "{count} notes, all loaded")
    return words.words(["count": CountText.text(count)])
  }
}
