internal import CCairo

/// The rows in view as pixels of the display server, drawn when they come in and copied while they move.
///
/// The surface is used as a ring: a row that comes in at one end takes the place of one that has gone
/// at the other. It holds one view, and beside it the rows that are only partly in view or come next.
/// Source: the scrolling-cost measurements, where it is the cheapest way on X11.
final class RowRing {
  /// What a ring was made for.
  private struct Shape: Equatable {
    var width, height, scale: Double
    var content: UInt32
    var ground: Color
  }

  /// The share of the view that is held beside it: for rows that are partly in view, and for those
  /// that come next.
  private static let spare = 0.125 + RowsAhead.share

  /// The largest number of pixels: cairo 1.16 clears an image of more than 2³² bytes past its end.
  private static let mostPixels = 268_435_456.0

  private var shape: Shape?
  /// The canvas on the surface.
  private var canvas: Canvas?
  private var length = 0.0
  /// The rows that it holds, one after the other.
  private var held = PlacedRows()
  /// How far the rows' places in it are below those in the viewport, in points without end: its own
  /// place is the rest by ``length``.
  private var shift = 0.0
  /// The number of rows that were drawn into it, for tests.
  package private(set) var drawnCount = 0

  /// Forgets what it holds, and keeps the surface.
  func empty() {
    if !held.rows.isEmpty { held.rows.removeAll(keepingCapacity: true) }
  }

  /// Gives the surface back.
  func release() {
    empty()
    (shape, canvas) = (nil, nil)
  }

  /// Copies `rows`, which lie one below the other from `x` on, onto `target` within `view`, and draws
  /// those first that it does not hold.
  ///
  /// False where it has no room for them: nothing is drawn then.
  func draw(
    _ rows: [PlacedRow], x: Double, in view: Rect, on ground: Color, onto target: Canvas
  ) -> Bool {
    var stack = PlacedRows()
    stack.rows = rows
    guard let frame = stack.frame, let canvas = canvas(for: frame.width, view, ground, target),
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
      // Across the surface's end it is in both places.
      if copy.frame.maxY > length { missing.append(copy.moved(by: -length)) }
    }
    if !missing.isEmpty { draw(missing, into: canvas, on: ground) }
    copy(from: canvas, to: frame.intersection(view), onto: target)
    return true
  }

  /// How far rows have moved that it holds, in points downwards; nil where it holds none of them.
  private func moved(_ rows: [PlacedRow], since former: PlacedRows) -> Double? {
    for row in rows {
      if let known = former.row(row.index), known.drawing === row.drawing {
        return row.frame.y - known.frame.y
      }
    }
    return nil
  }

  private func draw(_ rows: [PlacedRow], into canvas: Canvas, on ground: Color) {
    drawnCount += rows.count
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    for row in rows { canvas.fill(row.frame, ground) }
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    canvas.draw(rows)
  }

  /// The place in the surface of a position in the endless ring.
  private func place(of position: Double) -> Double {
    let rest = position.truncatingRemainder(dividingBy: length)
    return rest < 0 ? rest + length : rest
  }

  /// Copies the pixels of `rect`, a part of the rows, to where it is in the viewport.
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

  /// The canvas for rows of `width` in `view`; nil where there is none for `target`.
  private func canvas(
    for width: Double, _ view: Rect, _ ground: Color, _ target: Canvas
  ) -> Canvas? {
    guard let surface = cairo_get_group_target(target.context) else { return nil }
    let wanted = Shape(
      width: width, height: view.height, scale: target.scale,
      content: cairo_surface_get_content(surface).rawValue, ground: ground)
    if wanted == shape { return canvas }
    release()
    shape = wanted
    let pixel = 1 / target.scale
    length = (view.height * (1 + Self.spare) / pixel).rounded(.up) * pixel
    guard let columns = Int32(exactly: width.rounded(.up)),
      let lines = Int32(exactly: length.rounded(.up)),
      length * width * target.scale * target.scale <= Self.mostPixels,
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
