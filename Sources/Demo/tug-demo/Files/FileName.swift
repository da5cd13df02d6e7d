extension String {
  /// Returns this path with `suffix` inserted before the extension, such as `a/pull-2.png` for
  /// `a/pull.png` and `-2`.
  ///
  /// The suffix is appended if the name has no extension, or if its only dot is at its start.
  func numbered(_ suffix: String) -> String {
    let nameStart = lastIndex(of: "/").map { index(after: $0) } ?? startIndex
    let name = self[nameStart...]
    guard let dot = name.lastIndex(of: "."), dot > nameStart else { return self + suffix }
    return "\(self[..<dot])\(suffix)\(self[dot...])"
  }

  /// The name to show in a sentence.
  ///
  /// A name longer than 32 characters is shortened in its middle.
  var shortened: String {
    let part = 15
    return count > 2 * part + 2 ? "\(prefix(part))…\(suffix(part))" : self
  }
}
