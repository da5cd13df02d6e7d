internal import CCairo

/// Text laid out in one style, in one or several lines, which can be drawn repeatedly.
public final class TextLayout {
  /// The width in points of the widest line, from the pen's start to its end.
  public let width: Double
  /// The total height of the lines in points.
  public let height: Double
  /// The distance in points from the top to the first line's baseline.
  public let ascent: Double
  /// The number of lines, 1 or more.
  public let lineCount: Int
  /// Whether an ellipsis replaces part of the text.
  public let isEllipsized: Bool
  /// The number of characters that no font has; boxes replace them.
  public let unknownGlyphs: Int

  /// The number of characters that Pango laid out.
  let characterCount: Int
  let layout: OpaquePointer
  /// Whether characters are drawn as filled outlines instead of the font's pixels.
  let isOutlined: Bool
  /// Whether drawing the text leaves ink.
  let isPainted: Bool
  /// The left end of the text in points, in Pango's own box, which may be wider than the text.
  let start: Double

  /// The ink rectangle in Pango units, relative to the top left corner of the text.
  private let inkBox: PangoRectangle

  /// The distance in points from the first line's baseline to the bottom, descenders included.
  public var descent: Double { height - ascent }

  /// Creates a text from a finished layout, taking ownership of the caller's reference.
  init(adopting layout: OpaquePointer, isOutlined: Bool, isPainted: Bool) {
    self.layout = layout
    self.isPainted = isPainted
    self.isOutlined = isOutlined
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &logical)
    ink.x -= logical.x
    ink.y -= logical.y
    inkBox = ink
    let baseline = pango_units_to_double(pango_layout_get_baseline(layout))
    start = pango_units_to_double(logical.x)
    width = pango_units_to_double(logical.width)
    height = pango_units_to_double(logical.height)
    ascent = baseline - pango_units_to_double(logical.y)
    lineCount = max(Int(pango_layout_get_line_count(layout)), 1)
    isEllipsized = pango_layout_is_ellipsized(layout) != 0
    characterCount = Int(pango_layout_get_character_count(layout))
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Returns the ink rectangle of the text with its left end at `x` and its first baseline at
  /// `baseline`.
  func ink(x: Double, baseline: Double) -> Rect {
    Rect(
      x: x + pango_units_to_double(inkBox.x),
      y: baseline - ascent + pango_units_to_double(inkBox.y),
      width: pango_units_to_double(inkBox.width), height: pango_units_to_double(inkBox.height))
  }

  /// Returns the left end of the text, aligned between the left and right edges of `place`.
  func left(in place: Rect, _ alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: place.x
    case .center: place.midX - width / 2
    case .right: place.maxX - width
    }
  }

  /// Returns the first baseline of the text, centred vertically in `place`.
  func baseline(in place: Rect) -> Double { place.midY + (ascent - descent) / 2 }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}

/// The horizontal alignment of a text.
public enum TextAlignment: Sendable {
  /// At the left edge.
  case left
  /// At the centre.
  case center
  /// At the right edge.
  case right
}

extension Canvas {
  /// Draws `text` with its left end at `x` and its first baseline at `baseline`.
  ///
  /// Both are moved to the nearest device pixel, so that a text has identical pixels wherever it
  /// scrolls to.
  public func draw(_ text: TextLayout, x: Double, baseline: Double, _ color: Color) {
    guard text.isPainted else { return }
    let left = snapped(x: x)
    let top = snapped(y: baseline) - text.ascent
    guard Rect(x: left, y: top, width: text.width, height: text.height).isDrawable else { return }
    set(color)
    cairo_move_to(context, left - text.start, top)
    if text.isOutlined {
      pango_cairo_layout_path(context, text.layout)
      cairo_fill(context)
    } else {
      pango_cairo_show_layout(context, text.layout)
    }
  }

  /// Draws `text` between the left and right edges of `place`, with its first baseline at
  /// `baseline`.
  public func draw(
    _ text: TextLayout, in place: Rect, alignment: TextAlignment, baseline: Double, _ color: Color
  ) {
    draw(text, x: text.left(in: place, alignment), baseline: baseline, color)
  }

  /// Draws `text` in `rect`, centred vertically.
  public func draw(
    _ text: TextLayout, in rect: Rect, alignment: TextAlignment = .center, _ color: Color
  ) {
    draw(text, in: rect, alignment: alignment, baseline: text.baseline(in: rect), color)
  }
}
