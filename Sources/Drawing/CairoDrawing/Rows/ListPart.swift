import RefreshModel

/// A part of a list that a stylesheet can style.
package enum ListPart: Hashable, Sendable {
  /// The list itself, behind everything.
  case list
  /// A row or a cell in its state, with its style classes.
  ///
  /// `isCell` is `true` in a grid and in a horizontal list.
  case row(RowState, isHeading: Bool, isCell: Bool, classes: [String] = [])
  /// The line between two rows.
  case separator
  /// The rubber band that selects rows.
  case selectionRectangle
  /// The header in its state.
  case header(RefreshState)
  /// The footer in its state.
  case footer(RefreshState)

  /// Returns the control on `side` in `state`.
  package static func control(_ side: ControlSide, _ state: RefreshState) -> ListPart {
    side == .header ? .header(state) : .footer(state)
  }

  /// The header or footer at rest, or `nil` for any other part.
  package var resting: ListPart? {
    switch self {
    case .header: .header(.idle)
    case .footer: .footer(.idle)
    case .list, .row, .separator, .selectionRectangle: nil
    }
  }
}
