import CGtk
import GtkBridge

/// The widgets in a widget, at any depth.
@MainActor enum Descendants {
  /// Returns the outermost widgets of `type` among `widget` and its descendants.
  ///
  /// They include internal ones, such as the title of a header bar.
  static func of(
    _ type: GType, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    if isA(widget, type) { return [widget] }
    guard isA(widget, gtk_container_get_type()) else { return [] }
    let found = Children()
    gtk_container_forall(
      widget.raw.of(GtkContainer.self),
      { child, data in
        guard let child, let data else { return }
        Unmanaged<Children>.fromOpaque(data).takeUnretainedValue().widgets.append(child)
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.widgets.flatMap { of(type, in: $0) }
  }

  private final class Children {
    var widgets: [UnsafeMutablePointer<GtkWidget>] = []
  }

  private static func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
    g_type_check_instance_is_a(widget.raw.of(GTypeInstance.self), type).isTrue
  }
}
