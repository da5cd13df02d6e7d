import CTranslations
import Synchronization

/// The languages that the library can speak: its own, and those that a program supplies.
///
/// gettext(3) itself knows one language in a process, that of its locale: it cannot change it while
/// the process runs, has not one for each list, and none for a script, which must look the same on
/// every machine. So the catalogues are read here, in gettext's own form.
public struct Translations: Equatable, Sendable {
  /// What the program supplied, by tag.
  private var supplied: [String: MessageCatalogue] = [:]

  private let hasOwnWords: Bool

  /// The library's own languages; without them English alone.
  public init(withOwnWords: Bool = true) {
    hasOwnWords = withOwnWords
  }

  /// Adds the words of `catalogue` to `language`, in the place of those that have the same keys.
  ///
  /// The language may be one that the library does not speak; what the catalogue lacks is in
  /// English then.
  public mutating func supply(_ catalogue: MessageCatalogue, for language: Language) {
    supplied[language.tag, default: MessageCatalogue()].merge(catalogue)
  }

  /// Whether there are words for `language` itself, or for a language that stands for it.
  public func speaks(_ language: Language) -> Bool {
    language.tags.contains { hasWords($0) }
  }

  /// The words for `language`, or where it is not known the English ones.
  ///
  /// A program's words go before the library's, those of a region before those of the language.
  public subscript(language: Language) -> Translation {
    let tags = language.tags.filter { hasWords($0) }
    guard let first = tags.first.flatMap({ Language(tag: $0) }) else {
      return language == .english ? Translation(.english, []) : self[.english]
    }
    let english = tags.contains(Language.english.tag) ? [] : [Language.english.tag]
    return Translation(
      first,
      (tags + english).flatMap { tag in
        [supplied[tag], own(tag)].compactMap(\.self)
      })
  }

  /// The words for the first of `languages` that is known; in English where none is.
  public func first(of languages: [Language]) -> Translation {
    self[languages.first { speaks($0) } ?? .english]
  }

  private func hasWords(_ tag: String) -> Bool {
    tag == Language.english.tag || supplied[tag] != nil || own(tag) != nil
  }

  private func own(_ tag: String) -> MessageCatalogue? {
    hasOwnWords ? Self.ownCatalogue(tag) : nil
  }

  /// The library's own words that were asked for, by tag.
  private static let ownCatalogues = Mutex<[String: MessageCatalogue]>([:])

  /// The library's own words in a language; those in English are the messages' own.
  ///
  /// They are read when they are first asked for: all of them would take as long as a list's first
  /// frame does.
  private static func ownCatalogue(_ tag: String) -> MessageCatalogue? {
    ownCatalogues.withLock { known in
      if let catalogue = known[tag] { return catalogue }
      var size = 0
      guard Language.builtIn.contains(where: { $0.tag == tag }),
        let bytes = ctranslations_find(tag, &size)
      else { return nil }
      let buffer = UnsafeRawBufferPointer(start: bytes, count: size)
      let catalogue = try? MessageCatalogue(mo: Array(buffer))
      known[tag] = catalogue
      return catalogue
    }
  }
}
