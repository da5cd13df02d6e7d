import CGtk
import Tug

/// The theme's colours, for pages that draw themselves.
@MainActor enum ThemedColor {
  /// The colour of the words of `widget`.
  static func words(of widget: UnsafeMutablePointer<GtkWidget>) -> Color {
    Color(ThemedText.color(of: widget))
  }

  /// The theme's colour of selections; that of the words in a theme without one.
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
  /// A colour of GTK's.
  fileprivate init(_ color: GdkRGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
