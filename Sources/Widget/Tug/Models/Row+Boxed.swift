import CGtk

extension Row {
  /// Copies the content of a `TugRow`.
  ///
  /// The caller keeps the ownership of `row`.
  init(copying row: OpaquePointer) {
    let content = _tug_row_content(row)
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    self.init(
      title: text(content.title) ?? "", subtitle: text(content.subtitle),
      detail: text(content.detail), badge: text(content.badge),
      icon: content.icon.map { Icon(copying: $0) },
      wraps: content.wraps.isTrue, isEmphasized: content.emphasis.isTrue,
      usesMarkup: content.use_markup.isTrue,
      styleClasses: [String](terminated: content.style_classes))
  }

  /// The style classes of the row's node: each class once, sorted, without spaces.
  var ownClasses: [String] {
    if styleClasses.isEmpty { return [] }
    return Set(styleClasses.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
      .sorted()
  }
}

extension [String] {
  /// Creates an array of the strings of a `GStrv`, or an empty array for `NULL`.
  init(terminated texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    self = []
    var next = texts
    while let place = next, let text = place.pointee {
      append(String(cString: text))
      next = place + 1
    }
  }
}
