/// Finds the tags of a web page that lead to feeds.
extension MarkupRepair {
  /// The elements that name addresses.
  private static let wanted = Set(["link", "base"].map { Array($0.utf8) })
  /// The elements whose content is text, also if it looks like tags.
  private static let opaque = ["script", "style", "title", "textarea"].map {
    Array($0.utf8)
  }

  /// Returns well-formed XML with the start tags of `link` and `base` in `page`, which is HTML.
  ///
  /// Any other element is dropped, so that the depth and the number of elements do not matter.
  ///
  /// - Complexity: O(*n*) in the length of `page`.
  static func links(in page: [UInt8]) -> [UInt8] {
    var repair = MarkupRepair(page)
    repair.output += "<html>".utf8
    while let start = repair.text[repair.index...].firstIndex(of: UInt8(ascii: "<")) {
      repair.index = start
      repair.takeLink()
    }
    repair.output += "</html>".utf8
    return repair.output
  }

  /// Copies the tag at the current index if it is wanted, and skips it otherwise.
  private mutating func takeLink() {
    let rest = text[index...]
    if rest.starts(with: "<!--".utf8) { return skip(past: "-->") }
    let name = rest.dropFirst().prefix(while: Self.isOfName)
    index = name.isEmpty ? index + 1 : name.endIndex
    guard let first = name.first, !(0x2D...0x3A).contains(first) else { return }
    let lowercase = name.map(Self.lower)
    let start = output.count
    output += [UInt8(ascii: "<")] + lowercase
    let isWhole = takeAttributes() != nil
    if isWhole, Self.wanted.contains(lowercase) {
      output += "/>".utf8
    } else {
      output.removeSubrange(start...)
    }
    if Self.opaque.contains(lowercase) { skip(toEndOf: lowercase) }
  }

  /// Skips the content of an element with this name.
  private mutating func skip(toEndOf lowercase: [UInt8]) {
    let end = "</".utf8 + lowercase
    while index < text.count {
      if text[index] == UInt8(ascii: "<"), Self.isPrefix(end, of: text[index...]) { return }
      index += 1
    }
  }
}
