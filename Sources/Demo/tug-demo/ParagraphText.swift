import CGtk
import GtkBridge

/// Text of several lines in the font and colour of a widget, for pages that draw themselves.
@MainActor struct ParagraphText {
  /// The width of the longest line, in points.
  let width: Double
  /// The height in points.
  let height: Double
  private let layout: GObjectRef<OpaquePointer>?
  private let color: GdkRGBA
  /// The horizontal extent of the last line, in points from the left.
  private let lastLine: ClosedRange<Double>

  /// Lays out `text` in the style of `widget`, with lines of at most `space` points.
  init(_ text: String, space: Double, in widget: UnsafeMutablePointer<GtkWidget>) {
    color = ThemedText.color(of: widget)
    guard let made = gtk_widget_create_pango_layout(widget, text) else {
      (layout, width, height, lastLine) = (nil, 0, 0, 0...0)
      return
    }
    let layout = GObjectRef(adopting: made)
    self.layout = layout
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout.pointer, pango_units_from_double(max(space, 1)))
    var size = (width: Int32(0), height: Int32(0))
    pango_layout_get_pixel_size(layout.pointer, &size.width, &size.height)
    // Right-aligned lines must end at the right of the longest line, so reduce the layout's width
    // to it.
    pango_layout_set_width(layout.pointer, (size.width + 1) * PANGO_SCALE)
    pango_layout_get_pixel_size(layout.pointer, &size.width, &size.height)
    (width, height) = (Double(size.width), Double(size.height))
    lastLine = Self.lastLine(of: layout.pointer)
  }

  private static func lastLine(of layout: OpaquePointer) -> ClosedRange<Double> {
    guard let lines = pango_layout_get_iter(layout) else { return 0...0 }
    defer { pango_layout_iter_free(lines) }
    while pango_layout_iter_next_line(lines).isTrue {}
    var place = PangoRectangle()
    pango_layout_iter_get_line_extents(lines, nil, &place)
    let start = pango_units_to_double(place.x)
    return start...start + max(pango_units_to_double(place.width), 0)
  }

  /// Returns the distance in points to the end of the last line, from the left or, if `isMirrored`,
  /// from the right.
  func lastLineEnd(isMirrored: Bool) -> Double {
    isMirrored ? width - lastLine.lowerBound : lastLine.upperBound
  }

  /// Draws the text with its top left corner at the given point.
  func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    guard let layout else { return }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(cairo, x.rounded(), y.rounded())
    pango_cairo_show_layout(cairo, layout.pointer)
  }
}
