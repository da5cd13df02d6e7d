import CGtk

extension Row {
  /// The content of a `TugRow`, which stays the caller's.
  init(copying row: OpaquePointer) {
    let content = _tug_row_content(row)
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    var icon: Icon?
    if let text = content.icon.flatMap({ g_icon_to_string($0) }) {
      icon = .serialized(String(cString: text))
      g_free(text)
    }
    self.init(
      title: text(content.title) ?? "", subtitle: text(content.subtitle),
      detail: text(content.detail), badge: text(content.badge), icon: icon,
      wraps: content.wraps.isTrue, isEmphasized: content.emphasis.isTrue,
      usesMarkup: content.uses_markup.isTrue,
      styleClasses: [String](terminated: content.style_classes))
  }

  /// Its classes as a node has them: each once, in order, without blanks.
  var ownClasses: [String] {
    if styleClasses.isEmpty { return [] }
    return Set(styleClasses.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
      .sorted()
  }
}

extension [String] {
  /// The texts of a `GStrv`; none for a NULL.
  init(terminated texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    self = []
    var next = texts
    while let place = next, let text = place.pointee {
      append(String(cString: text))
      next = place + 1
    }
  }
}
