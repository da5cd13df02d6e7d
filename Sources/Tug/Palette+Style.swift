import CGtk
import CairoDrawing

extension Palette {
  /// Shares of the text colour, laid over the background.
  ///
  /// Adwaita has no names for these: its
  /// dimmed labels have .55, which is too faint for a line one reads, its hover .05 to .1.
  private enum Share {
    static let secondaryText = 0.68
    static let separator = 0.12
    static let pressed = 0.08
    static let control = 0.72
    static let insensitive = 0.5
  }

  /// The colours that the theme gives to `widget` in its present state.
  ///
  /// A theme without the usual names gets Adwaita's, dark or light as its own text colour is.
  @MainActor init(styleOf widget: UnsafeMutablePointer<GtkWidget>) {
    let context = gtk_widget_get_style_context(widget)
    let state = gtk_style_context_get_state(context)
    var foreground = GdkRGBA()
    gtk_style_context_get_color(context, state, &foreground)
    let fallback = Color(foreground).luminance > 0.5 ? Palette.dark : Palette.light
    let isBackdrop = state.rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0

    func color(_ name: String, unfocused: String) -> Color? {
      var found = GdkRGBA()
      if isBackdrop, gtk_style_context_lookup_color(context, unfocused, &found) != 0 {
        return Color(found)
      }
      return gtk_style_context_lookup_color(context, name, &found) != 0 ? Color(found) : nil
    }

    let base =
      color("theme_base_color", unfocused: "theme_unfocused_base_color") ?? fallback.background
    var text = color("theme_text_color", unfocused: "theme_unfocused_text_color") ?? fallback.text
    if state.rawValue & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 {
      text = text.mixed(into: base, share: Share.insensitive)
    }
    self.init(
      background: base, text: text,
      secondaryText: text.mixed(into: base, share: Share.secondaryText),
      separator: text.mixed(into: base, share: Share.separator),
      pressed: text.mixed(into: base, share: Share.pressed),
      selection: color("theme_selected_bg_color", unfocused: "theme_unfocused_selected_bg_color")
        ?? fallback.selection,
      selectedText: color("theme_selected_fg_color", unfocused: "theme_unfocused_selected_fg_color")
        ?? fallback.selectedText,
      control: text.mixed(into: base, share: Share.control))
  }
}

extension Color {
  /// The same colour from GDK.
  init(_ color: GdkRGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// `share` of this colour and the rest of `other`.
  func mixed(into other: Color, share: Double) -> Color {
    func mix(_ one: Double, _ two: Double) -> Double { one * share + two * (1 - share) }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
