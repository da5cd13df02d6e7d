import CGtk

/// The theme's colours for a plot in a widget.
@MainActor struct PlotColors {
  let background: GdkRGBA
  let text: GdkRGBA
  /// The colour of the plotted values.
  let line: GdkRGBA
  /// The colours of the offsets that arm a control, and of the limits of a pull.
  let warning: GdkRGBA
  let error: GdkRGBA

  /// The fraction of the text colour that is mixed into lines on a dark background.
  private static let lightening = 0.45

  /// Reads the colours of the theme of `widget`.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let style = gtk_widget_get_style_context(widget)
    var text = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &text)
    self.text = text
    /// Returns the theme's colour `name`, or the text colour if the theme does not define it.
    func color(_ name: String) -> GdkRGBA {
      var color = GdkRGBA()
      return gtk_style_context_lookup_color(style, name, &color).isTrue ? color : text
    }
    background = color("theme_base_color")
    let accent = color("theme_selected_bg_color")
    // In dark themes the accent colour is a background for white text, and too dark for a line.
    line =
      text.brightness > background.brightness
      ? accent.mixed(with: text, by: Self.lightening) : accent
    warning = color("warning_color")
    error = color("error_color")
  }
}

extension GdkRGBA {
  fileprivate var brightness: Double { red + green + blue }

  /// Returns a mix of this colour and the fraction `fraction` of `other`.
  fileprivate func mixed(with other: GdkRGBA, by fraction: Double) -> GdkRGBA {
    func mix(_ part: KeyPath<GdkRGBA, Double>) -> Double {
      self[keyPath: part] * (1 - fraction) + other[keyPath: part] * fraction
    }
    return GdkRGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }

  /// Makes this the drawing colour of `cairo`, with its alpha multiplied by `opacity`.
  func use(on cairo: OpaquePointer, opacity: Double = 1) {
    cairo_set_source_rgba(cairo, red, green, blue, alpha * opacity)
  }
}
