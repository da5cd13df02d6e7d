import CGtk
import GtkBridge

/// A style sheet for single widgets, or for the whole screen.
@MainActor final class StyleSheet {
  private let provider = GObjectRef(adopting: gtk_css_provider_new())
  private static let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)

  /// Creates a style sheet with rules in GTK's syntax.
  init(_ rules: String) {
    gtk_css_provider_load_from_data(provider.pointer, rules, -1, nil)
  }

  /// Applies the rules to `widget` itself, not to the widgets inside it.
  func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), OpaquePointer(provider.pointer), Self.priority)
  }

  private static var names: Set<String> = []

  /// Applies `rules` to the screen, for CSS nodes that cannot be reached from a widget.
  ///
  /// Does nothing if rules with this `name` were already applied.
  static func applyToScreen(_ rules: String, named name: String) {
    guard let screen = gdk_screen_get_default(), names.insert(name).inserted else { return }
    let sheet = StyleSheet(rules)
    gtk_style_context_add_provider_for_screen(
      screen, OpaquePointer(sheet.provider.pointer), priority)
  }
}
