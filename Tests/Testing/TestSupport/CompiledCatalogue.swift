/// Writes catalogues in gettext's binary form (.mo), as msgfmt does.
package enum CompiledCatalogue {
  /// The bytes of a catalogue with `texts`, in either byte order.
  ///
  /// A context precedes its text with U+0004 between them. U+0000 is between the forms for numbers.
  package static func bytes(
    _ texts: [(original: String, translation: String)], isBigEndian: Bool = false
  ) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    let count = texts.count
    var place = 28 + 16 * count
    var tables: [[UInt8]] = [[], []]
    var data: [UInt8] = []
    for (index, side) in [texts.map(\.original), texts.map(\.translation)].enumerated() {
      for text in side {
        let bytes = Array(text.utf8)
        tables[index] += number(bytes.count) + number(place)
        data += bytes + [0]
        place += bytes.count + 1
      }
    }
    let header = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count]
    return header.flatMap(number) + tables[0] + tables[1] + data
  }
}
