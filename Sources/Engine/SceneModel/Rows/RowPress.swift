/// A press on a row that may still become a click or a menu.
struct RowPress: Equatable, Sendable {
  /// The row under it; nil once it is none any more.
  private(set) var row: Int?
  /// The modifiers held down with it.
  private(set) var modifiers: PressModifiers = []
  /// Seconds that a finger holds a row before that is to be seen: by then one that scrolls has moved on.
  ///
  /// Chosen here, of the length that UIScrollView delays touches of its content by.
  static let touchDelay = 0.15

  /// When it is to be seen, in seconds.
  private(set) var shownFrom = 0.0
  /// Where it was, in points of the viewport.
  private(set) var place = (x: 0.0, y: 0.0)

  /// It goes down at `time` on `row`, or beside all.
  mutating func begin(
    on row: Int?, x: Double, y: Double, _ modifiers: PressModifiers, at time: Double
  ) {
    (self.row, self.modifiers, place) = (row, modifiers, (x, y))
    shownFrom = modifiers.contains(.touch) ? time + Self.touchDelay : time
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
      && a.shownFrom == b.shownFrom
  }
}
