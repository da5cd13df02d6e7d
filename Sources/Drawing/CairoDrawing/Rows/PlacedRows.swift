import SceneModel
import ScrollModel

/// A row at its position in the viewport.
struct PlacedRow {
  let index: Int
  /// The frame of the row, on whole device pixels.
  var frame: Rect
  let drawing: RowDrawing
  /// How the row appears or disappears, or `nil` if it is drawn as it is.
  var effect: RowEffect?

  /// Returns the row, moved down by `distance` points.
  func moved(by distance: Double) -> PlacedRow {
    var moved = self
    moved.frame.y += distance
    return moved
  }
}

/// How a row that is new, or was removed, is drawn.
///
/// It is a class because few rows have one, and all rows are copied in each frame.
final class RowEffect {
  /// The visible part of the viewport, or `nil` if all of it is visible.
  let clip: Rect?
  let opacity: Double

  /// Creates the effect of `row` in `scene`.
  ///
  /// Returns `nil` for a row that is drawn as usual.
  init?(_ row: RowAnimation.DrawnRow, in scene: Scene, on canvas: Canvas) {
    guard row.visible != nil || row.opacity < 1 else { return nil }
    opacity = row.opacity
    clip = row.visible.map { range in
      canvas.snapped(
        scene.axis.frame(
          start: range.lowerBound, length: range.upperBound - range.lowerBound, across: 0,
          crossLength: scene.axis.crossLength(of: scene.viewport), in: scene.viewport))
    }
  }

  /// Runs `body`, which draws the row.
  func apply(on canvas: Canvas, _ body: () -> Void) {
    guard let clip else { return canvas.group(opacity: opacity, body) }
    canvas.clipped(to: clip) { canvas.group(opacity: opacity, body) }
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
