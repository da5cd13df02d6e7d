/// The beginning of a text that somebody else wrote, for a message of one line: an ellipsis stands for
/// the rest of a long one.
package struct Excerpt: CustomStringConvertible {
  package let description: String

  /// The most letters of a word that a message repeats.
  private static let mostLetters = 80

  /// The first letters of `text`, at most 80 unless another number is given.
  package init(_ text: some StringProtocol, most: Int = mostLetters) {
    let letters = text.unicodeScalars.prefix(most)
    description =
      letters.endIndex == text.endIndex
      ? String(text) : String(String.UnicodeScalarView(letters)) + "…"
  }
}
