import Testing

@testable import tug_demo

@Suite("The number of a row") struct RowNumberTests {
  private static let count = 10_000_000

  @Test(
    "Numbers are read in all usual forms",
    arguments: [
      ("1", 1), ("  42 ", 42), ("007", 7), ("10000000", 10_000_000), ("1,234,567", 1_234_567),
      ("1.234.567", 1_234_567), ("1 234 567", 1_234_567), ("1\u{202F}234\u{202F}567", 1_234_567),
      ("1’234’567", 1_234_567), ("12,34,567", 1_234_567), ("١٬٢٣٤٬٥٦٧", 1_234_567),
      ("１，２３４", 1234), ("\u{200F}\u{2068}1,234\u{2069}", 1234), ("1_000", 1000),
    ])
  func written(text: String, number: Int) {
    #expect(RowNumber(text, of: Self.count) == .row(number - 1))
  }

  @Test(
    "Numbers without a row are out of range",
    arguments: ["0", "000", "10000001", "10,000,001", "99999999999999999999999999999"])
  func beyond(text: String) {
    #expect(RowNumber(text, of: Self.count) == .beyond)
  }

  @Test(
    "Text that is not a whole number is rejected",
    arguments: [
      "", "   ", "abc", "-5", "+5", "1.5", "1,5", "12,34", "1,2345", "1234,567", ",123", "1,",
      "1,234.567", "1,,234", "0x10", "1e3", "½", "一", "5 rows",
    ])
  func none(text: String) {
    #expect(RowNumber(text, of: Self.count) == .none)
  }

  @Test("Without rows every number is out of range")
  func empty() {
    #expect(RowNumber("1", of: 0) == .beyond)
  }
}
