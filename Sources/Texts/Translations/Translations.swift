import CResources
import Synchronization

/// The translations of Tug: the built-in ones and those that the program supplies.
///
/// gettext(3) cannot be used, because it supports only one language per process, the locale's.
/// Lists can change their language while the process runs, differ from each other, and must be
/// identical on every machine for scripts. Therefore this target reads catalogues in gettext's
/// format itself.
public struct Translations: Equatable, Sendable {
  /// The program's catalogues, by tag.
  private var supplied: [String: MessageCatalogue] = [:]

  /// Creates translations with the built-in languages.
  public init() {}

  /// Adds the texts of `catalogue` to `language`, replacing texts with equal keys.
  ///
  /// The language can be one that Tug does not support; texts that are missing in the catalogue are
  /// then English.
  package mutating func supply(_ catalogue: MessageCatalogue, for language: Language) {
    supplied[language.tag, default: MessageCatalogue()].merge(catalogue)
  }

  /// Returns whether there are texts for `language`, or for a more general language of its
  /// ``Language/tags``.
  public func speaks(_ language: Language) -> Bool {
    language.tags.contains { hasTranslation($0) }
  }

  /// Returns the texts for `language`, or the English ones if it is unknown.
  ///
  /// The program's texts take precedence over Tug's, and a region's texts over the language's.
  public subscript(language: Language) -> Translation {
    let tags = language.tags.filter { hasTranslation($0) }
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

  /// Returns the texts for the first known language of `languages`, or the English ones if none is
  /// known.
  public func first(of languages: [Language]) -> Translation {
    self[languages.first { speaks($0) } ?? .english]
  }

  private func hasTranslation(_ tag: String) -> Bool {
    tag == Language.english.tag || supplied[tag] != nil || Self.ownCatalogue(tag) != nil
  }

  /// The built-in catalogues that have been read, by tag.
  private static let ownCatalogues = Mutex<[String: MessageCatalogue]>([:])

  /// Returns Tug's texts in a language, or `nil` if there are none; English texts are in the
  /// messages.
  ///
  /// A catalogue is read on first use, because reading all of them takes as long as a list's first
  /// frame.
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
