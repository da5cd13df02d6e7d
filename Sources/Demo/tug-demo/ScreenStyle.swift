import CGtk
import GtkBridge

/// Adds style sheets to the screen, for CSS nodes that cannot be reached from a widget's style
/// context.
@MainActor enum ScreenStyle {
  private static var names: Set<String> = []

  /// Adds the rules of `sheet`.
  ///
  /// Does nothing if a sheet with this `name` was already added.
  static func add(_ sheet: String, named name: String) {
    guard let screen = gdk_screen_get_default(), names.insert(name).inserted else { return }
    let provider = GObjectRef(adopting: gtk_css_provider_new())
    gtk_css_provider_load_from_data(provider.pointer, sheet, -1, nil)
    gtk_style_context_add_provider_for_screen(
      screen, OpaquePointer(provider.pointer), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
