import RefreshModel
import SceneModel
import ScrollModel

/// What is done again and again with a list of many rows.
enum ListWork: String, CaseIterable {
  /// Frames of 37 points, in each of which what is in view is asked for, as a painter does.
  case frames
  /// A row comes in in the middle, and goes away again.
  case edits

  /// How often it is done where it is counted.
  static let times = 1000

  /// A list in view of `count` rows, less one so that there is room for it, at its middle.
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

  /// Does it `times` times to `list`; returns how many rows were seen, so that nothing is left out.
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
