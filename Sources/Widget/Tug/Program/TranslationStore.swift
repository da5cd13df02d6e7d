import CGtk
import Translations

/// The language of all widgets of a process, and the translations that the program has supplied.
@MainActor final class TranslationStore {
  /// The shared instance of the process.
  static let shared = TranslationStore()

  /// The environment variables that determine the user's language.
  private static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

  private var translations = Translations()
  private var followers = Followers<ControlHost>()
  /// The recently used translations, by language.
  private var known: [Language: Translation] = [:]
  /// The translation for the environment, and the values of its variables.
  private var ofEnvironment: (values: [String?], translation: Translation)?
  private var warnedLanguages: Set<Language> = []

  /// The language of widgets without their own language, or `nil` for the user's language.
  var language: Language? {
    didSet {
      guard language != oldValue else { return }
      changed()
      _tug_language_note(language?.tag)
    }
  }

  /// Returns the translation for a widget whose own language is `own`.
  func translation(own: Language?) -> Translation {
    guard let wanted = own ?? language else { return translationOfEnvironment() }
    if let words = known[wanted] { return words }
    let words = translations[wanted]
    known[wanted] = words
    if !translations.speaks(wanted), warnedLanguages.insert(wanted).inserted {
      _tug_warning("no translation for language \(wanted); using English")
    }
    return words
  }

  private func translationOfEnvironment() -> Translation {
    func value(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }
    let values = Self.variables.map(value)
    if let ofEnvironment, ofEnvironment.values == values { return ofEnvironment.translation }
    let words = translations.first(of: Language.preferred(value))
    ofEnvironment = (values, words)
    return words
  }

  /// Adds translations of the program, and redraws all widgets.
  func supply(_ catalogue: MessageCatalogue, for language: Language) {
    translations.supply(catalogue, for: language)
    changed()
  }

  private func changed() {
    known = [:]
    ofEnvironment = nil
    followers.forEach { $0.livePeer?.queueDraw() }
  }

  /// Redraws the widget of `controls` after changes of the translations, as long as it lives.
  func add(_ controls: ControlHost) {
    followers.add(controls)
  }
}
