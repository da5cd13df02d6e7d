internal import CCairo
internal import Glibc

extension Canvas {
  /// Draws `image` in the middle of `place`: in its own size, or smaller where that does not fit.
  ///
  /// Its proportions stay. `enlarges` lets it fill a place that is larger than itself. `opacity`
  /// goes from 0, which draws nothing, to 1. A `tint` takes the place of all its colours, so that
  /// only its shape is left.
  public func draw(
    _ image: ControlImage, in place: Rect, opacity: Double = 1, tint: Color? = nil,
    enlarges: Bool = false
  ) {
    guard !place.isEmpty, place.isDrawable, opacity > 0, !image.isEmpty else { return }
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
        // The source is let go before its pixels are.
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Draws what is between two pictures, each in the middle of `place`: at a `share` of 0 the first,
  /// at 1 the second.
  ///
  /// Where both are opaque, so is what is drawn.
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

  /// Adds up what two bodies draw in `place`, each with its share of opacity.
  func blend(in place: Rect, _ first: () -> Void, and second: () -> Void) {
    clipped(to: place) {
      cairo_push_group(context)
      first()
      preservingState {
        // What the one has lost the other adds; one over the other would let the ground through.
        cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        second()
      }
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }
  }

  /// Whether rows or columns of points are rows of device pixels: without a turn, or with a
  /// quarter one.
  private var isUpright: Bool {
    let matrix = matrix
    let least = 1e-9
    return (abs(matrix.xy) < least && abs(matrix.yx) < least)
      || (abs(matrix.xx) < least && abs(matrix.yy) < least)
  }

  /// How many device pixels a point has each way, whatever way it is turned.
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
      // Without it the outermost pixels of a picture that is not in its own size fade away.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      body(pattern)
      cairo_pattern_destroy(pattern)
      // Whoever recorded the drawing makes a copy now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
