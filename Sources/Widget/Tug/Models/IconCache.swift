import CGtk
import CairoDrawing
import GtkBridge

/// A cache of the images of row icons for one icon theme.
///
/// The keys include size and scale. Images that are not in the theme, such as those of files, are
/// read in the background.
@MainActor final class IconCache {
  private struct Key: Hashable {
    var icon: Icon
    var size: Int32
    var scale: Int32
  }

  /// The maximum number of images in each of ``pictures`` and ``formerPictures``: more than any list
  /// shows at once.
  private static let limit = 512
  /// The maximum number of images that are read at the same time, and that wait for it.
  private static let maximumReading = 4
  private static let maximumWaiting = 128
  /// The name of a file icon that every icon theme has.
  private static let fallbackName = "text-x-generic"

  private var pictures: [Key: Surface?] = [:]
  /// The images that were not used since ``pictures`` was full.
  private var formerPictures: [Key: Surface?] = [:]
  /// The images to read; the last one was requested last, so it is visible and is read first.
  private var waiting: [(key: Key, info: GObjectRef<OpaquePointer>)] = []
  private var readingCount = 0
  /// Cancels reading when the images are dropped.
  private var cancellable = IconCache.newCancellable()
  private var changed: (@MainActor () -> Void)?
  private var theme: GObjectRef<UnsafeMutablePointer<GtkIconTheme>>?
  private var connection: UInt = 0

  /// Returns the image of `icon` at `size` points, with `scale` pixels per point.
  ///
  /// If the theme of `widget` lacks the icon, the image is blank, or a generic file icon for a
  /// content type. It is also blank while it is read; the function of ``watch(_:changed:)`` is called
  /// when this has ended. Returns `nil` if no image can be created.
  func picture(
    of icon: Icon, size: Int32, scale: Int32, for widget: UnsafeMutablePointer<GtkWidget>
  ) -> Surface? {
    let key = Key(icon: icon, size: size, scale: scale)
    if let known = pictures[key] { return known }
    if let former = formerPictures[key] {
      keep(former, for: key)
      return former
    }
    let picture = load(key, for: widget)
    keep(picture, for: key)
    return picture
  }

  private func keep(_ picture: Surface?, for key: Key) {
    if pictures.count >= Self.limit { (formerPictures, pictures) = (pictures, [:]) }
    pictures[key] = .some(picture)
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
    self.changed = changed
    connection = SignalConnection.connect(pointer, "changed") { [weak self] in
      self?.drop()
      changed()
    }
  }

  /// Drops all images and stops following the theme.
  func stop() {
    if let theme { SignalConnection.disconnect(theme.pointer, connection) }
    theme = nil
    connection = 0
    changed = nil
    drop()
  }

  private func drop() {
    (pictures, formerPictures, waiting) = ([:], [:], [])
    g_cancellable_cancel(cancellable.pointer)
    cancellable = Self.newCancellable()
    readingCount = 0
  }

  private static func newCancellable() -> GObjectRef<UnsafeMutablePointer<GCancellable>> {
    GObjectRef(adopting: g_cancellable_new())
  }

  private func load(_ key: Key, for widget: UnsafeMutablePointer<GtkWidget>) -> Surface? {
    let (size, scale) = (key.size, key.scale)
    let found: OpaquePointer? =
      switch key.icon.source {
      case .name(let name): g_themed_icon_new_with_default_fallbacks(name)
      case .contentType(let type): g_content_type_get_icon(type)
      case .serialized(let text): g_icon_new_for_string(text, nil)
      case .given(let icon): OpaquePointer(g_object_ref(UnsafeMutableRawPointer(icon.pointer)))
      }
    guard let found else { return Self.blank(size: size, scale: scale) }
    let icon = GObjectRef(adopting: found)
    if let info = Self.info(icon, size: size, scale: scale, for: widget) {
      guard Self.isInMemory(icon.pointer) else {
        read(info, for: key)
        return Self.blank(size: size, scale: scale)
      }
      let pixbuf = gtk_icon_info_load_icon(info.pointer, nil)
      if let picture = Self.picture(adopting: pixbuf, info, size, scale) { return picture }
    }
    // The theme may lack an icon for this content type, so use a generic file icon.
    if case .contentType = key.icon.source {
      return picture(of: .named(Self.fallbackName), size: size, scale: scale, for: widget)
    }
    return Self.blank(size: size, scale: scale)
  }

  /// Returns whether an icon can be drawn without reading files other than the theme's.
  private static func isInMemory(_ icon: OpaquePointer) -> Bool {
    [g_themed_icon_get_type(), gdk_pixbuf_get_type()].contains {
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(icon).assumingMemoryBound(to: GTypeInstance.self), $0
      ).isTrue
    }
  }

  // MARK: Reading

  private func read(_ info: GObjectRef<OpaquePointer>, for key: Key) {
    waiting.append((key, info))
    if waiting.count > Self.maximumWaiting {
      let dropped = waiting.removeFirst().key
      (pictures[dropped], formerPictures[dropped]) = (nil, nil)
    }
    readNext()
  }

  private func readNext() {
    guard readingCount < Self.maximumReading, let (key, info) = waiting.popLast() else { return }
    readingCount += 1
    let cancellable = cancellable
    let done: PixbufHandler = { [weak self] pixbuf in
      let picture = Self.picture(adopting: pixbuf, info, key.size, key.scale)
      guard let self, cancellable.pointer == self.cancellable.pointer else { return }
      readingCount -= 1
      readNext()
      // An image that cannot be read stays blank.
      guard let picture else { return }
      keep(picture, for: key)
      changed?()
    }
    gtk_icon_info_load_icon_async(
      info.pointer, cancellable.pointer,
      { info, result, data in
        let pixbuf = gtk_icon_info_load_icon_finish(OpaquePointer(info), result, nil)
        nonisolated(unsafe) let (read, data) = (pixbuf, data)
        assumeMainActor { ClosureBox<PixbufHandler>.closure(at: data)?(read) }
        releaseClosureBox(data)
      }, ClosureBox<PixbufHandler>(done).retained())
  }

  private typealias PixbufHandler = @MainActor (OpaquePointer?) -> Void

  // MARK: Images

  /// Returns a blank image, so that the texts of all rows stay aligned.
  private static func blank(size: Int32, scale: Int32) -> Surface? {
    try? Surface(width: Double(size), height: Double(size), scale: Double(scale)) { _ in }
  }

  private static func info(
    _ gicon: GObjectRef<OpaquePointer>, size: Int32, scale: Int32,
    for widget: UnsafeMutablePointer<GtkWidget>
  ) -> GObjectRef<OpaquePointer>? {
    let theme = gtk_icon_theme_get_for_screen(gtk_widget_get_screen(widget))
    let flags = GtkIconLookupFlags(rawValue: GTK_ICON_LOOKUP_FORCE_SIZE.rawValue)
    return gtk_icon_theme_lookup_by_gicon_for_scale(theme, gicon.pointer, size, scale, flags)
      .map { GObjectRef(adopting: $0) }
  }

  /// Returns the image of a loaded icon, centred in a square of `size` points.
  private static func picture(
    adopting pixbuf: OpaquePointer?, _ info: GObjectRef<OpaquePointer>, _ size: Int32,
    _ scale: Int32
  ) -> Surface? {
    let isSymbolic = gtk_icon_info_is_symbolic(info.pointer).isTrue
    guard let pixbuf else { return nil }
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
