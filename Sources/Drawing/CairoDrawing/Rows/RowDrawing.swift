internal import CCairo
import SceneModel

/// The inputs of a row's layout besides its content: size, state and neighbours.
package struct RowSetting: Equatable, Sendable {
  /// The size in points, snapped to whole device pixels.
  var width, height: Double
  /// The size in the list's layout; the snapped size can vary by a pixel from row to row.
  var exactWidth, exactHeight: Double
  /// The length of a device pixel in points.
  var pixel: Double
  var state: RowState
  var direction: TextDirection
  /// Whether the row is the heading of a section.
  var isHeading = false
  /// Whether the next row is the heading of a section.
  var endsSection = false

  /// Creates the setting of a row whose frame is `exact` in the list's layout, and `frame` on whole
  /// device pixels.
  init(
    _ exact: Rect, _ frame: Rect, state: RowState, direction: TextDirection, pixel: Double
  ) {
    (width, height) = (frame.width, frame.height)
    (exactWidth, exactHeight) = (exact.width, exact.height)
    self.pixel = pixel
    self.state = state
    self.direction = direction
  }

  /// The row's frame with its origin at 0, 0.
  var frame: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

/// The layout of a row as a list of marks, which can be painted wherever the row scrolls to.
///
/// The object identity stands for its pixels: caches compare drawings by `===`.
final class RowDrawing {
  /// The inputs that the row was laid out for.
  let setting: RowSetting
  /// The marks from the lowest to the topmost.
  private let marks: [RowMark]
  /// The line at the end of the row, if no mark touches it, or `nil` if there is no line or
  /// ``marks`` contains it.
  let line: (place: Rect, color: Color)?
  /// Whether every mark is inside the row, so that painting needs no clip.
  let isContained: Bool

  /// Creates a row of these marks.
  ///
  /// `line` is drawn between the `lower` and the `upper` marks. If it touches none of them, it has
  /// the colour `lineOnGround`, unless that is `nil`.
  init(
    _ lower: [RowMark], line: (place: Rect, color: Color)?, _ upper: [RowMark] = [],
    lineOnGround: Color? = nil, for setting: RowSetting
  ) {
    self.setting = setting
    var free = setting.frame
    if let line { free.height = line.place.y }
    isContained =
      upper.isEmpty && lower.allSatisfy { $0.lies(in: free) }
      && line.map { setting.frame.contains($0.place) } ?? true
    self.line = isContained ? line.map { ($0.place, lineOnGround ?? $0.color) } : nil
    let ownLine = isContained ? nil : line.map { RowMark.fill($0.place, $0.color) }
    marks = lower + [ownLine].compactMap(\.self) + upper
  }

  /// Whether the row can be drawn after it is removed, because the program does not draw it.
  var isLasting: Bool {
    !marks.contains { if case .foreign = $0 { true } else { false } }
  }

  /// The size in points, on whole device pixels.
  var width: Double { setting.width }
  var height: Double { setting.height }

  /// Paints the row at the canvas's origin, clipped to the row.
  ///
  /// Does not paint ``line``, which is painted together with the lines of other rows.
  func paint(on canvas: Canvas) {
    if isContained {
      for mark in marks { canvas.draw(mark) }
    } else {
      canvas.clipped(to: Rect(x: 0, y: 0, width: width, height: height)) {
        for mark in marks { canvas.draw(mark) }
      }
    }
  }
}

extension Canvas {
  /// Paints `rows`, whose frames are on whole device pixels.
  ///
  /// The lines are painted first, with one path for consecutive rows with lines of one colour.
  func draw(_ rows: [PlacedRow]) {
    var color: Color?
    for row in rows {
      guard let line = row.drawing.line else { continue }
      if line.color != color {
        if color != nil { cairo_fill(context) }
        set(line.color)
        color = line.color
      }
      let place = line.place
      cairo_rectangle(
        context, place.x + row.frame.x, place.y + row.frame.y, place.width, place.height)
    }
    if color != nil { cairo_fill(context) }
    var origin = cairo_matrix_t()
    cairo_get_matrix(context, &origin)
    for row in rows {
      cairo_translate(context, row.frame.x, row.frame.y)
      row.drawing.paint(on: self)
      cairo_set_matrix(context, &origin)
    }
  }
}
