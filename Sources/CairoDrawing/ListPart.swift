public import RefreshModel

/// A part of a list that a stylesheet can speak of.
public enum ListPart: Hashable, Sendable {
  /// What is behind everything.
  case list
  /// A row in its state; a cell of a grid or of a horizontal list is one too.
  case row(RowState, isHeading: Bool, isCell: Bool)
  /// The header in its state.
  case header(RefreshState)
  /// The footer in its state.
  case footer(RefreshState)

  /// Whether it is the header or the footer.
  package var isControl: Bool {
    switch self {
    case .header, .footer: true
    case .list, .row: false
    }
  }
}
