import CGtk
import GtkBridge

/// A line of text in the font and colour of a widget, for pages that draw themselves.
@MainActor struct ThemedText {
  /// The font size of a heading, relative to the surrounding text.
  static let heading = 1.25

  /// The width in points.
  let width: Double
  /// The height in points.
  let height: Double
  private let layout: GObjectRef<OpaquePointer>?
  private let color: GdkRGBA

  /// Lays out `text` in the style of `widget`, with its font size multiplied by `scale`.
  ///
  /// Text wider than `space` points is ellipsized. If `isBold` is `nil`, text is bold if `scale` is
  /// greater than 1. If `color` is `nil`, text has the colour of `widget`.
  init(
    _ text: String, scale: Double = 1, isBold: Bool? = nil, opacity: Double = 1,
    color: GdkRGBA? = nil, space: Double, in widget: UnsafeMutablePointer<GtkWidget>
  ) {
    var color = color ?? Self.color(of: widget)
    color.alpha *= opacity
    self.color = color
    var size = (width: Int32(0), height: Int32(0))
    layout = gtk_widget_create_pango_layout(widget, text).map { GObjectRef(adopting: $0) }
    if let layout {
      let attributes = pango_attr_list_new()
      if scale != 1 {
        pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
      }
      if isBold ?? (scale > 1) {
        pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      }
      pango_layout_set_attributes(layout.pointer, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
      pango_layout_get_pixel_size(layout.pointer, &size.width, &size.height)
      // With a width set, Pango would align a line of the opposite direction to the far edge, so
      // set it only if the text must be ellipsized.
      if Double(size.width) > space {
        pango_layout_set_width(layout.pointer, pango_units_from_double(max(space, 0)))
      }
      pango_layout_get_pixel_size(layout.pointer, &size.width, &size.height)
    }
    width = Double(size.width)
    height = Double(size.height)
  }

  /// Returns the text colour of `widget`.
  static func color(of widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return color
  }

  /// Returns whether the text direction of `widget` is right to left.
  static func isMirrored(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  /// Draws the text with its top left corner at the given point.
  func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    guard let layout else { return }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(cairo, x.rounded(), y.rounded())
    pango_cairo_show_layout(cairo, layout.pointer)
  }
}
