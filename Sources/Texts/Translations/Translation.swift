/// Tug's texts in one language.
///
/// It is a value: translations that are supplied later do not change it.
public struct Translation: Equatable, Sendable {
  /// The language; English if the requested language is unknown.
  public let language: Language
  /// The catalogues to search, in this order.
  private let catalogues: [MessageCatalogue]

  /// The English texts.
  public static let english = Translation(.english, [])

  init(_ language: Language, _ catalogues: [MessageCatalogue]) {
    self.language = language
    self.catalogues = catalogues
  }

  /// Returns the text of `message`, in English if no catalogue contains it.
  package func callAsFunction(_ message: Message) -> String {
    for catalogue in catalogues {
      if let words = catalogue[message.key] { return words }
    }
    return message.english
  }

  /// Returns the text of `message` for `count` things, with the number replacing `%s`.
  package func callAsFunction(_ message: PluralMessage, _ count: Int) -> String {
    let own = catalogues.lazy.compactMap { $0[message.key, count] }.first
    return Self.filled(own ?? (count == 1 ? message.one : message.other), "\(count)")
  }

  /// Returns the text of `message` with `value` replacing `%s`.
  ///
  /// If the text does not contain `%s`, the value is appended.
  package func callAsFunction(_ message: Message, _ value: String) -> String {
    Self.filled(self(message), value)
  }

  private static func filled(_ words: String, _ value: String) -> String {
    let placeholder = Array("%s".utf8)
    let bytes = Array(words.utf8)
    let starts = bytes.indices.dropLast(placeholder.count - 1)
    guard
      let start = starts.first(where: { bytes[$0...].starts(with: placeholder) })
    else { return "\(words) \(value)" }
    let end = start + placeholder.count
    return String(decoding: bytes[..<start], as: UTF8.self) + value
      + String(decoding: bytes[end...], as: UTF8.self)
  }
}
