import CGtk
import CairoDrawing
import GtkBridge

/// A cache of the images of row icons for one icon theme.
///
/// The keys include size and scale.
@MainActor final class IconCache {
  private struct Key: Hashable {
    var icon: Icon
    var size: Int32
    var scale: Int32
  }

  /// The maximum number of images: more than any list shows at once.
  ///
  /// If it is exceeded, the cache is emptied.
  private static let limit = 512
  /// The name of a file icon that every icon theme has.
  private static let fallbackName = "text-x-generic"

  private var pictures: [Key: Surface?] = [:]
  private var theme: GObjectRef<UnsafeMutablePointer<GtkIconTheme>>?
  private var connection: UInt = 0

  /// Returns the image of `icon` at `size` points, with `scale` pixels per point.
  ///
  /// If the theme of `widget` lacks the icon, the image is blank, or a generic file icon for a
  /// content type. Returns `nil` if no image can be created.
  func picture(
    of icon: Icon, size: Int32, scale: Int32, for widget: UnsafeMutablePointer<GtkWidget>
  ) -> Surface? {
    let key = Key(icon: icon, size: size, scale: scale)
    if let known = pictures[key] { return known }
    if pictures.count >= Self.limit { pictures = [:] }
    let picture = Self.load(icon, size: size, scale: scale, for: widget)
    pictures[key] = .some(picture)
    return picture
  }

  /// Watches the icon theme of `widget`, and calls `changed` when its images change.
  func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, changed: @escaping @MainActor () -> Void
  ) {
    stop()
    guard gtk_widget_has_screen(widget).isTrue,
      let pointer = gtk_icon_theme_get_for_screen(gtk_widget_get_screen(widget))
    else { return }
    theme = GObjectRef(retaining: pointer)
    connection = SignalConnection.connect(pointer, "changed") { [weak self] in
      self?.pictures = [:]
      changed()
    }
  }

  /// Drops all images and stops following the theme.
  func stop() {
    if let theme { SignalConnection.disconnect(theme.pointer, connection) }
    theme = nil
    connection = 0
    pictures = [:]
  }

  private static func load(
    _ icon: Icon, size: Int32, scale: Int32, for widget: UnsafeMutablePointer<GtkWidget>
  ) -> Surface? {
    let found: OpaquePointer? =
      switch icon.source {
      case .name(let name): g_themed_icon_new_with_default_fallbacks(name)
      case .contentType(let type): g_content_type_get_icon(type)
      case .serialized(let text): g_icon_new_for_string(text, nil)
      case .given(let icon): retained(icon.pointer)
      }
    guard let found else { return blank(size: size, scale: scale) }
    let picture = load(GObjectRef(adopting: found), size: size, scale: scale, for: widget)
    if let picture { return picture }
    // The theme may lack an icon for this content type, so use a generic file icon.
    if case .contentType = icon.source, let other = g_themed_icon_new(fallbackName) {
      let other = load(GObjectRef(adopting: other), size: size, scale: scale, for: widget)
      if let other { return other }
    }
    return blank(size: size, scale: scale)
  }

  private static func retained(_ icon: OpaquePointer) -> OpaquePointer {
    g_object_ref(UnsafeMutableRawPointer(icon))
    return icon
  }

  /// Returns a blank image, so that the texts of all rows stay aligned.
  private static func blank(size: Int32, scale: Int32) -> Surface? {
    try? Surface(width: Double(size), height: Double(size), scale: Double(scale)) { _ in }
  }

  private static func load(
    _ gicon: GObjectRef<OpaquePointer>, size: Int32, scale: Int32,
    for widget: UnsafeMutablePointer<GtkWidget>
  ) -> Surface? {
    let theme = gtk_icon_theme_get_for_screen(gtk_widget_get_screen(widget))
    let flags = GtkIconLookupFlags(rawValue: GTK_ICON_LOOKUP_FORCE_SIZE.rawValue)
    guard
      let info = gtk_icon_theme_lookup_by_gicon_for_scale(theme, gicon.pointer, size, scale, flags)
    else { return nil }
    let keptInfo = GObjectRef(adopting: info)
    let isSymbolic = gtk_icon_info_is_symbolic(keptInfo.pointer).isTrue
    guard let pixbuf = gtk_icon_info_load_icon(keptInfo.pointer, nil) else { return nil }
    let keptPixbuf = GObjectRef(adopting: pixbuf)
    // Without a window GDK creates an image surface, whatever the display would prefer.
    guard let surface = gdk_cairo_surface_create_from_pixbuf(keptPixbuf.pointer, scale, nil)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let width = Double(gdk_pixbuf_get_width(keptPixbuf.pointer)) / Double(scale)
    let height = Double(gdk_pixbuf_get_height(keptPixbuf.pointer)) / Double(scale)
    let side = Double(size)
    if width == side, height == side {
      return Surface(retaining: surface, isSymbolic: isSymbolic)
    }
    return try? Surface(
      width: side, height: side, scale: Double(scale), isSymbolic: isSymbolic
    ) { canvas in
      cairo_set_source_surface(
        canvas.context, surface, ((side - width) / 2).rounded(.down),
        ((side - height) / 2).rounded(.down))
      cairo_paint(canvas.context)
    }
  }
}
