import Translations

/// How many notes a page has, in words.
@MainActor enum NoteCount {
  /// `count` notes; an empty text for none.
  static func words(_ count: Int, hasMore: Bool) -> String {
    if count == 0 { return "" }
    let words =
      hasMore
      ? Message("NoteCount", "{count} notes")
      : Message("AllNotesCount", "{count} notes, all there are")
    return words.words(["count": CountText.text(count)])
  }
}
