import Translations

/// Formats file sizes in the language of the program's texts.
@MainActor enum SizeText {
  private static let units = [
    Message("SizeBytes", "{number} bytes"), Message("SizeKilobytes", "{number} kB"),
    Message("SizeMegabytes", "{number} MB"), Message("SizeGigabytes", "{number} GB"),
    Message("SizeTerabytes", "{number} TB"),
  ]

  /// Returns a size in a unit that is a power of 1000, with one decimal except for bytes: `999
  /// bytes`, `1.2 kB`.
  static func text(_ bytes: UInt64) -> String {
    if bytes == 1 { return Message("SizeOneByte", "1 byte").words }
    var (tenths, unit) = (Double(bytes) * 10, 0)
    // A value that rounds to 1000.0 is shown as 1.0 of the next unit.
    while tenths.rounded() >= 10_000, unit < units.count - 1 {
      (tenths, unit) = (tenths / 1000, unit + 1)
    }
    let whole = UInt64(exactly: tenths.rounded()) ?? 0
    let separator = Message("DecimalSeparator", ".").words
    let number = unit == 0 ? "\(bytes)" : "\(whole / 10)\(separator)\(whole % 10)"
    return units[unit].words(["number": number])
  }
}
