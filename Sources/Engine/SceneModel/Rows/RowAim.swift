/// A row that the program or a key scrolled to.
///
/// The list keeps scrolling to it while heights are measured, until it is scrolled elsewhere.
struct RowAim: Equatable, Sendable {
  let row: Int
  /// The position in the viewport at which the row must be shown.
  let position: RowPosition
  /// The scene's scroll count at the time of the request.
  let scrollCount: Int

  /// Returns the aim after rows were inserted or removed, or `nil` if its row was removed.
  func following(_ shift: RowShift) -> RowAim? {
    shift.row(row).map { RowAim(row: $0, position: position, scrollCount: scrollCount) }
  }
}
