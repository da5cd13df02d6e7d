import CGtk
import GtkBridge
import Tug

/// A paper plane in the text colour, which flies in the direction of the text.
///
/// Icon themes have no such icon.
@MainActor enum SendIcon {
  /// The width and height in points.
  private static let size = 16.0
  /// The corners of the plane that flies to the right, as fractions of the size: its upper and its
  /// lower wing.
  private static let wings = [
    [(0.0, 0.06), (1.0, 0.5), (0.0, 0.44)], [(0.0, 0.56), (1.0, 0.5), (0.0, 0.94)],
  ]

  /// Creates a widget that shows the icon.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_drawing_area_new()
    gtk_widget_set_size_request(widget, gint(size), gint(size))
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    SignalConnection.connectDraw(widget) { draw(on: $0, in: widget) }
    gtk_widget_show(widget)
    return widget
  }

  private static func draw(on cairo: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    let isMirrored = ThemedText.isMirrored(in: widget)
    for wing in wings {
      var path = Path(
        through: wing.map { (x: (isMirrored ? 1 - $0.0 : $0.0) * size, y: $0.1 * size) })
      path.close()
      Canvas(borrowing: cairo).fill(path, ThemedColor.words(of: widget))
    }
  }
}
