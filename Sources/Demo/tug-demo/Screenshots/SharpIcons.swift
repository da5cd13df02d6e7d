import CGtk
import GtkBridge

/// Replaces the icons of a window with sharp ones, if the picture's scale differs from the
/// display's.
@MainActor enum SharpIcons {
  /// The side length of an icon in a button, in points.
  private static let side: Int32 = 16

  /// Replaces all theme icons below `widget` with icons that are rendered for `scale`.
  static func put(into widget: UnsafeMutablePointer<GtkWidget>, scale: Int) {
    guard let scale = Int32(exactly: scale), gtk_widget_get_scale_factor(widget) != scale else {
      return
    }
    for image in Descendants.of(gtk_image_get_type(), in: widget) { sharpen(image, scale: scale) }
  }

  private static func sharpen(_ widget: UnsafeMutablePointer<GtkWidget>, scale: Int32) {
    let image = widget.raw.of(GtkImage.self)
    let flags = GtkIconLookupFlags(rawValue: GTK_ICON_LOOKUP_FORCE_SIZE.rawValue)
    let theme = gtk_icon_theme_get_for_screen(gtk_widget_get_screen(widget))
    var info: OpaquePointer?
    switch gtk_image_get_storage_type(image) {
    case GTK_IMAGE_ICON_NAME:
      var name: UnsafePointer<CChar>?
      gtk_image_get_icon_name(image, &name, nil)
      info = gtk_icon_theme_lookup_icon_for_scale(theme, name, side, scale, flags)
    case GTK_IMAGE_GICON:
      var icon: OpaquePointer?
      gtk_image_get_gicon(image, &icon, nil)
      info = gtk_icon_theme_lookup_by_gicon_for_scale(theme, icon, side, scale, flags)
    default: return
    }
    guard let info else { return }
    let keptInfo = GObjectRef(adopting: info)
    let style = gtk_widget_get_style_context(widget)
    guard
      let pixbuf = gtk_icon_info_load_symbolic_for_context(keptInfo.pointer, style, nil, nil)
    else { return }
    let keptPixbuf = GObjectRef(adopting: pixbuf)
    guard let surface = gdk_cairo_surface_create_from_pixbuf(keptPixbuf.pointer, scale, nil)
    else { return }
    gtk_image_set_from_surface(image, surface)
    cairo_surface_destroy(surface)
  }
}
