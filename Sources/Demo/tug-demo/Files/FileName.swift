extension String {
  /// This path with `suffix` before its extension: `a/pull.png` and `-2` are `a/pull-2.png`.
  ///
  /// A name without an extension, or with a dot only at its start, gets the suffix at the end.
  func numbered(_ suffix: String) -> String {
    let nameStart = lastIndex(of: "/").map { index(after: $0) } ?? startIndex
    let name = self[nameStart...]
    guard let dot = name.lastIndex(of: "."), dot > nameStart else { return self + suffix }
    return "\(self[..<dot])\(suffix)\(self[dot...])"
  }

  /// This name for a sentence: of one longer than 32 letters, its start and its end.
  var shortened: String {
    let part = 15
    return count > 2 * part + 2 ? "\(prefix(part))…\(suffix(part))" : self
  }
}
