import CGtk
import Tug

/// Pictures of widgets as they are now.
@MainActor enum WidgetPicture {
  /// A picture of `widget`, which is laid out, with `scale` pixels to the point, as a PNG.
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
