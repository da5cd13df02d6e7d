import CDemoWords
import CGtk
import Glibc
import GtkBridge
import Translations
import Tug

/// The program's texts in the current language, which is also the language of the lists' texts.
///
/// Each text is a `Message` in the code that shows it. `resources/translations/demo` contains the
/// translations.
@MainActor enum Texts {
  /// The translation into the current language.
  private(set) static var translation = translation(of: nil)

  private static var followers: [Int: @MainActor () -> Void] = [:]
  private static var nextFollower = 0

  /// Switches the program and all its lists to `language`, or to the user's language if it is
  /// `nil`.
  static func setLanguage(_ language: Language?) {
    Tug.language = language
    show(in: language)
  }

  /// Switches the program's texts and text direction to `language`, or to the user's language if it
  /// is `nil`.
  static func show(in language: Language?) {
    translation = translation(of: language)
    WritingDirection.turn(isRightToLeft: translation.language.isRightToLeft)
    for (_, show) in followers.sorted(by: { $0.key < $1.key }) { show() }
  }

  /// Calls `show` now, and again whenever the language changes.
  ///
  /// The calls end when `widget` is destroyed, or continue as long as the program runs if `widget`
  /// is `nil`.
  static func observe(
    with widget: UnsafeMutablePointer<GtkWidget>? = nil, _ show: @escaping @MainActor () -> Void
  ) {
    show()
    let follower = nextFollower
    nextFollower += 1
    followers[follower] = show
    if let widget { SignalConnection.connect(widget, "destroy") { followers[follower] = nil } }
  }

  /// A language that the user can choose.
  struct Choice {
    /// The language, or `nil` for the user's language.
    let language: Language?
    private let ownName: String?

    fileprivate init(_ ownName: String?, _ language: Language?) {
      (self.ownName, self.language) = (ownName, language)
    }

    /// The name of the language in that language itself.
    @MainActor var name: String {
      ownName ?? Message("SystemLanguage", "System language").words
    }
  }

  /// The languages into which the program and the lists are translated.
  static let languages = [
    Choice(nil, nil), Choice("English", "en"), Choice("العربية", "ar"), Choice("Deutsch", "de"),
    Choice("Español", "es"), Choice("Français", "fr"), Choice("日本語", "ja"), Choice("한국어", "ko"),
    Choice("Русский", "ru"), Choice("Українська", "uk"), Choice("简体中文", "zh-Hans"),
    Choice("繁體中文", "zh-Hant"),
  ]

  private static func translation(of language: Language?) -> Translation {
    var translations = Translations()
    let words =
      language.map { translations[$0] }
      ?? translations.first(
        of: Language.preferred { name in getenv(name).map { String(cString: $0) } })
    guard let catalogue = catalogue(words.language) else { return words }
    translations.supply(catalogue, for: words.language)
    return translations[words.language]
  }

  private static func catalogue(_ language: Language) -> MessageCatalogue? {
    var size = 0
    guard let bytes = cdemowords_find("\(language.tag).mo", &size) else { return nil }
    return try? MessageCatalogue(mo: Array(UnsafeRawBufferPointer(start: bytes, count: size)))
  }
}

extension Message {
  /// The text in the current language.
  @MainActor var words: String { Texts.translation(self) }

  /// Returns the text in the current language.
  ///
  /// Replaces each name in braces by its value.
  ///
  /// In a right-to-left language each value is isolated, so that its direction does not affect the
  /// surrounding text. A mark at the start sets the direction of the line, because Pango would
  /// otherwise derive it from isolated values as well. In a left-to-right language only values with
  /// right-to-left letters are isolated, such as file names. Source: Unicode Standard Annex #9,
  /// sections 2.4 and 2.6.
  @MainActor func words(_ values: KeyValuePairs<String, String>) -> String {
    let isMirrored = Texts.translation.language.isRightToLeft
    let isMixed = values.contains { Self.runsFromRightToLeft($0.value) }
    var text = isMirrored ? "\u{200F}" : isMixed ? "\u{200E}" : ""
    var rest = words[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      text += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      let value = values.first { $0.key == name }?.value ?? ""
      let isIsolated = isMirrored || Self.runsFromRightToLeft(value)
      text += isIsolated ? "\u{2068}\(value)\u{2069}" : value
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// The ranges of right-to-left letters.
  ///
  /// Source: Unicode 15, DerivedBidiClass, the ranges whose default is R or AL.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// Returns whether `value` contains any right-to-left letter.
  private static func runsFromRightToLeft(_ value: String) -> Bool {
    value.unicodeScalars.contains { letter in
      rightToLeft.contains { $0.contains(letter.value) }
    }
  }
}
