import RefreshModel

/// The drawings of the rows in view, kept from one paint to the next, so that a row that only moves is
/// neither laid out nor looked up again.
///
/// The painter drops them where its own looks have changed. Their owner forgets those of rows whose
/// content has.
public final class RowDrawings {
  /// The looks by which all rows are drawn.
  struct Looks: Equatable {
    var palette: Palette
    var rows: RowRenderer
    var cells: CellRenderer
    var hasCells: Bool
    var text: ObjectIdentifier
    var textSerial: Int
  }

  /// The rows as pixels, where the canvas has them in a display server.
  let ring = RowRing()
  /// The ring is used wherever it can be, for tests; otherwise where pixels are a display server's.
  package var usesRingAlways = false
  /// Where in the viewport header and footer move by time alone, by the last paint.
  var moving: [ControlSide: [Rect]] = [:]
  private var kept: [Int: RowDrawing] = [:]
  private var blank: RowDrawing?
  /// The rows of the last paint, where a ring may have them.
  private(set) var placed: PlacedRows?
  /// How often something was forgotten.
  private(set) var version = 0
  private var looks: Looks?
  /// The number of drawings that were made, for tests.
  package private(set) var madeCount = 0

  /// The drawings that are kept at least beside those in view: rows to which a finger goes back.
  private static let spare = 32

  /// No drawings yet.
  public init() {}

  /// Forgets all drawings, as anything may look different.
  public func forget() {
    if !kept.isEmpty { kept.removeAll(keepingCapacity: true) }
    ring.empty()
    version &+= 1
    forgetPlaces()
  }

  /// Forgets the drawings of `rows`, whose content has changed.
  public func forget(_ rows: [Int]) {
    for row in rows { kept[row] = nil }
    version &+= 1
    if let known = placed, rows.contains(where: { known.row($0) != nil }) { placed = nil }
  }

  /// Forgets where rows are, which may have other heights.
  public func forgetPlaces() {
    if placed != nil { placed = nil }
  }

  /// Gives the pixels back to the display server, while nothing is seen.
  public func releasePixels() { ring.release() }

  /// Begins a paint by `looks` in which `rows` are in view.
  func begin(_ looks: Looks, visible rows: Range<Int>) {
    if looks != self.looks {
      forget()
      self.looks = looks
    }
    guard kept.count > 2 * rows.count + Self.spare else { return }
    // In place, so that it keeps its memory for the rows to come.
    for row in kept.keys.filter({ !rows.contains($0) }) { kept[row] = nil }
  }

  /// A drawing without marks for `setting`, in place of a row that is shown elsewhere.
  func blank(_ setting: RowSetting) -> RowDrawing {
    if let blank, blank.setting == setting { return blank }
    let made = RowDrawing([], line: nil, for: setting)
    blank = made
    return made
  }

  /// Keeps the rows of a paint that began at `version`; where something was forgotten since then, the next
  /// paint places them anew.
  func keep(_ placed: PlacedRows, since version: Int) {
    if version == self.version { self.placed = placed }
  }

  /// The drawing of `row` for `setting`, or else what `make` makes.
  ///
  /// It may ask the program, which may change the row meanwhile: then the row is asked for once more.
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
