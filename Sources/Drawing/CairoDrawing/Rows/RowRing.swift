internal import CCairo

/// The visible rows as pixels in the display server: drawn once when they appear, and copied while
/// they move.
///
/// The surface is a ring buffer: a row that appears at one end replaces one that has disappeared at
/// the other. It holds the height of the view plus a reserve for rows that are partly visible or
/// appear next.
///
/// Source: the scrolling-cost measurements, where it is the cheapest way on X11.
final class RowRing {
  /// The inputs that determine the surface.
  private struct Shape: Equatable {
    var width, height, scale: Double
    var content: UInt32
    var background: Color
  }

  /// The reserve as a fraction of the view's height.
  private static let spare = 0.125 + RowsAhead.fraction

  /// The largest number of pixels: cairo 1.16 overruns an image of more than 2³² bytes when it
  /// clears it.
  private static let maximumPixels = 268_435_456.0

  private var shape: Shape?
  /// The canvas that draws on the surface.
  private var canvas: Canvas?
  private var length = 0.0
  /// The rows that the surface holds, in order.
  private var held = PlacedRows()
  /// The offset from viewport positions to positions in the endless ring, in points.
  ///
  /// A position in the surface is the remainder modulo ``length``.
  private var shift = 0.0
  /// The number of rows that were drawn into the ring, for tests.
  package private(set) var drawnCount = 0

  /// Forgets the rows, but keeps the surface.
  func empty() {
    if !held.rows.isEmpty { held.rows.removeAll(keepingCapacity: true) }
  }

  /// Frees the surface.
  func release() {
    empty()
    (shape, canvas) = (nil, nil)
  }

  /// Copies `rows` onto `target` within `view`, after drawing missing rows into the ring.
  ///
  /// The rows must be stacked without gaps, with their left edge at `x`. Returns `false` and draws
  /// nothing if the ring is too small for them, or if its surface cannot be created.
  func draw(
    _ rows: [PlacedRow], x: Double, in view: Rect, on background: Color, onto target: Canvas
  ) -> Bool {
    var stack = PlacedRows()
    stack.rows = rows
    guard let frame = stack.frame, let canvas = canvas(for: frame.width, view, background, target),
      frame.height <= length
    else { return false }
    let former = held
    let distance = moved(rows, since: former)
    shift = distance.map { shift - $0 } ?? -frame.y
    held = stack
    var missing: [PlacedRow] = []
    for row in rows {
      if let distance, let known = former.row(row.index), known.drawing === row.drawing,
        known.frame.y + distance == row.frame.y
      {
        continue
      }
      var copy = row
      copy.frame.x = 0
      copy.frame.y = place(of: row.frame.y + shift)
      missing.append(copy)
      // A row that wraps around the end of the surface is drawn at both ends.
      if copy.frame.maxY > length { missing.append(copy.moved(by: -length)) }
    }
    if !missing.isEmpty { draw(missing, into: canvas, on: background) }
    copy(from: canvas, to: frame.intersection(view), onto: target)
    return true
  }

  /// Returns how far the cached rows have moved down, in points, or `nil` if none of `rows` is
  /// cached.
  private func moved(_ rows: [PlacedRow], since former: PlacedRows) -> Double? {
    for row in rows {
      if let known = former.row(row.index), known.drawing === row.drawing {
        return row.frame.y - known.frame.y
      }
    }
    return nil
  }

  private func draw(_ rows: [PlacedRow], into canvas: Canvas, on background: Color) {
    drawnCount += rows.count
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    for row in rows { canvas.fill(row.frame, background) }
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    canvas.draw(rows)
  }

  /// Returns the position in the surface for a position in the endless ring.
  private func place(of position: Double) -> Double {
    let rest = position.truncatingRemainder(dividingBy: length)
    return rest < 0 ? rest + length : rest
  }

  /// Copies the part of the rows in `rect`, in viewport coordinates, from the ring to `target`.
  private func copy(from canvas: Canvas, to rect: Rect, onto target: Canvas) {
    guard !rect.isEmpty else { return }
    let begin = place(of: rect.y + shift)
    let context = target.context
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    var done = 0.0
    while done < rect.height {
      let from = done == 0 ? begin : 0
      let height = min(rect.height - done, length - from)
      let y = rect.y + done
      cairo_set_source_surface(context, cairo_get_target(canvas.context), rect.x, y - from)
      cairo_rectangle(context, rect.x, y, rect.width, height)
      cairo_fill(context)
      done += height
    }
    cairo_restore(context)
  }

  /// Returns the canvas for rows of `width` in `view`, or `nil` if it cannot be created for
  /// `target`.
  private func canvas(
    for width: Double, _ view: Rect, _ background: Color, _ target: Canvas
  ) -> Canvas? {
    guard let surface = cairo_get_group_target(target.context) else { return nil }
    let wanted = Shape(
      width: width, height: view.height, scale: target.scale,
      content: cairo_surface_get_content(surface).rawValue, background: background)
    if wanted == shape { return canvas }
    release()
    shape = wanted
    let pixel = 1 / target.scale
    length = (view.height * (1 + Self.spare) / pixel).rounded(.up) * pixel
    guard let columns = Int32(exactly: width.rounded(.up)),
      let lines = Int32(exactly: length.rounded(.up)),
      length * width * target.scale * target.scale <= Self.maximumPixels,
      let made = cairo_surface_create_similar(
        surface, cairo_surface_get_content(surface), columns, lines)
    else { return nil }
    defer { cairo_surface_destroy(made) }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let context = cairo_create(made)
    else { return nil }
    defer { cairo_destroy(context) }
    canvas = Canvas(borrowing: context)
    return canvas
  }
}
