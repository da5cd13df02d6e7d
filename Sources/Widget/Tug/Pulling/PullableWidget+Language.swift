import CGtk
import Translations

/// The language of the library's own words in all lists; nil, the default, is the user's language.
///
///     Tug.language = "ja"
///
/// The user's language is the one that gettext would take from the environment: `LANGUAGE`, or else
/// `LC_ALL`, `LC_MESSAGES`, `LANG`. A change is shown at once, in every list that has no
/// ``ListView/language`` of its own. Words that the program has set stay as they are, and so does the
/// direction of the widgets. An unknown language is replaced by the nearest known one, `zh-TW` for
/// example by `zh-Hant`; where none is near it is English, with one warning.
@MainActor public var language: Language? {
  get { Wording.shared.language }
  set { Wording.shared.language = newValue }
}

extension PullableWidget {
  /// The language of the library's own words in this list; nil, the default, is that of all lists.
  public var language: Language? {
    get { puller?.looks.language }
    set { puller?.setLanguage(newValue) }
  }
}
