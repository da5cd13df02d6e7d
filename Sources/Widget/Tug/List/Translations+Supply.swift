import CGtk
import Translations

/// The program's translations, for languages that Tug knows and for others.
///
/// They take precedence over Tug's translations, key by key, and are shown immediately. See
/// `resources/translations/tug.pot` for the keys and the English texts.
extension Translations {
  /// The maximum size of a translation file in bytes.
  static let largestFile = 16 << 20

  /// Adds translations by key.
  ///
  ///     Translations.supply(["HeaderIdle": "Puxe para atualizar"], for: "pt-BR")
  @MainActor public static func supply(_ words: [String: String], for language: Language) {
    TranslationStore.shared.supply(MessageCatalogue(words), for: language)
  }

  /// Adds the translations of a catalogue in gettext's binary format (.mo).
  ///
  /// Throws if the catalogue is damaged.
  @MainActor public static func supply(
    mo bytes: [UInt8], for language: Language
  ) throws(CatalogueError) {
    TranslationStore.shared.supply(try MessageCatalogue(mo: bytes), for: language)
  }

  /// Adds the translations of the file at `path`, in gettext's binary format (.mo).
  ///
  /// The file name may have any extension. Throws if the file cannot be read or used.
  @MainActor public static func supply(
    contentsOfFile path: String, for language: Language
  ) throws(TranslationFileError) {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.bytes(at: path, atMost: largestFile)
    } catch {
      throw TranslationFileError(path: path, reason: error.reason, isRead: false)
    }
    do {
      TranslationStore.shared.supply(try MessageCatalogue(mo: bytes), for: language)
    } catch {
      throw TranslationFileError(path: path, reason: error.reason, isRead: true)
    }
  }
}

/// The error of a translation file that could not be used.
public struct TranslationFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the translation file.
  public let path: String
  /// The description of the error in the file or of reading it.
  public let reason: String
  /// Whether the file was read, so that the error is in its content.
  let isRead: Bool

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
