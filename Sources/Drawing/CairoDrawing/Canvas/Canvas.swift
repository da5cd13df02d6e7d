internal import CCairo

/// A surface to draw on, in points with y downwards: an image of its own, or a borrowed context.
///
///     let canvas = try Canvas(width: 320, height: 480, scale: 2)
///     canvas.fill(palette.background)
///     try canvas.writePNG(to: "frame.png")
///
/// A canvas belongs to the thread that draws on it. Coordinates and sizes that are not finite
/// draw nothing.
public final class Canvas {
  /// The largest width and height of a cairo image, in pixels.
  public static let maximumPixels = 32767.0

  /// The cairo context (`cairo_t *`), for drawing that the canvas has no method for; leave its
  /// state as it was.
  public let context: OpaquePointer
  /// Device pixels per point before any transformation, above 0.
  public let scale: Double
  /// The canvas has pixels of its own.
  public let isImage: Bool
  /// Where what was drawn moves by time alone, in the context's coordinates without any transformation;
  /// nil where nobody asks.
  var motion: [Rect]?

  /// An image of `width` by `height` points with `scale` pixels to the point, transparent.
  ///
  /// A part of a pixel at the right or bottom becomes a whole one. Throws ``CanvasError`` when
  /// cairo cannot hold such an image.
  public init(width: Double, height: Double, scale: Double = 1) throws(CanvasError) {
    let unusable = CanvasError.unusableSize(width: width, height: height, scale: scale)
    guard scale > 0,
      let columns = Self.pixels(width * scale), let rows = Self.pixels(height * scale)
    else { throw unusable }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .refused(String(cString: cairo_status_to_string(status)))
    }
    cairo_surface_set_device_scale(surface, scale, scale)
    guard let context = cairo_create(surface) else { throw unusable }
    self.context = context
    self.scale = scale
    isImage = true
  }

  /// A canvas on somebody else's context (`cairo_t *`), as GTK lends one for drawing.
  ///
  /// The canvas keeps the context alive, but the context remains its owner's: draw only while the
  /// owner allows it.
  public init(borrowing context: OpaquePointer) {
    cairo_reference(context)
    self.context = context
    var horizontal = 1.0
    var vertical = 1.0
    cairo_surface_get_device_scale(cairo_get_target(context), &horizontal, &vertical)
    scale = vertical > 0 && vertical.isFinite ? vertical : 1
    isImage = false
  }

  deinit { cairo_destroy(context) }

  /// `length` in whole pixels; nil where cairo has no such image.
  private static func pixels(_ length: Double) -> Int32? {
    // The rounding error of a product like 1.1 · 10 must not add a pixel.
    let whole = (length - 1e-6).rounded(.up)
    guard whole >= 1, whole <= maximumPixels else { return nil }
    return Int32(exactly: whole)
  }

  // MARK: State

  /// Runs `body` and then restores the transformation and the clip.
  public func preservingState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body()
  }

  /// Runs `body` with drawing limited to `rect`; an empty one lets nothing through.
  public func clipped<Failure: Error>(
    to rect: Rect, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard !rect.isEmpty, rect.isDrawable else { return }
    try preservingState { () throws(Failure) in
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      cairo_clip(context)
      try body()
    }
  }

  /// Runs `body` with its origin at `x`, `y`.
  public func translated<Failure: Error>(
    x: Double, y: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard x.isFinite, y.isFinite else { return }
    try preservingState { () throws(Failure) in
      cairo_translate(context, x, y)
      try body()
    }
  }

  /// Runs `body` with its origin at `x`, `y` and turned clockwise by `angle` radians.
  public func rotated<Failure: Error>(
    by angle: Double, aroundX x: Double, y: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard angle.isFinite else { return }
    try translated(x: x, y: y) { () throws(Failure) in
      cairo_rotate(context, angle)
      try body()
    }
  }

  /// The smallest factor.
  ///
  /// Cairo cannot invert a smaller one, and draws nothing more after it.
  static let leastFactor = 1e-9

  /// Runs `body` with everything `factor` times as large; a factor that is not above 0 draws
  /// nothing.
  public func magnified<Failure: Error>(
    by factor: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard factor > Self.leastFactor, factor.isFinite else { return }
    try preservingState { () throws(Failure) in
      cairo_scale(context, factor, factor)
      try body()
    }
  }

  /// The rectangles that drawing is limited to; one that holds everything where they are too many to
  /// tell.
  var clipBoxes: [Rect] {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return [] }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else {
      let all = 1e6
      return [Rect(x: -all, y: -all, width: 2 * all, height: 2 * all)]
    }
    let boxes = UnsafeBufferPointer(
      start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles))
    return boxes.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// The pixels are a display server's, to which pixels of our own would have to be sent.
  var isInDisplayServer: Bool {
    guard let surface = cairo_get_group_target(context) else { return false }
    return cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_XLIB
  }

  // MARK: Device pixels

  /// The length of one device pixel in points, under the present transformation.
  public var pixel: Double { 1 / abs(verticalGrid.scale) }

  /// `y` moved to the nearest border between device pixels.
  public func snapped(y: Double) -> Double { verticalGrid.nearest(y) }

  /// `x` moved to the nearest border between device pixels.
  public func snapped(x: Double) -> Double { horizontalGrid.nearest(x) }

  /// `rect` with each edge moved to the nearest border between device pixels.
  public func snapped(_ rect: Rect) -> Rect {
    let columns = horizontalGrid
    let rows = verticalGrid
    let x = columns.nearest(rect.x)
    let y = rows.nearest(rect.y)
    return Rect(
      x: x, y: y, width: columns.nearest(rect.maxX) - x, height: rows.nearest(rect.maxY) - y)
  }

  /// The grid of device pixels along one axis of the present coordinates.
  private struct PixelGrid {
    var scale: Double
    var origin: Double

    /// A grid; a transformation without one along the axis counts as one pixel to the point.
    init(scale: Double, origin: Double) {
      let isUsable = abs(scale) > 1e-9 && scale.isFinite && origin.isFinite
      self.scale = isUsable ? scale : 1
      self.origin = isUsable ? origin : 0
    }

    func nearest(_ value: Double) -> Double {
      ((value * scale + origin).rounded() - origin) / scale
    }
  }

  private var horizontalGrid: PixelGrid {
    let matrix = deviceMatrix
    return matrix.isTurned
      ? PixelGrid(scale: matrix.yx * scale, origin: matrix.y0 * scale)
      : PixelGrid(scale: matrix.xx * scale, origin: matrix.x0 * scale)
  }

  private var verticalGrid: PixelGrid {
    let matrix = deviceMatrix
    return matrix.isTurned
      ? PixelGrid(scale: matrix.xy * scale, origin: matrix.x0 * scale)
      : PixelGrid(scale: matrix.yy * scale, origin: matrix.y0 * scale)
  }

  private var deviceMatrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }
}

extension cairo_matrix_t {
  /// True where rows and columns have changed places, as after a quarter turn.
  fileprivate var isTurned: Bool { abs(xx) < 1e-9 && abs(yy) < 1e-9 }
}

extension Rect {
  /// True where cairo's fixed-point numbers can hold the rectangle.
  ///
  /// They have 24 bits before the point, for device pixels; the bound leaves room for a scale
  /// of 3 and a translation. Source: cairo-fixed-type-private.h, CAIRO_FIXED_BITS and
  /// CAIRO_FIXED_FRAC_BITS.
  var isDrawable: Bool {
    let limit = 1e6
    return abs(x) < limit && abs(y) < limit && abs(width) < limit && abs(height) < limit
  }
}
