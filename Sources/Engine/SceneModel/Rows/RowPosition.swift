/// The position in the viewport to which a row is scrolled.
///
/// The raw value is its name in scripts.
public enum RowPosition: String, CaseIterable, Sendable {
  /// Any position in view, with the least scrolling.
  case nearest
  /// The start of the viewport.
  case top
  /// The middle of the viewport.
  case middle
  /// The end of the viewport.
  case bottom
}
