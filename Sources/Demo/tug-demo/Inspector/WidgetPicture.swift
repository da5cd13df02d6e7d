import CGtk
import Tug

/// Draws widgets into pictures.
@MainActor enum WidgetPicture {
  /// Returns a picture of `widget` as a PNG.
  ///
  /// The widget must be laid out. `scale` is the number of pixels per point.
  static func png(
    of widget: UnsafeMutablePointer<GtkWidget>, scale: Int
  ) throws -> [UInt8] {
    let canvas = try Canvas(
      width: Double(gtk_widget_get_allocated_width(widget)),
      height: Double(gtk_widget_get_allocated_height(widget)), scale: Double(scale))
    gtk_widget_draw(widget, canvas.context)
    return try canvas.png()
  }
}
