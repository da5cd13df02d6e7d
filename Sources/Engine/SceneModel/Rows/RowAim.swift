/// A row that a program or a key has asked for: the list keeps leading to it while heights are measured,
/// until somebody scrolls.
struct RowAim: Equatable, Sendable {
  /// The row.
  let row: Int
  /// Where in the viewport it is to be shown.
  let position: RowPosition
  /// How often the list had been scrolled when it was asked for.
  let scrollCount: Int

  /// Rows came in or went away; nil where its own did.
  func following(_ shift: RowShift) -> RowAim? {
    shift.row(row).map { RowAim(row: $0, position: position, scrollCount: scrollCount) }
  }
}
