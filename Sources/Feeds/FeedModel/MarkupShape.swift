/// Checks an XML document before the parser reads it.
///
/// The parser compares each attribute of an element with all others, and looks a namespace up in the
/// list of all open ones.
enum MarkupShape {
  /// The maximum number of attributes of an element.
  static let maximumAttributes = 1_000
  /// The maximum number of namespaces that open elements declare.
  static let maximumNamespaces = 1_000

  /// Returns whether no element has more attributes than ``maximumAttributes``.
  ///
  /// An angle bracket always begins another tag, because attribute values cannot contain it. So
  /// unbalanced quotes in comments hide no attributes.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func isAllowed(_ text: [UInt8]) -> Bool {
    var isInTag = false
    var quote: UInt8?
    var count = 0
    for byte in text {
      if byte == UInt8(ascii: "<") {
        (isInTag, quote, count) = (true, nil, 0)
      } else if !isInTag {
        continue
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        isInTag = false
      } else if byte == UInt8(ascii: "=") {
        count += 1
        if count > maximumAttributes { return false }
      }
    }
    return true
  }
}
