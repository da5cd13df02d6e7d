import Translations

/// Formats counts in the language of the program's texts.
@MainActor enum CountText {
  /// Returns `count` with a separator between groups of three digits, such as `10,000`.
  static func text(_ count: Int) -> String {
    // TRANSLATORS: the sign between each three digits of a number, which may be a blank.
    let separator = Message("ThousandsSeparator", ",").words
    let digits = String(count.magnitude)
    var text = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
