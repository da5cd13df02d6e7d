import CGtk
import Translations

/// The language of Tug's texts in all widgets, or `nil`, the default, for the user's language.
///
///     Tug.language = "ja"
///
/// The user's language is the language that gettext would take from the environment: from
/// `LANGUAGE`, or else from `LC_ALL`, `LC_MESSAGES` or `LANG`. A change is shown immediately in
/// every widget without a ``ListView/language``. Texts that the program has set do not change, nor
/// does the text direction of the widgets. An unknown language is replaced by the nearest known
/// one, for example `zh-TW` by `zh-Hant`. If none is near, the texts are in English, and one
/// warning is logged.
@MainActor public var language: Language? {
  get { TranslationStore.shared.language }
  set { TranslationStore.shared.language = newValue }
}

extension PullableWidget {
  /// The language of Tug's texts in this widget, or `nil`, the default, for the language of all
  /// widgets.
  public var language: Language? {
    get { pullPeer?.widgetStyle.language }
    set { pullPeer?.setLanguage(newValue) }
  }
}
