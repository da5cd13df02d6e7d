extension TextRenderer {
  /// Lays out the title of a control in `width` by `height` points.
  ///
  /// The title is in one line if it fits, and otherwise wraps into as many lines as fit. The last
  /// line is ellipsized if it is too long. There is at least one line, even if it is higher than
  /// `height`.
  func title(
    _ title: String, _ style: TextStyle, width: Double, height: Double,
    alignment: TextAlignment = .center
  ) -> TextLayout {
    let line = line(title, style, maxWidth: width)
    let count = height / line.height
    guard line.isEllipsized, count >= 2 else { return line }
    let lines = paragraph(
      title, style, width: width, maxLines: Int(min(count, Double(TextBounds.maximumLines))),
      alignment: alignment)
    return lines.height <= height && lines.width <= width ? lines : line
  }
}
