internal import CCairo

/// A drawing surface in points, y downwards: either an image or a borrowed cairo context.
///
///     let canvas = try Canvas(width: 320, height: 480, scale: 2)
///     canvas.fill(palette.background)
///     try canvas.writePNG(to: "frame.png")
///
/// Use a canvas only on the thread that draws on it. Drawing calls ignore coordinates and sizes
/// that are not finite.
public final class Canvas {
  /// The largest width and height of a cairo image, in pixels.
  public static let maximumPixels = 32767.0

  /// The cairo context (`cairo_t *`), for drawing that the canvas has no method for.
  ///
  /// Restore its state after use.
  public let context: OpaquePointer
  /// Device pixels per point before any transformation, above 0.
  public let scale: Double
  /// Whether the canvas owns an image, and not a borrowed context.
  public let isImage: Bool
  /// The animated areas reported so far, in device coordinates of the context, or `nil` if they are
  /// not being recorded.
  var motion: [Rect]?

  /// Creates a transparent image of `width` by `height` points with `scale` pixels per point.
  ///
  /// A fractional pixel at the right or bottom edge is rounded up. Throws ``CanvasError`` if cairo
  /// cannot create an image of this size.
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

  /// Creates a canvas that draws on a foreign context (`cairo_t *`), for example one from GTK.
  ///
  /// The canvas retains the context, but its owner decides when it may be drawn on.
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

  /// Returns `length` rounded up to whole pixels, or `nil` if cairo supports no such image size.
  private static func pixels(_ length: Double) -> Int32? {
    // Ignore the rounding error of a product such as 1.1 · 10, which must not add a pixel.
    let whole = (length - 1e-6).rounded(.up)
    guard whole >= 1, whole <= maximumPixels else { return nil }
    return Int32(exactly: whole)
  }

  // MARK: State

  /// Runs `body` and then restores the transformation, the clip and the drawing state.
  public func preservingState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body()
  }

  /// Runs `body` with drawing limited to `rect`.
  ///
  /// Does not call `body` if `rect` is empty.
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

  /// Runs `body` with the origin moved to `x`, `y`.
  public func translated<Failure: Error>(
    x: Double, y: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard x.isFinite, y.isFinite else { return }
    try preservingState { () throws(Failure) in
      cairo_translate(context, x, y)
      try body()
    }
  }

  /// Runs `body` with the origin moved to `x`, `y` and turned clockwise by `angle` radians.
  public func rotated<Failure: Error>(
    by angle: Double, aroundX x: Double, y: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard angle.isFinite else { return }
    try translated(x: x, y: y) { () throws(Failure) in
      cairo_rotate(context, angle)
      try body()
    }
  }

  /// The lower bound for a scale factor, exclusive.
  ///
  /// Cairo cannot invert a matrix with a smaller factor, and then rejects every further drawing
  /// call.
  static let minimumFactor = 1e-9

  /// Runs `body` with everything scaled by `factor`.
  ///
  /// Does not call `body` unless the factor is positive and finite.
  public func magnified<Failure: Error>(
    by factor: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard factor > Self.minimumFactor, factor.isFinite else { return }
    try preservingState { () throws(Failure) in
      cairo_scale(context, factor, factor)
      try body()
    }
  }

  /// The rectangles of the current clip, or one huge rectangle if cairo cannot express the clip as
  /// a list of rectangles.
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

  /// Whether the canvas draws to an X11 surface, so that client-side pixels would have to be
  /// uploaded.
  var isInDisplayServer: Bool {
    guard let surface = cairo_get_group_target(context) else { return false }
    return cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_XLIB
  }

  // MARK: Device pixels

  /// The height of one device pixel in points, under the current transformation.
  public var pixel: Double { 1 / abs(verticalGrid.scale) }

  /// Returns the border between device pixels that is nearest to `y`.
  public func snapped(y: Double) -> Double { verticalGrid.nearest(y) }

  /// Returns the border between device pixels that is nearest to `x`.
  public func snapped(x: Double) -> Double { horizontalGrid.nearest(x) }

  /// Returns `rect` with each edge moved to the nearest border between device pixels.
  public func snapped(_ rect: Rect) -> Rect {
    let columns = horizontalGrid
    let rows = verticalGrid
    let x = columns.nearest(rect.x)
    let y = rows.nearest(rect.y)
    return Rect(
      x: x, y: y, width: columns.nearest(rect.maxX) - x, height: rows.nearest(rect.maxY) - y)
  }

  /// The grid of device pixels along one axis of the current coordinates.
  private struct PixelGrid {
    var scale: Double
    var origin: Double

    /// Creates a grid.
    ///
    /// If the scale is unusable, the grid has one pixel per point.
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
  /// Whether rows and columns are swapped, as after a quarter turn.
  fileprivate var isTurned: Bool { abs(xx) < 1e-9 && abs(yy) < 1e-9 }
}

extension Rect {
  /// Whether cairo's fixed-point numbers can represent the rectangle.
  ///
  /// They have 24 bits before the point, for device pixels. The limit of 1e6 allows for a scale of
  /// 3 and a translation. Source: cairo-fixed-type-private.h, CAIRO_FIXED_BITS and
  /// CAIRO_FIXED_FRAC_BITS.
  var isDrawable: Bool {
    let limit = 1e6
    return abs(x) < limit && abs(y) < limit && abs(width) < limit && abs(height) < limit
  }
}
