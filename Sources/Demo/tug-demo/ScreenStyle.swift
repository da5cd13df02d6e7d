import CGtk
import GtkBridge

/// Stylesheets of the program's own, for nodes that a widget's style context does not reach.
@MainActor enum ScreenStyle {
  private static var names: Set<String> = []

  /// Adds the rules of `sheet` to the screen, once for each `name`.
  static func add(_ sheet: String, named name: String) {
    guard let screen = gdk_screen_get_default(), names.insert(name).inserted else { return }
    let provider = GObjectRef(adopting: gtk_css_provider_new())
    gtk_css_provider_load_from_data(provider.pointer, sheet, -1, nil)
    gtk_style_context_add_provider_for_screen(
      screen, OpaquePointer(provider.pointer), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
