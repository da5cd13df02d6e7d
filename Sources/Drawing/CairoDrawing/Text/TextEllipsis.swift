/// The place of the ellipsis in the last line of a text that has too little room.
public enum TextEllipsis: CaseIterable, Sendable {
  /// At the line's start, so that the text's end is seen.
  case start
  /// In its middle, so that the text's end is seen and what comes before: the ending of a file's name.
  case middle
  /// At its end.
  case end
}
