extension MessageCatalogue {
  /// Parses gettext's binary format (.mo) in either byte order.
  ///
  /// Throws if an entry is outside the file or a text is not UTF-8. Also throws if the texts
  /// together are more than four times as long as the file: entries may share a text, but a small
  /// file must not take very long to read.
  package init(mo bytes: [UInt8]) throws(CatalogueError) {
    self.init()
    let file = try MOFile(bytes)
    try file.checkLengths()
    for index in 0..<file.count {
      let words = try file.text(index, in: .translations).split(
        separator: "\0", omittingEmptySubsequences: false)
      let original = try file.text(index, in: .originals)
      if original.isEmpty {
        try take(header: String(words.first ?? ""))
        continue
      }
      let parts = original.prefix { $0 != "\0" }.split(
        separator: "\u{4}", maxSplits: 1, omittingEmptySubsequences: false)
      guard let id = parts.last else { continue }
      add(
        context: parts.count > 1 ? String(parts[0]) : nil, id: String(id),
        words: words.map { String($0) })
    }
  }
}

/// A .mo file, which contains a table of the original texts and a table of their translations.
///
/// Source: the manual of GNU gettext, The Format of GNU MO Files.
private struct MOFile {
  enum Table: Int {
    case originals = 12
    case translations = 16
  }

  /// The number of texts.
  let count: Int

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private static let magic: UInt32 = 0x9504_12DE
  private static let headerSize = 28

  init(_ bytes: [UInt8]) throws(CatalogueError) {
    let first = bytes.count < 4 ? 0 : Self.number(bytes, 0, isBigEndian: false)
    guard first == Self.magic || first.byteSwapped == Self.magic else {
      throw CatalogueError("not a compiled catalogue (.mo); compile a .po file with msgfmt")
    }
    guard bytes.count >= Self.headerSize else { throw CatalogueError("the file is incomplete") }
    isBigEndian = first != Self.magic
    self.bytes = bytes
    let revision = Self.number(bytes, 4, isBigEndian: isBigEndian)
    guard revision >> 16 <= 1 else {
      throw CatalogueError("format revision \(revision >> 16) is not supported")
    }
    count = Int(Self.number(bytes, 8, isBigEndian: isBigEndian))
    // Each text needs an entry in both tables.
    guard count <= bytes.count / 16 else { throw CatalogueError("the file is incomplete") }
  }

  /// The maximum total length of the texts as a multiple of the file's length.
  private static let largestFraction = 4

  /// Throws if the total length of the texts exceeds the limit.
  func checkLengths() throws(CatalogueError) {
    var left = Self.largestFraction * bytes.count
    for index in 0..<count {
      for table in [Table.originals, .translations] {
        left -= try place(of: index, in: table).count
        guard left >= 0 else {
          throw CatalogueError(
            "the texts are together more than \(Self.largestFraction) times as long as the file")
        }
      }
    }
  }

  /// Returns the byte range of text `index`, which a table entry specifies by length and start.
  private func place(of index: Int, in table: Table) throws(CatalogueError) -> Range<Int> {
    let start = Int(Self.number(bytes, table.rawValue, isBigEndian: isBigEndian)) + 8 * index
    guard start + 8 <= bytes.count else { throw CatalogueError("the file is incomplete") }
    let length = Int(Self.number(bytes, start, isBigEndian: isBigEndian))
    let place = Int(Self.number(bytes, start + 4, isBigEndian: isBigEndian))
    guard place + length <= bytes.count else { throw CatalogueError("the file is incomplete") }
    return place..<place + length
  }

  /// Returns text `index` of a table.
  func text(_ index: Int, in table: Table) throws(CatalogueError) -> String {
    let place = try place(of: index, in: table)
    guard let text = String(validating: bytes[place], as: UTF8.self) else {
      throw CatalogueError("a text is not UTF-8")
    }
    return text
  }

  private static func number(_ bytes: [UInt8], _ place: Int, isBigEndian: Bool) -> UInt32 {
    let four = bytes[place..<place + 4]
    return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
