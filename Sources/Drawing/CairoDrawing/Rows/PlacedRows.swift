import SceneModel
import ScrollModel

/// A row at its position in the viewport.
struct PlacedRow {
  let index: Int
  /// The frame of the row, on whole device pixels.
  var frame: Rect
  let drawing: RowDrawing

  /// Returns the row, moved down by `distance` points.
  func moved(by distance: Double) -> PlacedRow {
    var moved = self
    moved.frame.y += distance
    return moved
  }
}

/// The consecutive rows that one paint shows.
struct PlacedRows {
  /// The layout inputs of all rows, except for the scroll offset.
  ///
  /// While they are equal, a scroll only moves rows. Row heights are not included: code that
  /// changes them must call ``RowDrawings/forgetPlaces()``.
  struct LayoutInputs: Equatable {
    /// The start of the content in the viewport, in points, on a whole device pixel.
    let origin: Double
    private let axis: ContentAxis
    private let viewport: Size
    private let crossLength: Double
    private let blocks: EdgeInsets
    private let pixel: Double
    private let held: Int?
    private let hovered: Int?
    private let lit: Int?
    private let focused: Int?
    private let selected: RowSet
    private let sections: [Int]

    init(of scene: Scene, held: Int?, hovered: Int?, pixel: Double, hasRing: Bool) {
      // Round halves up below 0 too: positions farther down in the viewport, which are positive,
      // also round halves up.
      origin = (-scene.contentOffset / pixel + 0.5).rounded(.down) * pixel
      (axis, viewport, crossLength) = (scene.axis, scene.viewport, scene.contentCrossLength)
      blocks = scene.blocks
      self.pixel = pixel
      (self.held, self.hovered, lit) = (held, hovered, scene.litRow)
      focused = hasRing && !scene.isOnFooter ? scene.focusedRow : nil
      (selected, sections) = (scene.selectedRows, scene.sections)
    }

    static func == (one: LayoutInputs, other: LayoutInputs) -> Bool {
      one.axis == other.axis && one.viewport == other.viewport
        && one.crossLength == other.crossLength
        && one.blocks == other.blocks && one.pixel == other.pixel && one.held == other.held
        && one.hovered == other.hovered && one.lit == other.lit && one.focused == other.focused
        && one.selected == other.selected && one.sections == other.sections
    }
  }

  var rows: [PlacedRow] = []
  /// Whether the rows are stacked without gaps on the list's plain background.
  var isStack = false
  /// The layout inputs of these rows, or `nil` if they are not compared.
  var layoutInputs: LayoutInputs?

  /// Returns row `index`, or `nil` if it is not one of these rows.
  func row(_ index: Int) -> PlacedRow? {
    guard let first = rows.first?.index, rows.indices.contains(index - first) else { return nil }
    let row = rows[index - first]
    return row.index == index ? row : nil
  }

  /// The frame of all rows together, or `nil` if there are none.
  var frame: Rect? {
    guard let first = rows.first, let last = rows.last else { return nil }
    let (top, bottom) = (min(first.frame.y, last.frame.y), max(first.frame.maxY, last.frame.maxY))
    return Rect(x: first.frame.x, y: top, width: first.frame.width, height: bottom - top)
  }
}
