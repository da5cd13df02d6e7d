/// A language by its tag, as `ja`, `zh-Hant` or `de-AT`.
///
///     Tug.language = "ja"
///
/// The tag is that of BCP 47 in its usual letters; `_` counts as `-`. A literal that is not a tag
/// names an unknown language.
public struct Language: Hashable, Sendable {
  /// The tag: the language in small letters, a script as `Hant`, a region as `TW`.
  public let tag: String

  /// The language of the library's own words.
  public static let english = Language(canonical: "en")
  /// The languages that the library speaks by itself.
  public static let builtIn = [
    "ar", "de", "en", "es", "fr", "ja", "ko", "ru", "uk", "zh-Hans", "zh-Hant",
  ].map(Language.init(canonical:))

  /// The most letters of a tag; no tag of BCP 47 is longer.
  private static let longestTag = 100

  private init(canonical tag: String) {
    self.tag = tag
  }

  /// The language that `tag` names; nil where `tag` does not have the form of a tag.
  ///
  /// A tag is 2 to 8 Latin letters, then parts of 1 to 8 letters and digits behind `-` or `_` each.
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

  /// A part behind the language in its usual letters.
  private static func canonical(_ part: Substring, isSecond: Bool) -> String {
    let hasDigits = part.utf8.contains { $0.isDigit }
    if isSecond, part.utf8.count == 4, !hasDigits {
      return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    }
    return part.utf8.count == 2 && !hasDigits ? part.uppercased() : part.lowercased()
  }

  /// The tag's first part.
  private var base: String { String(tag.prefix { $0 != "-" }) }

  /// The tag's script: its own, or that of its region; nil where it tells none.
  private var script: String? {
    let parts = tag.split(separator: "-").dropFirst()
    if let script = parts.first, script.utf8.count == 4 { return String(script) }
    guard base == "zh" else { return nil }
    return parts.contains { Self.traditionalRegions.contains(String($0)) } ? "Hant" : "Hans"
  }

  /// The regions where Chinese is written in traditional characters.
  private static let traditionalRegions: Set<String> = ["TW", "HK", "MO"]
  /// The languages written from right to left into which programs are translated.
  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// True for a language that is written from right to left.
  public var isRightToLeft: Bool {
    guard let script else { return Self.rightToLeft.contains(base) }
    return ["Arab", "Hebr", "Syrc", "Thaa"].contains(script)
  }

  /// The tags that may stand for this language, the nearest first.
  ///
  /// `de-AT` is `de-AT`, then `de`. Chinese always has a script, so that `zh-TW` is `zh-TW`,
  /// `zh-Hant`, `zh`, and `zh-SG` is `zh-SG`, `zh-Hans`, `zh`.
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
  /// The language that `tag` names, or an unknown one.
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
