/// The position in the viewport at which a row is shown; the raw value is its name in scripts.
public enum RowPosition: String, CaseIterable, Sendable {
  /// Wherever it is in view with the least scrolling.
  case nearest
  /// At the start.
  case top
  /// In the middle.
  case middle
  /// At the end.
  case bottom
}
