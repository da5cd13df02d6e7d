import CResources
import Synchronization

/// The languages that the library can speak: its own, and those that a program supplies.
///
/// gettext(3) itself has one language in a process, that of its locale. It cannot change while the
/// process runs, nor differ from list to list, nor be the same on every machine, as a script needs
/// it. So the catalogues, in gettext's own form, are read here.
public struct Translations: Equatable, Sendable {
  /// The program's catalogues, by tag.
  private var supplied: [String: MessageCatalogue] = [:]

  /// The library's own languages.
  public init() {}

  /// Adds the words of `catalogue` to `language`; they replace those with the same keys.
  ///
  /// The language may be one that the library does not have: words that the catalogue lacks are in
  /// English then.
  public mutating func supply(_ catalogue: MessageCatalogue, for language: Language) {
    supplied[language.tag, default: MessageCatalogue()].merge(catalogue)
  }

  /// True when there are words for `language` itself, or for a language that stands for it.
  public func speaks(_ language: Language) -> Bool {
    language.tags.contains { hasWords($0) }
  }

  /// The words for `language`; the English ones where it is not known.
  ///
  /// A program's words are looked up before the library's, those of a region before those of the
  /// language.
  public subscript(language: Language) -> Translation {
    let tags = language.tags.filter { hasWords($0) }
    guard let first = tags.first.flatMap({ Language(tag: $0) }) else {
      return language == .english ? Translation(.english, []) : self[.english]
    }
    let english = tags.contains(Language.english.tag) ? [] : [Language.english.tag]
    return Translation(
      first,
      (tags + english).flatMap { tag in
        [supplied[tag], Self.ownCatalogue(tag)].compactMap(\.self)
      })
  }

  /// The words for the first of `languages` that is known; in English where none is.
  public func first(of languages: [Language]) -> Translation {
    self[languages.first { speaks($0) } ?? .english]
  }

  private func hasWords(_ tag: String) -> Bool {
    tag == Language.english.tag || supplied[tag] != nil || Self.ownCatalogue(tag) != nil
  }

  /// The library's own catalogues that are in use, by tag.
  private static let ownCatalogues = Mutex<[String: MessageCatalogue]>([:])

  /// The library's own words in a language; the English ones are in the messages.
  ///
  /// A catalogue is read when it is first asked for: reading all of them takes as long as a list's
  /// first frame.
  private static func ownCatalogue(_ tag: String) -> MessageCatalogue? {
    ownCatalogues.withLock { known in
      if let catalogue = known[tag] { return catalogue }
      var size = 0
      guard Language.builtIn.contains(where: { $0.tag == tag }),
        let bytes = cresources_find("translations/\(tag).mo", &size)
      else { return nil }
      let buffer = UnsafeRawBufferPointer(start: bytes, count: size)
      let catalogue = try? MessageCatalogue(mo: Array(buffer))
      known[tag] = catalogue
      return catalogue
    }
  }
}
