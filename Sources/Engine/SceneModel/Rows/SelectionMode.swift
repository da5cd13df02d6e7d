/// The number of rows that can be selected.
///
/// The raw value is its name in scripts.
public enum SelectionMode: String, CaseIterable, Sendable {
  /// No row can be selected; a click only activates.
  case none
  /// At most one row can be selected.
  ///
  /// The selection follows clicks and the focus.
  case single
  /// Any number of rows can be selected, with Shift and Control, or by taps, which select and
  /// deselect.
  case multiple
}
