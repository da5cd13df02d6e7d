/// The position of the ellipsis in the last line of a text that does not fit.
public enum TextEllipsis: CaseIterable, Sendable {
  /// At the start of the line, so that the end of the text is visible.
  case start
  /// In the middle, so that both ends of the line are visible, for example the extension of a file
  /// name.
  case middle
  /// At the end of the line.
  case end
}
