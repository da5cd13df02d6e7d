import ScrollModel

/// A press on a row that may still become a click or a menu.
struct RowPress: Equatable, Sendable {
  /// The pressed row, or `nil` if the press is outside all rows or has become something else.
  private(set) var row: Int?
  private(set) var modifiers: PressModifiers = []
  /// The time before a row pressed by a finger is highlighted, in seconds.
  ///
  /// A finger that scrolls has moved by then.
  ///
  /// Tug's choice: UIScrollView delays touches of its content by the same time.
  static let touchDelay = 0.15

  /// The time from which the press is highlighted, in seconds.
  private(set) var shownFrom = 0.0
  /// The position of the press, in points of the viewport.
  private(set) var place = Point(x: 0, y: 0)

  /// Begins a press at `time` on `row`, or outside all rows if `row` is `nil`.
  mutating func begin(
    on row: Int?, at place: Point, _ modifiers: PressModifiers, time: Double
  ) {
    (self.row, self.modifiers, self.place) = (row, modifiers, place)
    shownFrom = modifiers.contains(.touch) ? time + Self.touchDelay : time
  }

  /// Ends the press, which has become something else, such as a drag.
  mutating func cancel() {
    row = nil
  }

  /// Adapts the pressed row to rows that were inserted or removed.
  mutating func apply(_ shift: RowShift) {
    row = shift.row(row)
  }
}
