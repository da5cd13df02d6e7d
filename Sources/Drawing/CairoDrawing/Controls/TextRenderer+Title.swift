extension TextRenderer {
  /// The title of a control in a room of `width` by `height` points: in one line where it fits into that,
  /// otherwise in as many as there is room for, the last of them ended by an ellipsis where more would
  /// follow.
  ///
  /// Every room has one line; only a room that is too narrow for two letters is narrower than its title.
  func title(
    _ title: String, _ style: TextStyle, width: Double, height: Double,
    alignment: TextAlignment = .center
  ) -> TextLayout {
    let line = line(title, style, maxWidth: width)
    let count = height / line.height
    guard line.isEllipsized, count >= 2 else { return line }
    let lines = paragraph(
      title, style, width: width, maxLines: Int(min(count, Double(TextBounds.mostLines))),
      alignment: alignment)
    return lines.height <= height && lines.width <= width ? lines : line
  }
}
