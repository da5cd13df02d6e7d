import CGtk
import Tug

/// Reads the theme's colours, for pages that draw themselves.
@MainActor enum ThemedColor {
  /// Returns the text colour of `widget`.
  static func words(of widget: UnsafeMutablePointer<GtkWidget>) -> Color {
    Color(ThemedText.color(of: widget))
  }

  /// Returns the theme's selection colour, or the text colour if the theme does not define one.
  static func selection(of widget: UnsafeMutablePointer<GtkWidget>) -> Color {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    guard gtk_style_context_lookup_color(style, "theme_selected_bg_color", &color).isTrue else {
      return words(of: widget)
    }
    return Color(color)
  }
}

extension Color {
  /// Converts a colour of GTK.
  fileprivate init(_ color: GdkRGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
