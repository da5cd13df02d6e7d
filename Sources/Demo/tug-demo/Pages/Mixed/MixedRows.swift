import Translations
import Tug

/// Ten million rows with one to eight sentences each, generated from their indices and not stored.
@MainActor final class MixedRows: RowStore<Int> {
  private static let rowCount = 10_000_000
  /// The maximum number of sentences in a row.
  private static let maximumSentences = 8

  override var count: Int { Self.rowCount }

  override func element(at index: Int) -> Int? { (0..<count).contains(index) ? index : nil }

  /// Returns the row at `index`.
  static func row(at index: Int) -> Row {
    let start = mixed(index)
    let count = start * maximumSentences / mixedCount + 1
    let sentences = (0..<count).map { FeedSource.subject(of: start + $0) }
    return Row(
      title: Message("RowNumber", "Row {number}").words(["number": CountText.text(index + 1)]),
      subtitle: sentences.joined(separator: "\u{A0}· "), wraps: true)
  }

  private static let mixedCount = 65_536

  /// Returns a number from 0 to 65,535 that spreads evenly over consecutive rows.
  ///
  /// This is the upper half of the index multiplied by the golden ratio as a 32-bit fraction.
  private static func mixed(_ index: Int) -> Int {
    Int((UInt32(truncatingIfNeeded: index) &* 2_654_435_769) >> 16)
  }
}
