/// The library's words in one language.
///
/// It is a value: words that are supplied later do not change it.
public struct Translation: Equatable, Sendable {
  /// The language, which is English where the one that was asked for is not known.
  public let language: Language
  /// The catalogues in which words are looked up, in this order.
  private let catalogues: [MessageCatalogue]

  /// The library's own words.
  public static let english = Translation(.english, [])

  init(_ language: Language, _ catalogues: [MessageCatalogue]) {
    self.language = language
    self.catalogues = catalogues
  }

  /// The words of `message`; in English where no catalogue has them.
  public func callAsFunction(_ message: Message) -> String {
    for catalogue in catalogues {
      if let words = catalogue[message.key] { return words }
    }
    return message.english
  }

  /// The words of `message` for `count` things, with that number in the place of their `%s`.
  public func callAsFunction(_ message: PluralMessage, _ count: Int) -> String {
    let own = catalogues.lazy.compactMap { $0[message.key, count] }.first
    return Self.filled(own ?? (count == 1 ? message.one : message.other), "\(count)")
  }

  /// The words of `message` with `value` in the place of its `%s`.
  ///
  /// Words without that place are followed by the value.
  public func callAsFunction(_ message: Message, _ value: String) -> String {
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
