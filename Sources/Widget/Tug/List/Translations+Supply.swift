import CGtk
import Translations

/// Words of the program's own, for the library's languages and for others.
///
/// They take precedence over the library's, key by key, and are shown at once. The keys, and the
/// English words, are in `resources/translations/tug.pot`; those of MJRefresh are its own.
extension Translations {
  /// The largest file of words in bytes.
  static let largestFile = 16 << 20

  /// Supplies words by key.
  ///
  ///     Translations.supply(["HeaderIdle": "Puxe para atualizar"], for: "pt-BR")
  @MainActor public static func supply(_ words: [String: String], for language: Language) {
    Wording.shared.supply(MessageCatalogue(words), for: language)
  }

  /// Supplies the words of a catalogue in gettext's binary form (.mo).
  @MainActor public static func supply(
    mo bytes: [UInt8], for language: Language
  ) throws(CatalogueError) {
    Wording.shared.supply(try MessageCatalogue(mo: bytes), for: language)
  }

  /// Supplies the words of the file at `path`, which is in gettext's binary form (.mo).
  ///
  /// Compile a translator's file (.po) with `msgfmt`.
  @MainActor public static func supply(
    contentsOfFile path: String, for language: Language
  ) throws(TranslationFileError) {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.bytes(at: path, atMost: largestFile)
    } catch {
      throw TranslationFileError(path: path, reason: error.reason)
    }
    do {
      Wording.shared.supply(try MessageCatalogue(mo: bytes), for: language)
    } catch {
      throw TranslationFileError(path: path, reason: error.reason)
    }
  }
}

/// The reason why a file of words could not be used.
public struct TranslationFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file that was asked for.
  public let path: String
  /// The fault in it, or of reading it.
  public let reason: String

  /// The file and the fault.
  public var description: String { "\(path): \(reason)" }
}
