internal import CCairo

/// An immutable image to draw, such as a row's icon.
package final class Surface {
  /// The width in points, above 0.
  package let width: Double
  /// The height in points, above 0.
  package let height: Double
  /// Whether only the shapes are used: a row draws them in its text colour, like a symbolic icon.
  package let isSymbolic: Bool

  let pointer: OpaquePointer

  /// Creates an image that `draw` draws.
  ///
  /// Throws the errors of ``Canvas/init(width:height:scale:)``.
  package init(
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

  /// Wraps an existing image surface (`cairo_surface_t *`), for example from GTK's icon theme.
  ///
  /// The initializer retains the surface; the caller keeps its own reference and must not draw on
  /// the surface any more. Returns `nil` if the surface is empty, in an error state or not an
  /// image.
  package init?(retaining surface: OpaquePointer, isSymbolic: Bool = false) {
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

  /// Returns the frame at the centre of `rect` that the image fills with its aspect ratio.
  func fitted(into rect: Rect) -> Rect {
    let factor = min(rect.width / width, rect.height / height)
    let (width, height) = (width * factor, height * factor)
    return Rect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  deinit { cairo_surface_destroy(pointer) }
}
