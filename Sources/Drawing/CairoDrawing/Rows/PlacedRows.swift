import SceneModel
import ScrollModel

/// A row in its place in the viewport.
struct PlacedRow {
  let index: Int
  /// Its place on whole device pixels.
  var frame: Rect
  let drawing: RowDrawing

  /// The row `distance` points farther down.
  func moved(by distance: Double) -> PlacedRow {
    var moved = self
    moved.frame.y += distance
    return moved
  }
}

/// The rows of a paint, from the first to the last.
struct PlacedRows {
  /// What decides on the places and the states of all rows, besides how far the list is scrolled.
  ///
  /// As long as it is the same, rows only move. Their heights are not in it: who changes them forgets
  /// the places (``RowDrawings/forgetPlaces()``).
  struct Standing: Equatable {
    /// Where the content begins in the viewport, on whole device pixels, in points.
    let origin: Double
    private let axis: ContentAxis
    private let viewport: Scene.Size
    private let breadth: Double
    private let blocks: EdgeInsets
    private let pixel: Double
    private let held: Int?
    private let hovered: Int?
    private let lit: Int?
    private let focused: Int?
    private let selected: RowSet
    private let sections: [Int]

    init(of scene: Scene, held: Int?, hovered: Int?, pixel: Double, hasRing: Bool) {
      // Upwards from the middle on either side of 0, as far down in the viewport.
      origin = (-scene.contentOffset / pixel + 0.5).rounded(.down) * pixel
      (axis, viewport, breadth) = (scene.axis, scene.viewport, scene.contentBreadth)
      blocks = scene.blocks
      self.pixel = pixel
      (self.held, self.hovered, lit) = (held, hovered, scene.litRow)
      focused = hasRing && !scene.isOnFooter ? scene.focusedRow : nil
      (selected, sections) = (scene.selectedRows, scene.sections)
    }

    static func == (one: Standing, other: Standing) -> Bool {
      one.axis == other.axis && one.viewport == other.viewport && one.breadth == other.breadth
        && one.blocks == other.blocks && one.pixel == other.pixel && one.held == other.held
        && one.hovered == other.hovered && one.lit == other.lit && one.focused == other.focused
        && one.selected == other.selected && one.sections == other.sections
    }
  }

  var rows: [PlacedRow] = []
  /// They lie one below the other without any gap, on the list's plain ground.
  var isStack = false
  /// What they stand by; nil where nobody asks.
  var standing: Standing?

  /// The row `index`; nil where it is not among them.
  func row(_ index: Int) -> PlacedRow? {
    guard let first = rows.first?.index, rows.indices.contains(index - first) else { return nil }
    let row = rows[index - first]
    return row.index == index ? row : nil
  }

  /// The rectangle of all of them.
  var frame: Rect? {
    guard let first = rows.first, let last = rows.last else { return nil }
    let (top, bottom) = (min(first.frame.y, last.frame.y), max(first.frame.maxY, last.frame.maxY))
    return Rect(x: first.frame.x, y: top, width: first.frame.width, height: bottom - top)
  }
}
