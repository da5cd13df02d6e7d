import CGtk
import GtkBridge

/// Text of any number of lines in a widget's own font and colour, for pages that draw themselves.
@MainActor struct ParagraphText {
  /// Its width in points: that of its longest line.
  let width: Double
  /// Its height in points.
  let height: Double
  private let layout: GObjectRef<OpaquePointer>?
  private let color: GdkRGBA
  /// Where the last line begins and ends, in points from the left.
  private let lastLine: ClosedRange<Double>

  /// `text` as `widget` would show it, with lines no longer than `room` points.
  init(_ text: String, room: Double, in widget: UnsafeMutablePointer<GtkWidget>) {
    color = ThemedText.color(of: widget)
    guard let made = gtk_widget_create_pango_layout(widget, text) else {
      (layout, width, height, lastLine) = (nil, 0, 0, 0...0)
      return
    }
    let layout = GObjectRef(adopting: made)
    self.layout = layout
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout.pointer, pango_units_from_double(max(room, 1)))
    var size = (width: Int32(0), height: Int32(0))
    pango_layout_get_pixel_size(layout.pointer, &size.width, &size.height)
    // Lines that run the other way end at the right of the longest one, not of the room.
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

  /// How far the last line goes in points, from the left, or from the right where all is mirrored.
  func lastLineEnd(isMirrored: Bool) -> Double {
    isMirrored ? width - lastLine.lowerBound : lastLine.upperBound
  }

  /// Draws it with its top left at a point.
  func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    guard let layout else { return }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(cairo, x.rounded(), y.rounded())
    pango_cairo_show_layout(cairo, layout.pointer)
  }
}
