/// The number of rows of a list that can be selected; the raw value is its name in scripts.
public enum SelectionMode: String, CaseIterable, Sendable {
  /// None: a click only activates.
  case none
  /// One at most, which follows clicks and the focus.
  case single
  /// Any number, with Shift and Control, or by touch: a tap selects and deselects.
  case multiple
}
