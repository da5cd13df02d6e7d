import RefreshModel

/// A cache of the layouts of visible rows between paints: a row that only moves is not laid out
/// again.
///
/// The painter empties it when its own appearance changes. The owner must forget rows whose content
/// changes.
package final class RowDrawings {
  /// The appearance settings that affect all rows.
  struct Settings: Equatable {
    var palette: Palette
    var rows: RowRenderer
    var cells: CellRenderer
    var hasCells: Bool
    var text: ObjectIdentifier
    var textSerial: Int
  }

  /// The rows as pixels in a display server, used if the canvas draws there.
  let ring = RowRing()
  /// Whether to use the ring on every canvas, for tests; by default only on canvases of a display
  /// server.
  package var usesRingAlways = false
  /// The areas in the viewport that header and footer animated in the last paint.
  var moving: [ControlSide: [Rect]] = [:]
  private var kept: [Int: RowDrawing] = [:]
  private var blank: RowDrawing?
  /// The rows of the last paint if a ring can show them, or else `nil`.
  private(set) var placed: PlacedRows?
  /// The number of calls that forgot something, used to detect changes during a paint.
  private(set) var version = 0
  private var rowSettings: Settings?
  /// The number of layouts that were made, for tests.
  package private(set) var madeCount = 0

  /// The number of cached layouts, in addition to twice the visible rows, beyond which invisible
  /// rows are forgotten; until then a user who scrolls back finds them.
  private static let spare = 32

  /// Creates an empty cache.
  package init() {}

  /// Forgets all rows, because anything may have changed.
  package func forget() {
    if !kept.isEmpty { kept.removeAll(keepingCapacity: true) }
    ring.empty()
    version &+= 1
    forgetPlaces()
  }

  /// Forgets `rows`, because their content changed.
  package func forget(_ rows: [Int]) {
    for row in rows { kept[row] = nil }
    version &+= 1
    if let known = placed, rows.contains(where: { known.row($0) != nil }) { placed = nil }
  }

  /// Returns the cached layout of `row` that can be drawn after the row is removed, or `nil` if the
  /// program draws the row.
  package func lastingDrawing(of row: Int) -> AnyObject? {
    kept[row].flatMap { $0.isLasting ? $0 : nil }
  }

  /// Forgets the positions of rows, because row heights may have changed.
  package func forgetPlaces() {
    if placed != nil { placed = nil }
  }

  /// Frees the pixels in the display server; call while the list is not visible.
  package func releasePixels() { ring.release() }

  /// Begins a paint with `rowSettings` that shows `rows`.
  ///
  /// Forgets everything if `rowSettings` changed, and otherwise invisible rows once there are too
  /// many.
  func begin(_ rowSettings: Settings, visible rows: Range<Int>) {
    if rowSettings != self.rowSettings {
      forget()
      self.rowSettings = rowSettings
    }
    guard kept.count > 2 * rows.count + Self.spare else { return }
    // Remove in place, so that the dictionary keeps its memory for the next rows.
    for row in kept.keys.filter({ !rows.contains($0) }) { kept[row] = nil }
  }

  /// Returns an empty layout for `setting`, for a row that is drawn elsewhere, such as a sticky
  /// heading.
  func blank(_ setting: RowSetting) -> RowDrawing {
    if let blank, blank.setting == setting { return blank }
    let made = RowDrawing([], line: nil, for: setting)
    blank = made
    return made
  }

  /// Keeps the rows of a paint that began at `version`.
  ///
  /// Keeps nothing if something was forgotten since then, so that the next paint computes the
  /// positions again.
  func keep(_ placed: PlacedRows, since version: Int) {
    if version == self.version { self.placed = placed }
  }

  /// Returns the cached layout of `row` for `setting`, or else caches and returns the result of
  /// `make`.
  ///
  /// `make` may call the program, which may change the row at that time. In this case `make` is
  /// called once more.
  func drawing(of row: Int, _ setting: RowSetting, make: () -> RowDrawing?) -> RowDrawing? {
    if let one = kept[row], one.setting == setting { return one }
    var made: RowDrawing?
    for _ in 0..<2 {
      let before = version
      made = make()
      if version == before { break }
    }
    madeCount += 1
    kept[row] = made
    return made
  }
}
