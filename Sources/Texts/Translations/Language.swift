/// A language, identified by a tag such as `ja`, `zh-Hant` or `de-AT`.
///
///     Tug.language = "ja"
///
/// The tag follows BCP 47 in its usual capitalization; `_` counts as `-`. A string literal that is
/// not a valid tag becomes an unknown language.
public struct Language: Hashable, Sendable {
  /// The tag: the language in lower case, a script such as `Hant`, a region such as `TW`.
  public let tag: String

  /// The language of Tug's built-in texts.
  public static let english = Language(canonical: "en")
  /// The languages that Tug is translated into.
  public static let builtIn = [
    "ar", "de", "en", "es", "fr", "ja", "ko", "ru", "uk", "zh-Hans", "zh-Hant",
  ].map(Language.init(canonical:))

  /// The maximum length of a tag; no tag of BCP 47 is longer.
  private static let longestTag = 100

  private init(canonical tag: String) {
    self.tag = tag
  }

  /// Creates the language with `tag`, or returns `nil` if the tag is invalid.
  ///
  /// A tag consists of 2 to 8 Latin letters, and of parts of 1 to 8 letters and digits after `-` or
  /// `_`.
  public init?(tag: String) {
    guard tag.utf8.count <= Self.longestTag else { return nil }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy({ $0.isLetter })
    else { return nil }
    var canonical = [first.lowercased()]
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count),
        part.utf8.allSatisfy({ $0.isLetter || $0.isDigit })
      else { return nil }
      canonical.append(Self.canonical(part, isSecond: canonical.count == 1))
    }
    self.tag = canonical.joined(separator: "-")
  }

  /// Returns a part after the language in its usual capitalization.
  private static func canonical(_ part: Substring, isSecond: Bool) -> String {
    let hasDigits = part.utf8.contains { $0.isDigit }
    if isSecond, part.utf8.count == 4, !hasDigits {
      return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    }
    return part.utf8.count == 2 && !hasDigits ? part.uppercased() : part.lowercased()
  }

  /// The first part of the tag.
  private var base: String { String(tag.prefix { $0 != "-" }) }

  /// The script of the tag, explicit or implied by the region, or `nil` if unknown.
  private var script: String? {
    let parts = tag.split(separator: "-").dropFirst()
    if let script = parts.first, script.utf8.count == 4 { return String(script) }
    guard base == "zh" else { return nil }
    return parts.contains { Self.traditionalRegions.contains(String($0)) } ? "Hant" : "Hans"
  }

  /// The regions that use traditional Chinese characters.
  private static let traditionalRegions: Set<String> = ["TW", "HK", "MO"]
  /// The right-to-left languages that programs are translated into.
  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    guard let script else { return Self.rightToLeft.contains(base) }
    return ["Arab", "Hebr", "Syrc", "Thaa"].contains(script)
  }

  /// The tags to try for this language, most specific first.
  ///
  /// For `de-AT` these are `de-AT` and `de`. Chinese always includes a script: `zh-TW` gives
  /// `zh-TW`, `zh-Hant`, `zh`, and `zh-SG` gives `zh-SG`, `zh-Hans`, `zh`.
  var tags: [String] {
    var parts = tag.split(separator: "-").map(String.init)
    var tags: [String] = []
    while parts.count > 1 {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if base == "zh", let script { tags.append("zh-\(script)") }
    tags.append(base)
    return tags.enumerated().filter { tags.firstIndex(of: $1) == $0 }.map(\.element)
  }
}

extension Language: ExpressibleByStringLiteral {
  /// Creates the language with `tag`, or an unknown language if the tag is invalid.
  public init(stringLiteral tag: String) {
    self = Language(tag: tag) ?? Language(canonical: tag)
  }
}

extension Language: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
