import CGtk
import Translations

/// The language of the library's own words in all lists; nil, the default, is the user's.
///
///     Tug.language = "ja"
///
/// The user's is what gettext would take from the environment: `LANGUAGE`, or else `LC_ALL`,
/// `LC_MESSAGES`, `LANG`. A change is shown at once, in every list that has no
/// ``ListView/language`` of its own. Words that the program has set stay as they are, and so does the
/// direction of the widgets. Of a language that is not known the nearest is taken, `zh-TW` for
/// example as `zh-Hant`; one that nothing comes near is English, with one warning.
@MainActor public var language: Language? {
  get { Wording.shared.language }
  set { Wording.shared.language = newValue }
}

extension ListView {
  /// The language of the library's own words in this list; nil, the default, is that of all lists.
  public var language: Language? {
    get { peer?.language }
    set { peer?.language = newValue }
  }
}

extension ListViewPeer {
  /// The library's words in the list's language.
  var translation: Translation { Wording.shared.translation(own: language) }
}
