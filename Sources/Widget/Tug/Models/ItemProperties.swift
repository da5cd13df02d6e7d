import CGtk

/// The names of the item properties that rows show.
///
/// A part of the row with the name `nil` is not shown.
struct ItemProperties: Equatable {
  var title: String?
  var subtitle: String?
  var detail: String?
  var badge: String?
  var icon: String?
  var emphasis: String?
  var styleClasses: String?
  /// Whether titles and subtitles are Pango markup.
  var usesMarkup = false

  /// Returns the row that shows `item`.
  @MainActor func row(of item: UnsafeMutableRawPointer) -> Row {
    Row(
      title: title.flatMap { Self.text(_tug_text_property(item, $0)) } ?? "",
      subtitle: subtitle.flatMap { Self.text(_tug_text_property(item, $0)) },
      detail: detail.flatMap { Self.text(_tug_text_property(item, $0)) },
      badge: badge.flatMap { Self.text(_tug_badge_property(item, $0)) },
      icon: icon.flatMap { Self.icon(item, $0) },
      isEmphasized: emphasis.map { _tug_flag_property(item, $0).isTrue } ?? false,
      usesMarkup: usesMarkup,
      styleClasses: styleClasses.map { Self.words(_tug_words_property(item, $0)) } ?? [])
  }

  /// Returns the text that C has allocated, and frees it.
  private static func text(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Returns the icon of a property, or `nil` if the property has no icon.
  private static func icon(_ item: UnsafeMutableRawPointer, _ name: String) -> Icon? {
    var given: OpaquePointer?
    defer { given.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    return text(_tug_icon_property(item, name, &given)).map { .serialized($0) }
      ?? given.map { .gicon($0) }
  }

  /// Returns the strings of a `GStrv` that C has allocated, and frees it.
  private static func words(
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    defer { g_strfreev(words) }
    return [String](terminated: words)
  }
}
