import CGtk
import Glibc
import Tug

/// The direction of the program's lines of text: that of the language of its lists' words.
///
/// GTK takes its direction from translations of its own, which may be missing, or in another
/// language than the lists'.
@MainActor enum WritingDirection {
  /// Gives all windows the direction of `language`; nil is the user's.
  static func follow(_ language: Language? = nil) {
    let translations = Translations()
    let words =
      language.map { translations[$0] }
      ?? translations.first(
        of: Language.preferred { name in getenv(name).map { String(cString: $0) } })
    turn(isRightToLeft: words.language.isRightToLeft)
  }

  /// Gives all windows lines from right to left, or from left to right.
  static func turn(isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
