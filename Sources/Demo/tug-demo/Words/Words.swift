import CDemoWords
import CGtk
import Glibc
import GtkBridge
import Translations
import Tug

/// The program's own words, in the language of its lists' words.
///
/// Each is a `Message` where it is shown; `resources/translations/demo` has them in all languages.
@MainActor enum Words {
  /// The words of the present language.
  private(set) static var translation = translation(of: nil)

  private static var followers: [Int: @MainActor () -> Void] = [:]
  private static var nextFollower = 0

  /// Lets the program and all its lists speak `language`; nil is the user's.
  static func speak(_ language: Language?) {
    Tug.language = language
    show(in: language)
  }

  /// Shows the program's words, and its lines' direction, in `language`; nil is the user's.
  static func show(in language: Language?) {
    translation = translation(of: language)
    WritingDirection.turn(isRightToLeft: translation.language.isRightToLeft)
    for (_, show) in followers.sorted(by: { $0.key < $1.key }) { show() }
  }

  /// Shows words by `show`, now and each time the language changes: as long as `widget` is there, or
  /// without one as long as the program runs.
  static func follow(
    with widget: UnsafeMutablePointer<GtkWidget>? = nil, _ show: @escaping @MainActor () -> Void
  ) {
    show()
    let follower = nextFollower
    nextFollower += 1
    followers[follower] = show
    if let widget { SignalConnection.connect(widget, "destroy") { followers[follower] = nil } }
  }

  /// A language that can be chosen.
  struct Choice {
    /// The language; nil for the user's.
    let language: Language?
    private let ownName: String?

    fileprivate init(_ ownName: String?, _ language: Language?) {
      (self.ownName, self.language) = (ownName, language)
    }

    /// Its name in itself, which is the same in all languages.
    @MainActor var name: String {
      ownName ?? Message("SystemLanguage", "Words in the system's language").words
    }
  }

  /// The languages of the program's and the lists' words.
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
  /// The words in the present language.
  @MainActor var words: String { Words.translation(self) }

  /// The words in the present language with values in the places that have their names in braces.
  ///
  /// In lines from right to left each value is isolated, so that its letters and digits keep their
  /// own order and change no other's, and a mark at the start says where the line begins: Pango looks
  /// into isolated values for it. In other lines a value with such letters is, as the name of a file may
  /// be. Source: Unicode Standard Annex #9, sections 2.4 and 2.6.
  @MainActor func words(_ values: KeyValuePairs<String, String>) -> String {
    let isMirrored = Words.translation.language.isRightToLeft
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

  /// The letters that run from right to left.
  ///
  /// Source: Unicode 15, DerivedBidiClass, the ranges whose default is R or AL.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// Some letters of `value` run from right to left.
  private static func runsFromRightToLeft(_ value: String) -> Bool {
    value.unicodeScalars.contains { letter in
      rightToLeft.contains { $0.contains(letter.value) }
    }
  }
}
