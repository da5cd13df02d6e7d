internal import CCairo
import SceneModel

/// The size, the state and the neighbours that a row is laid out for.
public struct RowSetting: Equatable, Sendable {
  /// Its width and height on whole device pixels, in points.
  var width, height: Double
  /// Its size as the list has it: a snapped one changes by a pixel from row to row.
  var exactWidth, exactHeight: Double
  /// The length of a device pixel in points.
  var pixel: Double
  var state: RowState
  var direction: TextDirection
  /// It is the heading of a section.
  var isHeading = false
  /// The next row is one.
  var endsSection = false

  /// A row in `rect` on `canvas`.
  init(_ rect: Rect, state: RowState, direction: TextDirection, on canvas: Canvas) {
    self.init(
      rect, canvas.snapped(rect), state: state, direction: direction, pixel: canvas.pixel)
  }

  /// A row in the rectangle `exact`, which is `frame` on whole device pixels.
  init(
    _ exact: Rect, _ frame: Rect, state: RowState, direction: TextDirection, pixel: Double
  ) {
    (width, height) = (frame.width, frame.height)
    (exactWidth, exactHeight) = (exact.width, exact.height)
    self.pixel = pixel
    self.state = state
    self.direction = direction
  }

  /// The row's own rectangle, with its upper left corner at 0, 0.
  var frame: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

/// A row that is laid out: the marks of its looks, to be painted wherever it scrolls to.
///
/// It is the same drawing as long as it is the same object, by which pixels of it are known again.
final class RowDrawing {
  /// What it was laid out for.
  let setting: RowSetting
  /// Its marks, from the lowest to the uppermost.
  private let marks: [RowMark]
  /// The line at its end, which no mark touches; nil where it is none, or one of the marks.
  let line: (place: Rect, color: Color)?
  /// Nothing of it is outside of the row, whatever it is clipped to.
  let isContained: Bool

  /// A row of these marks for `setting`; `line` is drawn after `lower` ones and before `upper` ones, and
  /// has the colour `lineOnGround`, unless that is nil, where it touches none of them.
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

  /// Its size in points, on whole device pixels.
  var width: Double { setting.width }
  var height: Double { setting.height }

  /// Paints it with its upper left corner at the canvas's origin, and nothing outside of the row;
  /// without ``line``, which goes with those of other rows.
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
  /// Paints `rows`, whose places are on whole device pixels.
  ///
  /// Their lines come first, in one path for each colour that follows another: nothing else is there.
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
