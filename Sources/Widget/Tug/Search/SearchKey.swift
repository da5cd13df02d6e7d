import CGtk

/// The text of a search.
///
/// It matches titles that begin with it, ignoring case and Unicode composition. Like the default of
/// GtkTreeView, it compares a normalized and case-folded prefix.
struct SearchKey: Equatable {
  /// The text that the user typed.
  let text: String
  private let form: [UInt8]
  private let isASCII: Bool

  init(_ text: String) {
    self.text = text
    form = Self.form(of: text)
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Returns whether `title` begins with the text.
  func begins(_ title: String) -> Bool {
    // ASCII characters need no Unicode tables, and most rows differ in an ASCII character.
    if isASCII {
      var letters = title.utf8.makeIterator()
      var isPlain = true
      for wanted in form {
        guard let letter = letters.next() else { return false }
        guard letter < 0x80 else {
          isPlain = false
          break
        }
        if Self.lowercase(letter) != wanted { return false }
      }
      if isPlain { return true }
    }
    return Self.form(of: title).starts(with: form)
  }

  /// Returns whether every title that matches this key also matches `former`.
  func narrows(_ former: SearchKey) -> Bool { form.starts(with: former.form) }

  private static func lowercase(_ letter: UInt8) -> UInt8 {
    (0x41...0x5A).contains(letter) ? letter | 0x20 : letter
  }

  private static func form(of text: String) -> [UInt8] {
    guard let form = _tug_search_form(text) else { return [] }
    defer { g_free(form) }
    return Array(String(cString: form).utf8)
  }
}
