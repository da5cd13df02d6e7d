import CGtk
import Glibc
import Tug

/// Which way the program's lines of text run: as the language of its lists' words is written.
///
/// GTK takes its own direction from words of its own, which need not be there, or are in another
/// language than those of the lists.
@MainActor enum WritingDirection {
  /// Turns all windows to how `language` is written; nil is the user's.
  static func follow(_ language: Language? = nil) {
    let translations = Translations()
    let words =
      language.map { translations[$0] }
      ?? translations.first(
        of: Language.preferred { name in getenv(name).map { String(cString: $0) } })
    turn(isRightToLeft: words.language.isRightToLeft)
  }

  /// Turns all windows to lines from right to left, or from left to right.
  static func turn(isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
