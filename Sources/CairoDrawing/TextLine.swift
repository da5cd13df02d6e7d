internal import CCairo

/// One line of text laid out in one style, ready to be drawn often.
public final class TextLine {
  /// The width in points, from the pen's start to its end.
  public let width: Double
  /// Points from the line's top to its baseline.
  public let ascent: Double
  /// Points from the baseline to the line's bottom, descenders included.
  public let descent: Double
  /// Whether an ellipsis stands for its end.
  public let isEllipsized: Bool
  /// Characters that no font has; boxes stand for them.
  public let unknownGlyphs: Int

  let layout: OpaquePointer
  /// Whether its letters are filled outlines in place of the font's own pixels.
  let isOutlined: Bool

  /// The height in points.
  public var height: Double { ascent + descent }

  /// Takes over the caller's reference to a finished layout.
  init(adopting layout: OpaquePointer, isOutlined: Bool) {
    self.layout = layout
    self.isOutlined = isOutlined
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let baseline = pango_units_to_double(pango_layout_get_baseline(layout))
    width = pango_units_to_double(logical.width)
    ascent = baseline - pango_units_to_double(logical.y)
    descent = pango_units_to_double(logical.height) - ascent
    isEllipsized = pango_layout_is_ellipsized(layout) != 0
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}

/// Where a line lies between the two edges given to it.
public enum TextAlignment: Sendable {
  /// From the left edge.
  case left
  /// In the middle.
  case center
  /// To the right edge.
  case right
}

extension Canvas {
  /// Draws `line` with its left end at `x` and its baseline at `baseline`, both moved to the
  /// nearest device pixel so that the same text has the same pixels wherever it scrolls.
  public func draw(_ line: TextLine, x: Double, baseline: Double, _ color: Color) {
    let left = snapped(x: x)
    let top = snapped(y: baseline) - line.ascent
    guard Rect(x: left, y: top, width: line.width, height: line.height).isDrawable else { return }
    set(color)
    cairo_move_to(context, left, top)
    if line.isOutlined {
      pango_cairo_layout_path(context, line.layout)
      cairo_fill(context)
    } else {
      pango_cairo_show_layout(context, line.layout)
    }
  }

  /// Draws `line` in `rect`, its line box in the vertical middle.
  public func draw(
    _ line: TextLine, in rect: Rect, alignment: TextAlignment = .center, _ color: Color
  ) {
    let x =
      switch alignment {
      case .left: rect.x
      case .center: rect.midX - line.width / 2
      case .right: rect.maxX - line.width
      }
    draw(line, x: x, baseline: rect.midY + (line.ascent - line.descent) / 2, color)
  }
}
