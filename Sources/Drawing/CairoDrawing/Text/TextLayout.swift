internal import CCairo

/// Text laid out in one style, in one line or several, ready to be drawn often.
public final class TextLayout {
  /// The width in points of the widest line, from the pen's start to its end.
  public let width: Double
  /// The height in points of all lines.
  public let height: Double
  /// Points from the top to the first line's baseline.
  public let ascent: Double
  /// The number of lines, 1 or more.
  public let lineCount: Int
  /// True where an ellipsis stands for its end.
  public let isEllipsized: Bool
  /// The number of characters that no font has; boxes stand for them.
  public let unknownGlyphs: Int

  /// The number of letters that Pango was given.
  let letterCount: Int
  let layout: OpaquePointer
  /// Its letters are filled outlines in place of the font's own pixels.
  let isOutlined: Bool
  /// It leaves ink.
  let isPainted: Bool
  /// The start of the text in Pango's own box, which may be broader than the text.
  let start: Double

  /// The part of the box that its letters fill, from the box's upper left corner in Pango's units.
  private let inkBox: PangoRectangle

  /// Points from the first line's baseline to the bottom, descenders included.
  public var descent: Double { height - ascent }

  /// Takes over the caller's reference to a finished layout.
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
    letterCount = Int(pango_layout_get_character_count(layout))
    unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// The rectangle that its letters fill with its left end at `x` and its first baseline at `baseline`.
  func ink(x: Double, baseline: Double) -> Rect {
    Rect(
      x: x + pango_units_to_double(inkBox.x),
      y: baseline - ascent + pango_units_to_double(inkBox.y),
      width: pango_units_to_double(inkBox.width), height: pango_units_to_double(inkBox.height))
  }

  /// Its left end between the left and right edges of `place`.
  func left(in place: Rect, _ alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: place.x
    case .center: place.midX - width / 2
    case .right: place.maxX - width
    }
  }

  /// Its first baseline where its box is in the vertical middle of `place`.
  func baseline(in place: Rect) -> Double { place.midY + (ascent - descent) / 2 }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}

/// The place of a text between two edges.
public enum TextAlignment: Sendable {
  /// From the left edge.
  case left
  /// In the middle.
  case center
  /// To the right edge.
  case right
}

extension Canvas {
  /// Draws `text` with its left end at `x` and its first baseline at `baseline`, both moved to the
  /// nearest device pixel, so that the same text has the same pixels wherever it scrolls to.
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

  /// Draws `text` between the left and right edges of `place`, its first baseline at `baseline`.
  public func draw(
    _ text: TextLayout, in place: Rect, alignment: TextAlignment, baseline: Double, _ color: Color
  ) {
    draw(text, x: text.left(in: place, alignment), baseline: baseline, color)
  }

  /// Draws `text` in `rect`, its box in the vertical middle.
  public func draw(
    _ text: TextLayout, in rect: Rect, alignment: TextAlignment = .center, _ color: Color
  ) {
    draw(text, in: rect, alignment: alignment, baseline: text.baseline(in: rect), color)
  }
}
