public import RefreshModel

/// A part of a list that a stylesheet can speak of.
public enum ListPart: Hashable, Sendable {
  /// The list itself, behind everything.
  case list
  /// A row in its state, with the classes of its own; a cell of a grid or of a horizontal list is one
  /// too.
  case row(RowState, isHeading: Bool, isCell: Bool, classes: [String] = [])
  /// The line between two rows.
  case separator
  /// The band that selects rows.
  case band
  /// The header in its state.
  case header(RefreshState)
  /// The footer in its state.
  case footer(RefreshState)

  /// The control on `side` in `state`.
  package static func control(_ side: ControlSide, _ state: RefreshState) -> ListPart {
    side == .header ? .header(state) : .footer(state)
  }

  /// The header or the footer at rest; nil for any other part.
  package var resting: ListPart? {
    switch self {
    case .header: .header(.idle)
    case .footer: .footer(.idle)
    case .list, .row, .separator, .band: nil
    }
  }
}
