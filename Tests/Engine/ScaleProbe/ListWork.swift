import RefreshModel
import SceneModel
import ScrollModel

/// Work that is repeated on a list with many rows.
enum ListWork: String, CaseIterable {
  /// Frames that scroll by 37 points.
  ///
  /// Each reads the visible rows, as a painter does.
  case frames
  /// Alternately inserts a row in the middle and removes it again.
  case edits

  /// The number of repetitions in a counted run.
  static let times = 1000

  /// Returns a visible list, scrolled to its middle.
  ///
  /// The list has `count` − 1 rows, so that the measured insertion stays within `count`.
  static func list(_ kind: RowKind, _ count: Int) throws -> Scene {
    var configuration = SceneConfiguration()
    configuration.rows = kind.rows(count)
    configuration.header = .mj
    configuration.dragThreshold = 0
    var list = Scene(configuration)
    try list.handle(.resize(width: 480, height: 800), at: 0)
    try list.handle(.shown, at: 0)
    try list.handle(.removeRows(at: count - 1, count: 1), at: 0)
    try list.handle(.setOffset(list.container.maximumOffset / 2, animated: false), at: 0)
    return list
  }

  /// Does the work `times` times.
  ///
  /// Returns the number of rows seen, so that the compiler cannot remove the work.
  @discardableResult
  func run(_ list: inout Scene, times: Int = times) throws -> Int {
    var seen = 0
    let middle = list.rowCount / 2
    for time in 0..<times {
      switch self {
      case .frames:
        try list.handle(.pan(dx: 0, dy: time / 100 % 2 == 0 ? -37 : 37), at: list.time)
        list.advance(to: list.time + 1.0 / 60)
        for row in list.visibleRows where list.rowFrame(row).height > 0 { seen += 1 }
      case .edits where time % 2 == 0:
        try list.handle(.insertRows(at: middle, count: 1), at: list.time)
      case .edits:
        try list.handle(.removeRows(at: middle, count: 1), at: list.time)
      }
      while list.takeEffect() != nil {}
    }
    return seen
  }
}
