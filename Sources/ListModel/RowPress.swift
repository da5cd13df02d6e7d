import PullModel

/// A press on a row that may still become a click or a menu.
struct RowPress: Equatable, Sendable {
  /// The row under it; nil once it is none any more.
  private(set) var row: Int?
  /// The modifiers held down with it.
  private(set) var modifiers: PressModifiers = []
  /// Where it was, in points of the viewport.
  private(set) var place = (x: 0.0, y: 0.0)

  /// It goes down on `row`, or beside all.
  mutating func begin(on row: Int?, x: Double, y: Double, _ modifiers: PressModifiers) {
    (self.row, self.modifiers, place) = (row, modifiers, (x, y))
  }

  /// It is something else now: a drag, or nothing.
  mutating func giveUp() {
    row = nil
  }

  /// Rows came in or went away.
  mutating func follow(_ shift: RowShift) {
    row = shift.row(row)
  }

  static func == (a: RowPress, b: RowPress) -> Bool {
    a.row == b.row && a.modifiers == b.modifiers && a.place == b.place
  }
}
