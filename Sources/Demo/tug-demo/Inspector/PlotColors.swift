import CGtk

/// The colours of a widget's theme, as a plot uses them.
@MainActor struct PlotColors {
  let ground: GdkRGBA
  let text: GdkRGBA
  /// What is plotted.
  let line: GdkRGBA
  /// What a pull comes to, and what it does not go past.
  let warning: GdkRGBA
  let error: GdkRGBA

  /// The share of the words' colour in a line on a dark ground; chosen here.
  private static let lightening = 0.45

  /// Those of `widget`.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let style = gtk_widget_get_style_context(widget)
    var text = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &text)
    self.text = text
    /// The colour `name` of the theme, or the text's in one that lacks it.
    func color(_ name: String) -> GdkRGBA {
      var color = GdkRGBA()
      return gtk_style_context_lookup_color(style, name, &color).isTrue ? color : text
    }
    ground = color("theme_base_color")
    let accent = color("theme_selected_bg_color")
    // Dark themes have an accent that white words lie on: too dark for a line.
    line =
      text.brightness > ground.brightness ? accent.mixed(with: text, by: Self.lightening) : accent
    warning = color("warning_color")
    error = color("error_color")
  }
}

extension GdkRGBA {
  fileprivate var brightness: Double { red + green + blue }

  /// This colour with a share of `other`.
  fileprivate func mixed(with other: GdkRGBA, by share: Double) -> GdkRGBA {
    func mix(_ part: KeyPath<GdkRGBA, Double>) -> Double {
      self[keyPath: part] * (1 - share) + other[keyPath: part] * share
    }
    return GdkRGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }

  /// Makes it the colour that `cairo` draws in, at `opacity` of its own.
  func use(on cairo: OpaquePointer, opacity: Double = 1) {
    cairo_set_source_rgba(cairo, red, green, blue, alpha * opacity)
  }
}
