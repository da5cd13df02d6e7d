import CGtk

/// The properties of a model's items that rows show; nil shows none.
struct ItemProperties: Equatable {
  var title: String?
  var subtitle: String?
  var detail: String?
  var badge: String?
  var icon: String?
  var emphasis: String?
  var styleClasses: String?
  /// Titles and subtitles are Pango's markup.
  var usesMarkup = false

  /// The row of `item`.
  @MainActor func row(of item: UnsafeMutableRawPointer) -> Row {
    Row(
      title: title.flatMap { Self.text(_tug_text_property(item, $0)) } ?? "",
      subtitle: subtitle.flatMap { Self.text(_tug_text_property(item, $0)) },
      detail: detail.flatMap { Self.text(_tug_text_property(item, $0)) },
      badge: badge.flatMap { Self.text(_tug_badge_property(item, $0)) },
      icon: icon.flatMap { Self.text(_tug_icon_property(item, $0)) }.map { .serialized($0) },
      isEmphasized: emphasis.map { _tug_flag_property(item, $0).isTrue } ?? false,
      usesMarkup: usesMarkup,
      styleClasses: styleClasses.map { Self.words(_tug_words_property(item, $0)) } ?? [])
  }

  /// A text that C hands over.
  private static func text(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// A `GStrv` that C hands over.
  private static func words(
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    defer { g_strfreev(words) }
    return [String](terminated: words)
  }
}
