/// The beginning of a text from a user or a file, for a message; an ellipsis replaces the rest of a
/// long text.
package struct Excerpt: CustomStringConvertible {
  package let description: String

  /// The default maximum number of characters.
  private static let maximumCharacters = 80

  /// Creates an excerpt of at most `most` characters of `text`.
  package init(_ text: some StringProtocol, most: Int = maximumCharacters) {
    let letters = text.unicodeScalars.prefix(most)
    description =
      letters.endIndex == text.endIndex
      ? String(text) : String(String.UnicodeScalarView(letters)) + "…"
  }
}
