import CGtk
import CairoDrawing

extension Palette {
  /// The opacities of text colour over the background for derived colours.
  ///
  /// Adwaita has no names for these colours. Its dimmed labels have 0.55, which is too faint for
  /// readable text, and its hover has 0.05 to 0.1.
  private enum Opacity {
    static let secondaryText = 0.68
    static let separator = 0.12
    static let hover = 0.05
    static let pressed = 0.08
    static let control = 0.72
    static let insensitive = 0.5
    static let indicator = 0.55
  }

  /// The minimum contrasts of derived colours, unless the theme's own text has less.
  ///
  /// Source: WCAG 2.1, success criteria 1.4.3 and 1.4.11.
  private enum Contrast {
    static let text = 4.5
    static let mark = 3.0
  }

  /// Creates the colours that the theme and the program's stylesheets set for `widget` in its
  /// current state.
  ///
  /// For a theme without the usual names it uses Adwaita's colours, dark or light according to the
  /// theme's text colour.
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

    let background = Color(_tug_style_values(context).background)
    let base =
      background.alpha >= 1
      ? background
      : color("theme_base_color", unfocused: "theme_unfocused_base_color") ?? fallback.background
    var text = Color(foreground)
    let isDimmed = state.rawValue & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0
    if isDimmed {
      // Some themes do not dim insensitive text, so the list dims it. Do not ask for the colour of
      // another state: GTK would report a style change to all child nodes, and the list would ask
      // again.
      let usual = color("theme_text_color", unfocused: "theme_unfocused_text_color")
      if usual == nil || usual == text {
        text = text.mixed(into: base, fraction: Opacity.insensitive)
      }
    }
    let pressed = text.mixed(into: base, fraction: Opacity.pressed)
    let selectedText =
      color("theme_selected_fg_color", unfocused: "theme_unfocused_selected_fg_color")
      ?? fallback.selectedText
    let selection =
      color("theme_selected_bg_color", unfocused: "theme_unfocused_selected_bg_color")
      ?? fallback.selection
    let isTextLight = selectedText.luminance > selection.luminance
    let away = isTextLight ? Color(rgb: 0, 0, 0) : Color(rgb: 255, 255, 255)
    self.init(
      background: base, text: text,
      secondaryText: text.mixed(into: base, fraction: Opacity.secondaryText)
        .contrasting(Contrast.text, with: pressed, toward: text),
      separator: text.mixed(into: base, fraction: Opacity.separator),
      hover: text.mixed(into: base, fraction: Opacity.hover), pressed: pressed,
      selection: selection.contrasting(Contrast.text, with: selectedText, toward: away),
      selectedText: selectedText,
      focus: selection.contrasting(Contrast.mark, with: pressed, toward: text),
      indicator: text.faded(by: Opacity.indicator),
      control: text.mixed(into: base, fraction: Opacity.control))
    self.isDimmed = isDimmed
  }
}

extension Color {
  /// Creates a colour from GDK's `color`.
  init(_ color: GdkRGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
