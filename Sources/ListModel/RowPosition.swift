/// Where in the viewport a row is to be shown; the raw value is its name in scripts.
public enum RowPosition: String, CaseIterable, Sendable {
  /// Wherever it can be seen with the least scrolling.
  case nearest
  /// At the start.
  case top
  /// In the middle.
  case middle
  /// At the end.
  case bottom
}
