internal import CCairo
internal import Glibc

extension Canvas {
  /// Draws `image` at the centre of `place`, scaled down if it does not fit.
  ///
  /// The aspect ratio is kept. If `enlarges` is `true`, a smaller image is scaled up to fit
  /// `place`. `opacity` is from 0, which draws nothing, to 1. If `tint` is set, it replaces every
  /// colour of the image, so that only the shape is visible.
  public func draw(
    _ image: ControlImage, in place: Rect, opacity: Double = 1, tint: Color? = nil,
    enlarges: Bool = false
  ) {
    guard !place.isEmpty, place.isDrawable, opacity > 0, !image.isEmpty else { return }
    reportMotion(in: place)
    let space = min(place.width / image.width, place.height / image.height)
    let factor = enlarges ? space : min(space, 1)
    let devicePixels = devicePixelsPerPoint
    guard let pixels = image.representation(for: factor * devicePixels) else { return }
    var x = place.midX - image.width * factor / 2
    var y = place.midY - image.height * factor / 2
    if isUpright {
      x = snapped(x: x)
      y = snapped(y: y)
    }
    preservingState {
      cairo_translate(context, x, y)
      cairo_scale(context, factor / pixels.scale, factor / pixels.scale)
      cairo_rectangle(
        context, 0, 0, Double(pixels.pixels.width), Double(pixels.pixels.height))
      cairo_clip(context)
      pixels.pixels.withPattern { pattern in
        if let tint {
          set(tint.faded(by: min(opacity, 1)))
          cairo_mask(context, pattern)
        } else {
          cairo_set_source(context, pattern)
          cairo_paint_with_alpha(context, min(opacity, 1))
        }
        // Release the source before its pixels become invalid.
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Draws a cross-fade between two images, each centred in `place`.
  ///
  /// A `fraction` of 0 shows only the first image, 1 only the second. The result of two opaque
  /// images is opaque.
  public func draw(
    _ first: ControlImage, into second: ControlImage, fraction: Double, in place: Rect
  ) {
    let fraction = fraction >= 0 ? min(fraction, 1) : 0
    blend(in: place) {
      draw(first, in: place, opacity: 1 - fraction)
    } and: {
      draw(second, in: place, opacity: fraction)
    }
  }

  /// Draws `first` and `second` into `place` and adds their colours and opacities.
  ///
  /// The opacities of the two drawings should add up to at most 1.
  func blend(in place: Rect, _ first: () -> Void, and second: () -> Void) {
    clipped(to: place) {
      cairo_push_group(context)
      first()
      preservingState {
        // Add the two: painting one over the other would let the background show through.
        cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        second()
      }
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }
  }

  /// Whether rows and columns of points are parallel to rows and columns of device pixels: the
  /// rotation is a multiple of a quarter turn.
  private var isUpright: Bool {
    let matrix = matrix
    let least = 1e-9
    return (abs(matrix.xy) < least && abs(matrix.yx) < least)
      || (abs(matrix.xx) < least && abs(matrix.yy) < least)
  }

  /// The device pixels per point under the current transformation, independent of its rotation.
  private var devicePixelsPerPoint: Double {
    let matrix = matrix
    return scale * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  private var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }
}

extension Pixels {
  /// Calls `body` with a cairo pattern that reads these pixels without copying them.
  func withPattern(_ body: (OpaquePointer) -> Void) {
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else { return }
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      // The pixels are not modified: cairo only reads from a surface that is used as a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: start), CAIRO_FORMAT_ARGB32, columns, rows, columns * 4)
      guard let surface, let pattern = cairo_pattern_create_for_surface(surface) else { return }
      // Without padding the outermost pixels of a scaled image would fade out.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      body(pattern)
      cairo_pattern_destroy(pattern)
      // Finishing the surface makes a recording surface copy the pixels while they are still valid.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
