internal import CCairo

/// A picture to draw, such as a row's icon; its pixels never change.
public final class Surface {
  /// The width in points, above 0.
  public let width: Double
  /// The height in points, above 0.
  public let height: Double
  /// Its shapes alone count: a row draws them in the colour of its text, as it does a symbolic icon.
  public let isSymbolic: Bool

  let pointer: OpaquePointer

  /// A picture that `draw` draws on a new image; throws as ``Canvas`` does.
  public init(
    width: Double, height: Double, scale: Double = 1, isSymbolic: Bool = false,
    draw: (Canvas) -> Void
  ) throws(CanvasError) {
    let canvas = try Canvas(width: width, height: height, scale: scale)
    draw(canvas)
    guard let target = cairo_get_target(canvas.context) else { throw .notAnImage }
    cairo_surface_flush(target)
    pointer = cairo_surface_reference(target)
    self.isSymbolic = isSymbolic
    self.width = width
    self.height = height
  }

  /// An existing picture (`cairo_surface_t *`, an image surface), such as one from GTK's icon
  /// theme.
  ///
  /// It takes a reference of its own; the caller keeps theirs. The surface must not be drawn on any
  /// more. Nil for an empty or broken surface, and for one that is not an image.
  public init?(retaining surface: OpaquePointer, isSymbolic: Bool = false) {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    var horizontal = 1.0
    var vertical = 1.0
    cairo_surface_get_device_scale(surface, &horizontal, &vertical)
    let width = Double(cairo_image_surface_get_width(surface)) / horizontal
    let height = Double(cairo_image_surface_get_height(surface)) / vertical
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    pointer = cairo_surface_reference(surface)
    self.isSymbolic = isSymbolic
    self.width = width
    self.height = height
  }

  /// The rectangle in the middle of `rect` that it fills with its proportions.
  func fitted(into rect: Rect) -> Rect {
    let factor = min(rect.width / width, rect.height / height)
    let (width, height) = (width * factor, height * factor)
    return Rect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  deinit { cairo_surface_destroy(pointer) }
}
