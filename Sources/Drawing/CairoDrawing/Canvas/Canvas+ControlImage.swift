internal import CCairo
internal import Glibc

extension Canvas {
  /// Draws `image` in the middle of `place`: in its own size, or smaller where it does not fit.
  ///
  /// Its proportions stay. `enlarges` lets it fill a place that is larger than itself. `opacity`
  /// goes from 0, which draws nothing, to 1. A `tint` replaces all its colours, so that only its
  /// shape is left.
  public func draw(
    _ image: ControlImage, in place: Rect, opacity: Double = 1, tint: Color? = nil,
    enlarges: Bool = false
  ) {
    guard !place.isEmpty, place.isDrawable, opacity > 0, !image.isEmpty else { return }
    noteMotion(in: place)
    let room = min(place.width / image.width, place.height / image.height)
    let factor = enlarges ? room : min(room, 1)
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
        // The source is released before its pixels are.
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Draws a cross-fade between two pictures, each in the middle of `place`: at a `share` of 0 the
  /// first, at 1 the second.
  ///
  /// The result of two opaque pictures is opaque.
  public func draw(
    _ first: ControlImage, into second: ControlImage, share: Double, in place: Rect
  ) {
    let share = share >= 0 ? min(share, 1) : 0
    blend(in: place) {
      draw(first, in: place, opacity: 1 - share)
    } and: {
      draw(second, in: place, opacity: share)
    }
  }

  /// Adds the drawings of two bodies in `place`, each with its share of opacity.
  func blend(in place: Rect, _ first: () -> Void, and second: () -> Void) {
    clipped(to: place) {
      cairo_push_group(context)
      first()
      preservingState {
        // The two are added: one painted over the other would let the ground through.
        cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        second()
      }
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }
  }

  /// True where rows or columns of points are rows of device pixels: without a rotation, or with
  /// one by a quarter turn.
  private var isUpright: Bool {
    let matrix = matrix
    let least = 1e-9
    return (abs(matrix.xy) < least && abs(matrix.yx) < least)
      || (abs(matrix.xx) < least && abs(matrix.yy) < least)
  }

  /// The device pixels per point, whatever the rotation.
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
  /// Lends the pixels to `body` as a pattern, without copying them.
  func withPattern(_ body: (OpaquePointer) -> Void) {
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else { return }
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      // Cairo only reads from a surface that is a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: start), CAIRO_FORMAT_ARGB32, columns, rows, columns * 4)
      guard let surface, let pattern = cairo_pattern_create_for_surface(surface) else { return }
      // Otherwise the outermost pixels of a scaled picture would fade.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      body(pattern)
      cairo_pattern_destroy(pattern)
      // A surface that recorded the drawing makes its copy now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
